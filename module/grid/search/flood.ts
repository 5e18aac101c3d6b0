import { NO_AIM } from "./estimate.js";
import { expandState } from "./expand-state.js";
import { FREE, type MoveGraph } from "./move-graph.js";
import {
  beginSearch,
  bucketOf,
  COST_SHIFT,
  costOfState,
  createSearchSpace,
  EMPTY,
  ENTRY_BITS,
  growQueue,
  QUEUED_BY_STATE,
  queueStart,
  type Mark,
  type SearchSpace,
} from "./search-space.js";
import { bestState, isStart, previousState, traceState } from "./trace-state.js";

/** Where a flood begins and how far it may go. */
export interface FloodRequest {
  /** Array position of the mover's top-left cell. */
  readonly start: number;
  /** In the unit of the graph's costs; at most `MAX_BUDGET`. */
  readonly budget: number;
  /** 1 where the first diagonal is an odd one. Default 0. */
  readonly parity?: 0 | 1;
}

/** Every place within a budget. Filled anew by each flood that it is handed to. */
export interface Flood {
  graph: MoveGraph;
  /** Top-left cells that were reached, cheapest first; a cell stands twice where both parities reach it. */
  readonly settled: Int32Array;
  settledCount: number;
  readonly space: SearchSpace;
}

/** Largest budget, and so the largest cost a search can tell. */
export const MAX_BUDGET = 0xfffe;

/** Makes room for floods over boards of the graph's size. */
export function createFlood(graph: MoveGraph): Flood {
  const space = createSearchSpace(graph.board);
  return { graph, space, settled: new Int32Array(space.marks.length), settledCount: 0 };
}

/**
 * Finds the cheapest way to every place within the budget. Both parities are kept to the end: where terrain multiplies,
 * arriving even isn't always better than arriving odd. `into` is overwritten; it must be of a board of the same size.
 */
export function flood(graph: MoveGraph, request: FloodRequest, into: Flood = createFlood(graph)): Flood {
  const { space } = into;
  into.graph = graph;
  into.settledCount = 0;
  const zero = beginSearch(space, graph.maxStep);
  queueStart(space, request.start * 2 + (graph.diagonals === "alternating" ? (request.parity ?? 0) : 0), zero, 0);
  const budget = Math.min(request.budget, MAX_BUDGET);
  space.limit = zero + (budget << COST_SHIFT) + ENTRY_BITS;
  for (let cost = 0, idle = 0; cost <= budget && idle < space.heads.length; cost++) {
    idle = drainBucket(into, zero + (cost << COST_SHIFT)) ? 0 : idle + 1;
  }
  return into;
}

/**
 * Settles every state of one cost (told by its mark) and enters what can be reached from it; false where there was none.
 * This is where a flood spends its time: the directions are written out, and what they need is at hand in variables.
 */
