import type { GridLayout } from "../board/layout.js";

/**
 * What a search knows of a state is one number, its _mark_: the search's stamp, the lowest cost found, and five bits for
 * how the state was entered. Stamps fall from search to search, so that whatever earlier searches left behind is greater
 * than any mark of this one: "cheaper than known" is a single comparison, and nothing has to be wiped between searches.
 */
export type Mark = number;

/** In the lowest bits of a mark: the direction of the step into the state. */
export const DIRECTION_BITS = 0b00111;
/** In the lowest bits of a mark: here the search began; no direction led here. */
export const START = 0b01000;
/** In the lowest bits of a mark: the search has gone on from here already. */
export const SETTLED = 0b10000;
/** All of a mark that isn't stamp or cost. */
export const ENTRY_BITS = 0b11111;
/** How far to the left costs stand in a mark. */
export const COST_SHIFT = 5;
const COST_LIMIT = 0xffff;
const STAMP_SHIFT = 21;
/** The highest stamp whose marks can't run over, even where two of the highest costs are added. */
const FIRST_STAMP = 510;
/** Greater than every mark. Of 30 bits: what browsers keep as small integers. */
const NEVER: Mark = 0x3fffffff;

/**
 * Room for searches of one board size, used again and again without allocating. A state is a cell and the parity of its
 * diagonals: `cell * 2 + parity`. The queue is a ring of buckets, one a cost, each a list from its newest state to its
 * oldest; as no step costs more than the ring has buckets, the position in the ring tells the cost.
 */
export interface SearchSpace {
  readonly marks: Int32Array;
  /** Stamp of the latest search. */
  stamp: number;
  /** The highest mark within its budget: states may have been entered beyond it, but don't count as reached. */
  limit: Mark;
  /** By cost: where in `queue` the newest state of a bucket stands, or `EMPTY`. */
  heads: Int32Array;
  /** Pairs of a state and the position of the next older one in its bucket. */
  queue: Int32Array;
  /** Numbers used of `queue`. */
  queued: number;
}

/** No state, where a position in the queue is told. */
export const EMPTY = -1;

/** Numbers that a state needs room for in the queue before it is expanded: two for each direction. */
export const QUEUED_BY_STATE = 16;

/** Makes room for boards of that size. */
export function createSearchSpace(layout: GridLayout): SearchSpace {
  const states = layout.cellCount * 2;
  return {
    marks: new Int32Array(states).fill(NEVER),
    stamp: FIRST_STAMP + 1,
    limit: NEVER,
    heads: new Int32Array(0),
    queue: new Int32Array(1024),
    queued: 0,
  };
}

/** Begins a search: forgets the one before, and makes the ring long enough for steps of that cost. Answers the mark of cost 0. */
export function beginSearch(space: SearchSpace, maxStep: number): Mark {
  space.stamp--;
  if (space.stamp < 0) {
    space.marks.fill(NEVER);
    space.stamp = FIRST_STAMP;
  }
  space.limit = NEVER;
  space.queued = 0;
  if (space.heads.length > maxStep) space.heads.fill(EMPTY);
  else space.heads = new Int32Array(2 ** (32 - Math.clz32(maxStep))).fill(EMPTY);
  return space.stamp << STAMP_SHIFT;
}

/** The bucket of a mark in a ring; `ahead` is what is still to come, where a search counts that. */
export const bucketOf = (heads: Int32Array, mark: Mark, ahead: number): number =>
  ((mark >> COST_SHIFT) + ahead) & (heads.length - 1);

/** Puts the state where a search begins into the queue. */
export function queueStart(space: SearchSpace, state: number, zero: Mark, ahead: number): void {
  space.marks[state] = zero | START;
  space.queue[0] = state;
  space.queue[1] = EMPTY;
  space.queued = 2;
  space.heads[bucketOf(space.heads, zero, ahead)] = 0;
}

/** The queue with room for what one more state may add; its numbers stay where they are. */
export function growQueue(space: SearchSpace): Int32Array {
  const grown = new Int32Array(space.queue.length * 2);
  grown.set(space.queue);
  space.queue = grown;
  return grown;
}

/** Lowest cost of a state, or Infinity where the latest search hasn't come within its budget. */
export function costOfState({ marks, stamp, limit }: SearchSpace, state: number): number {
  const mark = marks[state] ?? NEVER;
  return mark <= limit && mark >> STAMP_SHIFT === stamp ? (mark >> COST_SHIFT) & COST_LIMIT : Infinity;
}
