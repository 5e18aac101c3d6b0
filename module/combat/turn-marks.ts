import type { Encounter, TurnMark } from "../model/encounter.js";
import type { CreatureId } from "../model/ids.js";
import { keepFor } from "../rules/kept.js";

/** Place among the noted turns of the one that is played, or was last; below zero before the first. */
export const placeOfTurn = ({ turns, ahead }: Encounter): number => turns.length - 1 - ahead;

/** The turns that have begun but lie after the one that is played, in their order. */
export const turnsAhead = ({ turns, ahead }: Encounter): readonly TurnMark[] =>
  ahead === 0 ? [] : turns.slice(-ahead);

/**
 * The place of a creature's turn that began together with the running one and is as open as it: it may act now as well.
 * Null where it has none, or is the one whose turn is played.
 */
export function placeInGroup(encounter: Encounter, creature: CreatureId): number | null {
  const { turns, active } = encounter;
  const running = turns[placeOfTurn(encounter)];
  if (active === null || active === creature || !running?.group || running.creature !== active || running.ended)
    return null;
  const place = turns.findLastIndex(
    (mark) => mark.creature === creature && mark.group === running.group && mark.round === running.round && !mark.ended,
  );
  return place < 0 ? null : place;
}

/** The fight as a creature of the running group finds it when it acts; the same fight for everybody else. */
export function inTurnOf(encounter: Encounter, creature: CreatureId): Encounter {
  if (placeInGroup(encounter, creature) === null) return encounter;
  const known = shared(encounter).get(creature);
  if (known) return known;
  const own = { ...encounter, active: creature };
  shared(encounter).set(creature, own);
  return own;
}

/** One fight for each who shares the turn, so that what is worked out for it can be kept. */
const shared = keepFor((_encounter: Encounter) => new Map<CreatureId, Encounter>());
