import { FREE, OCCUPIED, type MoveGraph } from "./move-graph.js";
import { expandState } from "./expand-state.js";
import {
  createSearchSpace,
  growBucket,
  pushState,
  resetSearchSpace,
  START,
  touchState,
  UNTOUCHED,
  type SearchSpace,
} from "./search-space.js";
import { bestState, previousState, traceState } from "./trace-state.js";

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
  return { graph, space, settled: new Int32Array(space.cost.length), settledCount: 0 };
}

/**
 * Finds the cheapest way to every place within the budget. Both parities are kept to the end: where terrain multiplies,
 * arriving even isn't always better than arriving odd. `into` is overwritten; it must be of a board of the same size.
 */
export function flood(graph: MoveGraph, request: FloodRequest, into: Flood = createFlood(graph)): Flood {
  const { space } = into;
  into.graph = graph;
  into.settledCount = 0;
  resetSearchSpace(space, graph.maxStep);
  const start = request.start * 2 + (graph.diagonals === "alternating" ? (request.parity ?? 0) : 0);
  touchState(space, start, 0, START);
  pushState(space, start, 0);
  const budget = Math.min(request.budget, MAX_BUDGET);
  for (let cost = 0, idle = 0; cost <= budget && idle < space.ring.length; cost++) {
    idle = drainBucket(into, cost, budget) ? 0 : idle + 1;
  }
  return into;
}

/** Settles every state of one cost and enters what can be reached from it; false where there was none. */
function drainBucket(into: Flood, cost: number, budget: number): boolean {
  const { graph, space, settled } = into;
  const { lowWalls } = graph;
  const plain = graph.costsByDirection === null;
  const known = space.cost;
  const slot = cost & (space.ring.length - 1);
  const count = space.ringCounts[slot] ?? 0;
  const bucket = space.ring[slot];
  if (count === 0 || bucket === undefined) return false;
  for (let i = 0; i < count; i++) {
    const state = bucket[i] ?? 0;
    // A state that was entered again at a lower cost has been settled there.
    if (known[state] !== cost) continue;
    settled[into.settledCount++] = state >> 1;
    if (!plain || (lowWalls !== null && lowWalls[state >> 1] !== 0))
      expandState(graph, space, state, cost, budget, null);
    else spread(graph, space, state, cost, budget);
  }
  space.ringCounts[slot] = 0;
  return true;
}

/** What `expandState` does, where costs go by the cell alone, no low wall is near and the search has no goal: sides first, then corners. */
function spread(graph: MoveGraph, space: SearchSpace, state: number, cost: number, budget: number): void {
  const exits = graph.exits[state >> 1] ?? 0;
  const corners = exits & graph.corners;
  enter(graph, space, state, cost, budget, exits ^ corners, graph.costs[0], 0);
  if (corners === 0) return;
  const table = (state & 1) === 0 ? graph.costs[1] : graph.costs[2];
  enter(graph, space, state, cost, budget, corners, table, graph.diagonals === "alternating" ? 1 : 0);
}

/** Enters the neighbours in those directions that are cheaper this way, by one table of costs and one change of parity. */
function enter(
  { board, standing }: MoveGraph,
  space: SearchSpace,
  state: number,
  cost: number,
  budget: number,
  directions: number,
  table: Uint16Array,
  flips: number,
): void {
  const { steps } = board;
  const { cost: known, ring, ringCounts } = space;
  const cell = state >> 1;
  const parity = (state & 1) ^ flips;
  for (let left = directions; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    const next = cell + (steps[direction] ?? 0);
    const step = table[next] ?? 0;
    const total = cost + step;
    const target = next * 2 + parity;
    const before = known[target] ?? 0;
    if (total >= before || step === 0 || total > budget || standing[next] === OCCUPIED) continue;
    if (before === UNTOUCHED) space.touched[space.touchedCount++] = target;
    known[target] = total;
    space.direction[target] = direction;
    const slot = total & (ring.length - 1);
    const count = ringCounts[slot] ?? 0;
    let bucket = ring[slot];
    if (bucket === undefined || count === bucket.length) bucket = growBucket(space, slot);
    bucket[count] = target;
    ringCounts[slot] = count + 1;
  }
}

/** Lowest cost to a cell, or Infinity where the flood didn't come. */
export function costTo({ space }: Flood, cell: number): number {
  const cost = space.cost[bestState(space, cell)] ?? UNTOUCHED;
  return cost === UNTOUCHED ? Infinity : cost;
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
    if (space.direction[state] === START) return at;
    state = previousState(graph, space, state);
  }
  return -1;
}
