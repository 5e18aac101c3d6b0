import { STEP_X, STEP_Y } from "../../grid/board/direction.js";
import { cellIndex } from "../../grid/board/layout.js";
import { footprintDistance } from "../../grid/footprint/distance.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import { pathCost } from "../../grid/search/path-cost.js";
import type { Cell } from "../../model/position.js";
import type { Situation } from "../../rules/situation.js";
import { placeAt } from "./distance.js";
import { findFighter, footprintOf, type Fighter } from "./fighter.js";
import { moverGraph } from "./movement/mover-graph.js";

/** What a window asks in which somebody chooses where a creature gives way to. */
export const DISPLACED = "displaced";

/** Squares next to a creature into which it may give way: out of the space that somebody takes, in no one else's. */
export function givingWay(situation: Situation, creature: Fighter, taker: Fighter, taken: Footprint | null): Cell[] {
  const { board } = situation;
  const at = creature.state.position?.cell;
  if (!board || !at) return [];
  // Whoever takes the space stands in it in a moment, wherever it stands now.
  const graph = moverGraph(situation, board, creature, { pushed: true, over: taker.id });
  return STEP_X.map((dx, i): Cell => [at[0] + dx, at[1] + (STEP_Y[i] ?? 0)]).filter((cell) => {
    const place = placeAt(situation, creature, cell);
    if (!place || (taken && footprintDistance(board, place.footprint, taken) === 0)) return false;
    return pathCost(graph, [cellIndex(board, at[0], at[1]), place.footprint.cell]).refused === null;
  });
}

interface Displacement {
  readonly taker: Fighter;
  /** The squares to choose from. */
  readonly cells: readonly Cell[];
}

/** The displacement that an open window asks about for this creature; null: none. */
export function displacedBy(situation: Situation, creature: Fighter): Displacement | null {
  const window = situation.encounter.windows.findLast(({ of, against }) => of === DISPLACED && against === creature.id);
  const task = situation.encounter.tasks.find(({ id }) => id === window?.task);
  if (!window || !task) return null;
  const other = findFighter(situation, window.cause);
  if (!other) return null;
  return {
    taker: other,
    cells: givingWay(situation, creature, other, takenBy(situation, other, task.plan.move?.path)),
  };
}

/** The space at the end of a way, or where somebody stands. */
export function takenBy(situation: Situation, taker: Fighter, path: readonly Cell[] | undefined): Footprint | null {
  const end = path?.at(-1);
  return end ? (placeAt(situation, taker, end)?.footprint ?? null) : footprintOf(situation, taker);
}