function drainBucket(into: Flood, here: Mark): boolean {
  const { graph, space, settled } = into;
  const { marks, heads } = space;
  const { ways, lowWalls, costsByDirection } = graph;
  const { stride } = graph.board;
  const [straight, even, odd] = graph.costs;
  const flips = graph.diagonals === "alternating" ? 1 : 0;
  const bucket = bucketOf(heads, here, 0);
  let { queue, queued: used } = space;
  let count = into.settledCount;
  let at = heads[bucket] ?? EMPTY;
  if (at === EMPTY) return false;
  heads[bucket] = EMPTY;
  for (; at !== EMPTY; at = queue[at + 1] ?? EMPTY) {
    const state = queue[at] ?? 0;
    const mark = marks[state] ?? 0;
    // A state that was entered again at a lower cost has been settled there.
    if ((mark & ~ENTRY_BITS) !== here) continue;
    const cell = state >> 1;
    settled[count++] = cell;
    if (costsByDirection !== null || (lowWalls !== null && lowWalls[cell] !== 0)) {
      space.queued = used;
      expandState(graph, space, state, mark, NO_AIM);
      ({ queue, queued: used } = space);
      continue;
    }
    if (used + QUEUED_BY_STATE > queue.length) queue = growQueue(space);
    // Not straight back; for the start that bit lies beyond all directions.
    const open = (ways[cell] ?? 0) & ~(1 << (mark ^ 4));
    const north = cell - stride;
    const south = cell + stride;
    const p = state & 1;
    if ((open & 0x01) !== 0) used = enter(marks, heads, queue, used, straight[north] ?? 0, north * 2 + p, here, 0);
    if ((open & 0x04) !== 0) used = enter(marks, heads, queue, used, straight[cell + 1] ?? 0, state + 2, here, 2);
    if ((open & 0x10) !== 0) used = enter(marks, heads, queue, used, straight[south] ?? 0, south * 2 + p, here, 4);
    if ((open & 0x40) !== 0) used = enter(marks, heads, queue, used, straight[cell - 1] ?? 0, state - 2, here, 6);
    const costs = p === 0 ? even : odd;
    const q = p ^ flips;
    if ((open & 0x02) !== 0) used = enter(marks, heads, queue, used, costs[north + 1] ?? 0, north * 2 + 2 + q, here, 1);
    if ((open & 0x08) !== 0) used = enter(marks, heads, queue, used, costs[south + 1] ?? 0, south * 2 + 2 + q, here, 3);
    if ((open & 0x20) !== 0) used = enter(marks, heads, queue, used, costs[south - 1] ?? 0, south * 2 - 2 + q, here, 5);
    if ((open & 0x80) !== 0) used = enter(marks, heads, queue, used, costs[north - 1] ?? 0, north * 2 - 2 + q, here, 7);
  }
  into.settledCount = count;
  space.queued = used;
  return true;
}

/** Enters a state if that is cheaper than known, and queues it; answers how much of the queue is then used. */
function enter(
  marks: Int32Array,
  heads: Int32Array,
  queue: Int32Array,
  used: number,
  step: number,
  target: number,
  here: Mark,
  direction: number,
): number {
  const total = (here + (step << COST_SHIFT)) | 0;
  if (step === 0 || total + ENTRY_BITS >= (marks[target] ?? 0)) return used;
  marks[target] = total | direction;
  const bucket = (total >> COST_SHIFT) & (heads.length - 1);
  queue[used] = target;
  queue[used + 1] = heads[bucket] ?? 0;
  heads[bucket] = used;
  return used + 2;
}

/** Lowest cost to a cell, or Infinity where the flood didn't come. */
export function costTo({ space }: Flood, cell: number): number {
  return costOfState(space, bestState(space, cell));
}

/** Parity of diagonals after the cheapest way to a cell; where both cost the same, the next diagonal is the cheap one. */
export function parityAt({ space }: Flood, cell: number): 0 | 1 {
  return (bestState(space, cell) & 1) === 0 ? 0 : 1;
}

/** Whether the mover can reach the cell and may stop there. */
export function canEndAt(into: Flood, cell: number): boolean {
  return into.graph.standing[cell] === FREE && costTo(into, cell) !== Infinity;
}

/** The cells where the mover may stop, cheapest first, the start included where it is free. */
export function endableCells(into: Flood): number[] {
  const cells = new Set<number>();
  for (let i = 0; i < into.settledCount; i++) {
    const cell = into.settled[i] ?? 0;
    if (into.graph.standing[cell] === FREE) cells.add(cell);
  }
  return [...cells];
}

/** The cheapest path from the start to a reached cell, both included; empty where the flood didn't come. */
export function tracePath(into: Flood, cell: number): number[] {
  return costTo(into, cell) === Infinity ? [] : traceState(into.graph, into.space, bestState(into.space, cell));
}

/**
 * The same without allocating: fills `out` from its end backwards and answers where the path begins in it, or -1 where
 * the flood didn't come or `out` is too short.
 */
export function tracePathInto(into: Flood, cell: number, out: Int32Array): number {
  const { graph, space } = into;
  if (costTo(into, cell) === Infinity) return -1;
  let state = bestState(space, cell);
  for (let at = out.length - 1; at >= 0; at--) {
    out[at] = state >> 1;
    if (isStart(space, state)) return at;
    state = previousState(graph, space, state);
  }
  return -1;
}
