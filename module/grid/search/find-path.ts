import { rowOf } from "../board/layout.js";
import { createAim, estimate, type Aim } from "./estimate.js";
import { expandState } from "./expand-state.js";
import { MAX_BUDGET, type FloodRequest } from "./flood.js";
import { FREE, type MoveGraph } from "./move-graph.js";
import {
  beginSearch,
  bucketOf,
  costOfState,
  createSearchSpace,
  EMPTY,
  queueStart,
  SETTLED,
  type Mark,
  type SearchSpace,
} from "./search-space.js";
import { traceState } from "./trace-state.js";

/** A way to one place. */
export interface FoundPath {
  /** Array positions from the start to the goal, both included. */
  readonly path: readonly number[];
  readonly cost: number;
  /** Parity of diagonals after the path. */
  readonly parity: 0 | 1;
}

/** Where a path begins and ends. */
export interface PathRequest extends Omit<FloodRequest, "budget"> {
  readonly goal: number;
  /** Default `MAX_BUDGET`. */
  readonly budget?: number;
}

/** No state has more than its own step, the way back of it, and the worth of two steps ahead of the one before it. */
const RING_STEPS = 3;

/**
 * Finds a cheapest path to one place (A* over a ring of buckets), or null where there is none within the budget or the
 * mover may not stop at the goal. For many goals from one start, `flood` once and trace.
 */
export function findPath(
  graph: MoveGraph,
  request: PathRequest,
  space: SearchSpace = createSearchSpace(graph.board),
): FoundPath | null {
  const { start, goal, parity = 0 } = request;
  if (graph.standing[goal] !== FREE) return null;
  const zero = beginSearch(space, graph.maxStep * RING_STEPS);
  const aim = createAim(graph, goal);
  const first = start * 2 + (graph.diagonals === "alternating" ? parity : 0);
  const rows = aim.row - rowOf(graph.board, start);
  const ahead = estimate(aim, goal - start - rows * graph.board.stride, rows, first & 1);
  queueStart(space, first, zero, ahead);
  const state = settleUntil(graph, space, aim, zero, ahead, Math.min(request.budget ?? MAX_BUDGET, MAX_BUDGET));
  if (state === null) return null;
  return { path: traceState(graph, space, state), cost: costOfState(space, state), parity: (state & 1) === 0 ? 0 : 1 };
}

/** Settles states in the order of cost and estimate; the goal's state, or null where no bucket holds any more. */
function settleUntil(
  graph: MoveGraph,
  space: SearchSpace,
  aim: Aim,
  zero: Mark,
  least: number,
  budget: number,
): number | null {
  const { marks, heads } = space;
  for (let sum = least, idle = 0; sum <= budget && idle < heads.length; sum++) {
    const bucket = bucketOf(heads, zero, sum);
    idle = heads[bucket] === EMPTY ? idle + 1 : 0;
    // Steps that cost as much as the estimate falls push into this very bucket. The newest is taken first: over open
    // ground that goes straight on to the goal, where the oldest first would visit all that lies between.
    for (let at = heads[bucket] ?? EMPTY; at !== EMPTY; at = heads[bucket] ?? EMPTY) {
      const state = space.queue[at] ?? 0;
      heads[bucket] = space.queue[at + 1] ?? EMPTY;
      const mark = marks[state] ?? 0;
      // Entered again at a lower cost, and settled there.
      if ((mark & SETTLED) !== 0) continue;
      marks[state] = mark | SETTLED;
      if (state >> 1 === aim.goal) return state;
      expandState(graph, space, state, mark, aim);
    }
  }
  return null;
}
