import { OCCUPIED, type MoveGraph } from "./move-graph.js";
import { pushState, touchState, type SearchSpace } from "./search-space.js";

/** Least possible cost from a state to where a search wants to go. */
export type Estimate = (state: number) => number;

/**
 * Enters every neighbour that can be reached cheaper from a state than known before, within the budget. States are
 * pushed by their cost, or by cost and estimate together where the search has a goal.
 */
export function expandState(
  graph: MoveGraph,
  space: SearchSpace,
  state: number,
  cost: number,
  budget: number,
  estimate: Estimate | null,
): void {
  const { steps } = graph.board;
  const cell = state >> 1;
  const parity = state & 1;
  const flips = graph.diagonals === "alternating" ? 1 : 0;
  const low = graph.lowWalls === null ? 0 : (graph.lowWalls[cell] ?? 0);
  for (let exits = graph.exits[cell] ?? 0; exits !== 0; exits &= exits - 1) {
    const direction = 31 - Math.clz32(exits & -exits);
    const next = cell + (steps[direction] ?? 0);
    const odd = direction & 1;
    const costs = ((low >> direction) & 1) === 0 ? graph.costs : graph.lowWallCosts;
    const step = costs[odd === 0 ? 0 : parity === 0 ? 1 : 2][next] ?? 0;
    const total = cost + step;
    const target = next * 2 + (parity ^ (odd & flips));
    if (step === 0 || total > budget || total >= (space.cost[target] ?? 0)) continue;
    if (graph.standing[next] === OCCUPIED) continue;
    touchState(space, target, total, direction);
    pushState(space, target, estimate === null ? total : total + estimate(target));
  }
}
