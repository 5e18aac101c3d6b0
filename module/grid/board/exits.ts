import { DIAGONALS, HEX_STEPS, SIDES } from "./direction.js";
import { rowStart, type GridLayout } from "./layout.js";
import type { WallBarriers } from "./wall-barriers.js";

/**
 * What a wall end or a solid cell at the corner does to a diagonal step: `strict` forbids it; `lenient` allows it while
 * one of the two ways round, over a side and a side, is open. A wall across the step forbids it always.
 */
export type CornerRule = "strict" | "lenient";

/** What bars steps on a board, before the corner rule. */
export interface Barriers {
  readonly walls: WallBarriers;
  /** Not 0: the cell is filled and can't be entered or left. */
  readonly solid: Uint8Array;
}

/** Barriers with the border counted among the cells that can't be entered. */
interface ClosedBarriers extends Barriers {
  readonly closed: Uint8Array;
}

/** One byte a cell, one bit a direction: the steps that board and corner rule allow. Border cells have none. */
export function createExits(layout: GridLayout, barriers: Barriers, corners: CornerRule): Uint8Array {
  const exits = new Uint8Array(layout.cellCount);
  const closed = new Uint8Array(layout.cellCount).fill(1);
  for (let row = 0; row < layout.rows; row++) {
    const start = rowStart(layout, row);
    closed.set(barriers.solid.subarray(start, start + layout.columns), start);
  }
  const all = { ...barriers, closed };
  const shape = layout.shape === "hex" ? HEX_STEPS : 0xff;
  for (let row = 0; row < layout.rows; row++) {
    const start = rowStart(layout, row);
    for (let cell = start; cell < start + layout.columns; cell++) {
      if (closed[cell] === 0) exits[cell] = exitsOf(layout, all, corners, cell, shape);
    }
  }
  return exits;
}

function exitsOf(
  layout: GridLayout,
  barriers: ClosedBarriers,
  corners: CornerRule,
  cell: number,
  shape: number,
): number {
  const { closed, walls } = barriers;
  const { steps, stride } = layout;
  const across = walls.across[cell] ?? 0;
  // Nothing touches the cell, as on most of any board.
  if (across === 0 && walls.corner[cell] === 0 && isClear(closed, stride, cell)) return shape;
  let open = 0;
  for (let direction = 0; direction < 8; direction++) {
    if (closed[cell + (steps[direction] ?? 0)] === 0) open |= 1 << direction;
  }
  const mask = open & ~across & shape;
  if (layout.shape === "hex") return mask;
  return mask & (SIDES | openCorners(layout, barriers, corners, cell, mask & DIAGONALS, open));
}

/** Whether none of the eight cells around is closed. */
function isClear(closed: Uint8Array, stride: number, cell: number): boolean {
  const above = cell - stride;
  const below = cell + stride;
  const sides = (closed[above] ?? 1) | (closed[below] ?? 1) | (closed[cell - 1] ?? 1) | (closed[cell + 1] ?? 1);
  const north = (closed[above - 1] ?? 1) | (closed[above + 1] ?? 1);
  return (sides | north | (closed[below - 1] ?? 1) | (closed[below + 1] ?? 1)) === 0;
}

/** Of the given diagonals, those that the corner rule allows. `around`: the directions in which no cell is closed. */
function openCorners(
  layout: GridLayout,
  barriers: ClosedBarriers,
  corners: CornerRule,
  cell: number,
  diagonals: number,
  around: number,
): number {
  // Free of walls' ends, and the sides before and after it not closed: all eight directions at once.
  const free = (around << 1) & ((around >> 1) | (around << 7)) & ~(barriers.walls.corner[cell] ?? 0);
  let open = diagonals & free;
  if (corners === "strict") return open;
  for (let left = diagonals & ~free; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (isWayRoundCorner(layout, barriers, cell, 31 - Math.clz32(bit))) open |= bit;
  }
  return open;
}

function isWayRoundCorner(layout: GridLayout, barriers: ClosedBarriers, cell: number, direction: number): boolean {
  const before = (direction + 7) & 7;
  const after = (direction + 1) & 7;
  return isWayRound(layout, barriers, cell, before, after) || isWayRound(layout, barriers, cell, after, before);
}

/** Whether the target is on the board and free, and no wall lies across the step. */
function isOpen(layout: GridLayout, { walls, closed }: ClosedBarriers, cell: number, direction: number): boolean {
  const next = cell + (layout.steps[direction] ?? 0);
  return closed[next] === 0 && ((walls.across[cell] ?? 0) & (1 << direction)) === 0;
}

function isWayRound(
  layout: GridLayout,
  barriers: ClosedBarriers,
  cell: number,
  first: number,
  second: number,
): boolean {
  if (!isOpen(layout, barriers, cell, first)) return false;
  return isOpen(layout, barriers, cell + (layout.steps[first] ?? 0), second);
}
