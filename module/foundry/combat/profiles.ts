import type { CreatureId } from "../../model/ids.js";
import type { Profile } from "../../model/profile.js";
import { creatureId } from "../../table/host.js";
import { spaceOf } from "../board/place.js";
import { withHomeMade } from "../documents/home-made.js";
import type { Game } from "../port/active-game.js";
import { fightToken } from "./fight-scene.js";

const SIDES: Readonly<Record<number, string>> = { [-2]: "secret", [-1]: "hostile", 0: "neutral", 1: "friendly" };

/** What the actors of a combat say of themselves; a combatant whose actor isn't of this game has no profile. */
export function profilesOf(combat: Combat.Implementation, game: Game): Map<CreatureId, Profile> {
  const combatants = combat.combatants.contents;
  const unseen = unseenBy(combatants);
  const profiles = combatants.flatMap((combatant): [CreatureId, Profile][] => {
    const profile = combatant.id ? profileOf(combatant, combatant.id, game, unseen(combatant)) : null;
    return profile ? [[profile.id, profile]] : [];
  });
  return new Map(profiles);
}

function profileOf(
  combatant: Combatant.Implementation,
  id: string,
  { face, ruleset }: Game,
  unseen: readonly CreatureId[],
): Profile | null {
  const token = fightToken(combatant);
  const actor = combatant.actor;
  const said = actor ? face.profileOf(actor, token) : null;
  if (!actor || !said) return null;
  return {
    ...withHomeMade(said, actor, ruleset.homeMade),
    id: creatureId(id),
    name: combatant.name ?? "",
    side: SIDES[(token ?? combatant.token)?.disposition ?? 0] ?? "neutral",
    ...(token ? { space: spaceOf(token) } : {}),
    unseen,
    located: [],
  };
}

type Unseen = (by: Combatant.Implementation) => readonly CreatureId[];

/** A hidden token is unseen by the other sides, an invisible creature by everybody else, and the blind see nobody. */
function unseenBy(combatants: readonly Combatant.Implementation[]): Unseen {
  const { INVISIBLE, BLIND } = CONFIG.specialStatusEffects;
  const has = (combatant: Combatant.Implementation, status: string): boolean =>
    combatant.actor?.statuses.has(status) ?? false;
  return (by) => {
    const blind = has(by, BLIND);
    const side = fightToken(by)?.disposition;
    return combatants.flatMap((other) => {
      if (other.id === by.id || !other.id) return [];
      const token = fightToken(other);
      const hidden = token?.hidden === true && token.disposition !== side;
      return blind || hidden || has(other, INVISIBLE) ? [creatureId(other.id)] : [];
    });
  };
}
