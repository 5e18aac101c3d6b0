import type { GridLayout } from "../board/layout.js";

/** Cost of a state that no search has touched. */
export const UNTOUCHED = 0xffff;

/** Direction of a state that a search began with. */
export const START = 0xff;

/**
 * Room for searches of one board size, used again and again without allocating. A state is a cell and the parity of its
 * diagonals: `cell * 2 + parity`. The ring of buckets holds states by cost; as no step costs more than the ring has
 * buckets, the position in the ring tells the cost.
 */
export interface SearchSpace {
  readonly cost: Uint16Array;
  /** Direction of the step into each state. */
  readonly direction: Uint8Array;
  /** Every state that the last search gave a cost, in the order of first touch. */
  readonly touched: Int32Array;
  touchedCount: number;
  ring: Int32Array[];
  ringCounts: Int32Array;
}

/** Makes room for boards of that size. */
export function createSearchSpace(layout: GridLayout): SearchSpace {
  const states = layout.cellCount * 2;
  return {
    cost: new Uint16Array(states).fill(UNTOUCHED),
    direction: new Uint8Array(states),
    touched: new Int32Array(states),
    touchedCount: 0,
    ring: [],
    ringCounts: new Int32Array(0),
  };
}

const WIPE_SHARE = 16;

/** Forgets the last search, and makes the ring long enough for steps of that cost. */
export function resetSearchSpace(space: SearchSpace, maxStep: number): void {
  const { cost, touched, touchedCount } = space;
  // Past a share of the board it is quicker to wipe all of it.
  if (touchedCount * WIPE_SHARE > cost.length) cost.fill(UNTOUCHED);
  else for (let i = 0; i < touchedCount; i++) cost[touched[i] ?? 0] = UNTOUCHED;
  space.touchedCount = 0;
  space.ringCounts.fill(0);
  if (space.ring.length > maxStep) return;
  const length = 2 ** (32 - Math.clz32(maxStep));
  space.ring = Array.from({ length }, (_, i) => space.ring[i] ?? new Int32Array(64));
  space.ringCounts = new Int32Array(length);
}

/** Gives a state a better cost and the direction it was entered by. */
export function touchState(space: SearchSpace, state: number, cost: number, direction: number): void {
  if (space.cost[state] === UNTOUCHED) space.touched[space.touchedCount++] = state;
  space.cost[state] = cost;
  space.direction[state] = direction;
}

/** Puts a state into the bucket of a cost. */
export function pushState(space: SearchSpace, state: number, cost: number): void {
  const slot = cost & (space.ring.length - 1);
  const count = space.ringCounts[slot] ?? 0;
  let bucket = space.ring[slot];
  if (bucket === undefined || count === bucket.length) bucket = growBucket(space, slot);
  bucket[count] = state;
  space.ringCounts[slot] = count + 1;
}

/** Doubles the room of a bucket. */
export function growBucket(space: SearchSpace, slot: number): Int32Array {
  const old = space.ring[slot] ?? new Int32Array(0);
  const grown = new Int32Array(Math.max(64, old.length * 2));
  grown.set(old);
  space.ring[slot] = grown;
  return grown;
}
