import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import type { FightSession } from "./fight-session.js";

/** The creatures of the fight whose tokens this user has targeted, in the order of targeting. */
export function targetedCreatures({ combat }: FightSession): CreatureId[] {
  return [...game.user.targets].flatMap((token) => {
    const found = combat.combatants.find((combatant) => combatant.tokenId === token.document.id);
    return found?.id ? [creatureId(found.id)] : [];
  });
}
