import type { Entrant } from "../../model/command.js";
import type { ConditionState } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import type { Position } from "../../model/position.js";
import { creatureId } from "../../table/host.js";
import { positionAt } from "../board/place.js";
import type { Face } from "../face.js";
import { withTokenFacing } from "../facing/token-facing.js";
import type { FightSession } from "../port/fight-session.js";
import { policyOf, reactionsOf } from "./chance-policy.js";
import { fightToken } from "./fight-scene.js";
import { livingActor } from "./living-actor.js";

/** Where a combatant's token stands by its document; null without one on the fight's scene. */
function documentPosition(combatant: Combatant.Implementation, face: Face): Position | null {
  const token = fightToken(combatant);
  return token?.parent ? withTokenFacing(positionAt(token.parent.grid, token._source), token, face) : null;
}

/** The conditions of the game that the actor's status effects show. */
export function documentConditions(actor: Actor.Implementation, face: Face): ConditionState[] {
  return face.conditions.filter(({ id }) => actor.statuses.has(id)).map(({ id }) => ({ id }));
}

/** A combatant as it enters the fight; null for one whose actor isn't of this game. */
export function entrantOf(combatant: Combatant.Implementation, session: FightSession): Entrant | null {
  const actor = livingActor(combatant);
  const id = combatant.id ? creatureId(combatant.id) : null;
  if (!actor || !id || !session.scene.profiles.has(id)) return null;
  const policy = policyOf(actor);
  const reactions = reactionsOf(actor);
  return {
    id,
    position: documentPosition(combatant, session.face),
    conditions: documentConditions(actor, session.face),
    vitals: session.face.vitalsOf(actor),
    ...(policy && { chances: policy }),
    ...(reactions && { reactions }),
  };
}

/** Everybody who can take part, in the order of turns. */
export function entrantsOf(session: FightSession): Entrant[] {
  return session.combat.turns
    .filter((combatant) => !combatant.isDefeated)
    .flatMap((combatant) => entrantOf(combatant, session) ?? []);
}

/** The order of turns with a newcomer in its place by initiative, among those who have theirs. */
export function orderWith(session: FightSession, newcomer: CreatureId): CreatureId[] {
  const order = session.encounter.order.filter((id) => id !== newcomer);
  const initiative = (id: CreatureId): number => session.combatantOf(id)?.initiative ?? Number.NEGATIVE_INFINITY;
  const place = order.findIndex((id) => initiative(id) < initiative(newcomer));
  return place < 0 ? [...order, newcomer] : [...order.slice(0, place), newcomer, ...order.slice(place)];
}
