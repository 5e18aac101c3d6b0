import { createEstimate } from "./estimate.js";
import { expandState, type Estimate } from "./expand-state.js";
import { MAX_BUDGET, type FloodRequest } from "./flood.js";
import { FREE, type MoveGraph } from "./move-graph.js";
import { createSearchSpace, pushState, resetSearchSpace, START, touchState, type SearchSpace } from "./search-space.js";
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
  resetSearchSpace(space, graph.maxStep * RING_STEPS);
  const estimate = createEstimate(graph, goal);
  const budget = Math.min(request.budget ?? MAX_BUDGET, MAX_BUDGET);
  const first = start * 2 + (graph.diagonals === "alternating" ? parity : 0);
  touchState(space, first, 0, START);
  pushState(space, first, estimate(first));
  const state = settleUntil(graph, space, goal, budget, estimate, estimate(first));
  if (state === null) return null;
  return {
    path: traceState(graph, space, state),
    cost: space.cost[state] ?? 0,
    parity: (state & 1) === 0 ? 0 : 1,
  };
}

/** Settles states in the order of cost and estimate; the goal's state, or null where no bucket holds any more. */
function settleUntil(
  graph: MoveGraph,
  space: SearchSpace,
  goal: number,
  budget: number,
  estimate: Estimate,
  from: number,
): number | null {
  const { ring, ringCounts } = space;
  for (let sum = from, idle = 0; sum <= budget && idle < ring.length; sum++) {
    const slot = sum & (ring.length - 1);
    idle = ringCounts[slot] === 0 ? idle + 1 : 0;
    // Steps that cost as much as the estimate falls push into this very bucket. The newest is taken first: over open
    // ground that goes straight on to the goal, where the oldest first would visit all that lies between.
    for (let count = ringCounts[slot] ?? 0; count > 0; count = ringCounts[slot] ?? 0) {
      ringCounts[slot] = count - 1;
      const state = ring[slot]?.[count - 1] ?? 0;
      const cost = space.cost[state] ?? 0;
      if (cost + estimate(state) !== sum) continue;
      if (state >> 1 === goal) return state;
      expandState(graph, space, state, cost, budget, estimate);
    }
  }
  return null;
}
