import { OCCUPIED, type MoveGraph } from "./move-graph.js";
import { growBucket, UNTOUCHED, type SearchSpace } from "./search-space.js";

/** Least possible cost from a state to where a search wants to go. */
export type Estimate = (state: number) => number;

/**
 * Enters every neighbour that can be reached cheaper from a state than known before, within the budget. States are
 * pushed by their cost, or by cost and estimate together where the search has a goal. The inner loop of all searches:
 * what `touchState` and `pushState` do is written out in it.
 */
export function expandState(
  graph: MoveGraph,
  space: SearchSpace,
  state: number,
  cost: number,
  budget: number,
  estimate: Estimate | null,
): void {
  const { costs, costsByDirection, lowWallCosts, standing } = graph;
  const { steps } = graph.board;
  const known = space.cost;
  const cell = state >> 1;
  const flips = graph.diagonals === "alternating" ? 1 : 0;
  const diagonalCosts = costs[1 + (state & 1)] ?? costs[0];
  const low = graph.lowWalls === null ? 0 : (graph.lowWalls[cell] ?? 0);
  for (let exits = graph.exits[cell] ?? 0; exits !== 0; exits &= exits - 1) {
    const direction = 31 - Math.clz32(exits & -exits);
    const next = cell + (steps[direction] ?? 0);
    const odd = direction & 1;
    let table = odd === 0 ? costs[0] : diagonalCosts;
    if (costsByDirection !== null) table = costsByDirection[direction] ?? table;
    if (((low >> direction) & 1) !== 0) table = lowWallCosts[odd === 0 ? 0 : 1 + (state & 1)] ?? table;
    const step = table[next] ?? 0;
    const total = cost + step;
    const target = next * 2 + ((state & 1) ^ (odd & flips));
    const before = known[target] ?? 0;
    if (step === 0 || total >= before || total > budget || standing[next] === OCCUPIED) continue;
    if (before === UNTOUCHED) space.touched[space.touchedCount++] = target;
    known[target] = total;
    space.direction[target] = direction;
    const slot = (estimate === null ? total : total + estimate(target)) & (space.ring.length - 1);
    const count = space.ringCounts[slot] ?? 0;
    let bucket = space.ring[slot];
    if (bucket === undefined || count === bucket.length) bucket = growBucket(space, slot);
    bucket[count] = target;
    space.ringCounts[slot] = count + 1;
  }
}
