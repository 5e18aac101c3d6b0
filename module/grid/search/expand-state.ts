import { STEP_X, STEP_Y } from "../board/direction.js";
import { rowOf } from "../board/layout.js";
import { estimate, type Aim } from "./estimate.js";
import type { MoveGraph } from "./move-graph.js";
import {
  bucketOf,
  COST_SHIFT,
  ENTRY_BITS,
  growQueue,
  QUEUED_BY_STATE,
  type Mark,
  type SearchSpace,
} from "./search-space.js";

/**
 * Enters every neighbour that can be reached cheaper from a state than known before, by every rule there is. States are
 * queued by what they cost and what is still to come.
 *
 * @param mark - the state's own, with how it was entered: no search goes straight back
 */
export function expandState(graph: MoveGraph, space: SearchSpace, state: number, mark: Mark, aim: Aim): void {
  const { board, costs, costsByDirection, lowWallCosts } = graph;
  const { steps, stride } = board;
  const { marks, heads } = space;
  const queue = space.queued + QUEUED_BY_STATE > space.queue.length ? growQueue(space) : space.queue;
  const cell = state >> 1;
  const parity = state & 1;
  const flips = graph.diagonals === "alternating" ? 1 : 0;
  const diagonalCosts = costs[1 + parity] ?? costs[0];
  const low = graph.lowWalls === null ? 0 : (graph.lowWalls[cell] ?? 0);
  const from = mark & ~ENTRY_BITS;
  const dy = aim.row - rowOf(board, cell);
  const dx = aim.goal - cell - dy * stride;
  // The bit of the way back; for the start it lies beyond all directions.
  for (let exits = (graph.ways[cell] ?? 0) & ~(1 << (mark ^ 4)); exits !== 0; exits &= exits - 1) {
    const direction = 31 - Math.clz32(exits & -exits);
    const next = cell + (steps[direction] ?? 0);
    const odd = direction & 1;
    let table = odd === 0 ? costs[0] : diagonalCosts;
    if (costsByDirection !== null) table = costsByDirection[direction] ?? table;
    if (((low >> direction) & 1) !== 0) table = lowWallCosts[odd === 0 ? 0 : 1 + parity] ?? table;
    const step = table[next] ?? 0;
    const total = (from + (step << COST_SHIFT)) | 0;
    const target = next * 2 + (parity ^ (odd & flips));
    if (step === 0 || total + ENTRY_BITS >= (marks[target] ?? 0)) continue;
    marks[target] = total | direction;
    const ahead = estimate(aim, dx - (STEP_X[direction] ?? 0), dy - (STEP_Y[direction] ?? 0), target & 1);
    const bucket = bucketOf(heads, total, ahead);
    queue[space.queued] = target;
    queue[space.queued + 1] = heads[bucket] ?? 0;
    heads[bucket] = space.queued;
    space.queued += 2;
  }
}
