import type { Board } from "../board/board.js";
import { STEP_X, STEP_Y } from "../board/direction.js";
import { createExits } from "../board/exits.js";
import type { GridLayout } from "../board/layout.js";

/** Exits of a footprint by its top-left cell: a direction is open where it is open to every covered cell. */
export function coverExits(board: Board, size: number): Uint8Array {
  return size === 1 ? board.exits : combine(board, board.exits, size, 0xff, (a, b) => a & b);
}

/** Exits of one that squeezes: no wall may bar any covered cell, and the way must be free of solid cells for one of them. */
export function coverSqueezedExits(board: Board, size: number): Uint8Array {
  const noSolid = new Uint8Array(board.cellCount);
  const unwalled = createExits(board, { walls: board.wallBarriers, solid: noSolid }, board.corners);
  const all = combine(board, unwalled, size, 0xff, (a, b) => a & b);
  const any = combine(board, board.exits, size, 0, (a, b) => a | b);
  return all.map((mask, cell) => mask & (any[cell] ?? 0));
}

/** Costs: the highest covered one; 0 (no entry) where any covered cell is 0. */
export function coverCosts(layout: GridLayout, costs: Uint16Array, size: number): Uint16Array {
  return size === 1 ? costs : combine(layout, costs, size, 1, (a, b) => (a === 0 || b === 0 ? 0 : a > b ? a : b));
}

/** Costs by direction: the highest of the cells that a step newly covers; 0 (no entry) where any covered cell is 0. */
export function coverNewCosts(layout: GridLayout, costs: Uint16Array, size: number): readonly Uint16Array[] {
  const all = coverCosts(layout, costs, size);
  return STEP_X.map((dx, direction) => {
    const dy = STEP_Y[direction] ?? 0;
    const fresh: number[] = [];
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const held = x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size;
        if (!held) fresh.push(y * layout.stride + x);
      }
    return all.map((highest, cell) => {
      return highest === 0 ? 0 : fresh.reduce((most, offset) => Math.max(most, costs[cell + offset] ?? 0), 0);
    });
  });
}

/** Marks: all that any covered cell has. */
export function coverMarks(layout: GridLayout, marks: Uint8Array, size: number): Uint8Array {
  return size === 1 ? marks : combine(layout, marks, size, 0, (a, b) => a | b);
}

/** Joins each `size` by `size` block, first along rows, then down columns. */
function combine<T extends Uint8Array | Uint16Array>(
  { stride }: GridLayout,
  source: T,
  size: number,
  neutral: number,
  join: (a: number, b: number) => number,
): T {
  return joinSpans(joinSpans(source, size, 1, neutral, join), size, stride, neutral, join);
}

function joinSpans<T extends Uint8Array | Uint16Array>(
  source: T,
  size: number,
  pace: number,
  neutral: number,
  join: (a: number, b: number) => number,
): T {
  const joined = source.slice() as T;
  for (let cell = 0; cell < joined.length; cell++) {
    let value = neutral;
    for (let i = 0; i < size; i++) value = join(value, source[cell + i * pace] ?? 0);
    joined[cell] = value;
  }
  return joined;
}
