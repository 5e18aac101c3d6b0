import type { Encounter } from "../../model/encounter.js";

/** Core's own idea of whose turn it is. */
export interface TurnState {
  readonly round: number;
  readonly turn: number | null;
}

/** A change of core's round and turn, with its direction in time. `turn` null: nobody's, between those of a phase. */
export interface TurnChange {
  readonly round: number;
  readonly turn: number | null;
  readonly direction: 1 | -1;
}

/** Combatants in the ledger's order; those that it doesn't know come last, in the order given. */
export function orderIds(encounter: Encounter, ids: readonly string[]): string[] {
  const known = encounter.order.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.some((other) => other === id))];
}

/**
 * What core's round and turn have to become so that they show the ledger; null where they do. Between two turns they
 * stay as they are, but where there is such a time: in a game of phases.
 */
export function turnChange(
  current: TurnState,
  encounter: Encounter,
  ids: readonly string[],
  { inPhases = false } = {},
): TurnChange | null {
  if (encounter.round === 0) return null;
  if (encounter.active === null) {
    if (!inPhases || (current.round === encounter.round && current.turn === null)) return null;
    return { round: encounter.round, turn: null, direction: encounter.round < current.round ? -1 : 1 };
  }
  const turn = orderIds(encounter, ids).indexOf(encounter.active);
  if (turn < 0 || (current.round === encounter.round && current.turn === turn)) return null;
  const forward =
    encounter.round > current.round || (encounter.round === current.round && turn >= (current.turn ?? -1));
  return { round: encounter.round, turn, direction: forward ? 1 : -1 };
}
