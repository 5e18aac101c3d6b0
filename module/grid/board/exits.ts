import { DIAGONALS, HEX_STEPS } from "./direction.js";
import { cellsOf, isCell, type GridLayout } from "./layout.js";
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

/** One byte a cell, one bit a direction: the steps that board and corner rule allow. Border cells have none. */
export function createExits(layout: GridLayout, barriers: Barriers, corners: CornerRule): Uint8Array {
  const exits = new Uint8Array(layout.cellCount);
  for (const cell of cellsOf(layout)) {
    if (barriers.solid[cell] !== 0) continue;
    exits[cell] =
      layout.shape === "hex" ? hexExits(layout, barriers, cell) : squareExits(layout, barriers, corners, cell);
  }
  return exits;
}

function hexExits(layout: GridLayout, barriers: Barriers, cell: number): number {
  let mask = 0;
  for (let direction = 0; direction < 8; direction++) {
    if ((HEX_STEPS & (1 << direction)) !== 0 && isOpen(layout, barriers, cell, direction)) mask |= 1 << direction;
  }
  return mask;
}

function squareExits(layout: GridLayout, barriers: Barriers, corners: CornerRule, cell: number): number {
  let mask = 0;
  for (let direction = 0; direction < 8; direction++) {
    if (!isOpen(layout, barriers, cell, direction)) continue;
    const diagonal = (DIAGONALS & (1 << direction)) !== 0;
    if (!diagonal || passesCorner(layout, barriers, corners, cell, direction)) mask |= 1 << direction;
  }
  return mask;
}

/** Whether the target is on the board and free, and no wall lies across the step. */
function isOpen(layout: GridLayout, { walls, solid }: Barriers, cell: number, direction: number): boolean {
  const next = cell + (layout.steps[direction] ?? 0);
  return isCell(layout, next) && solid[next] === 0 && ((walls.across[cell] ?? 0) & (1 << direction)) === 0;
}

function passesCorner(
  layout: GridLayout,
  barriers: Barriers,
  corners: CornerRule,
  cell: number,
  direction: number,
): boolean {
  const before = (direction + 7) & 7;
  const after = (direction + 1) & 7;
  const filled = isFilled(layout, barriers, cell, before) || isFilled(layout, barriers, cell, after);
  const touched = ((barriers.walls.corner[cell] ?? 0) & (1 << direction)) !== 0;
  if (!filled && !touched) return true;
  if (corners === "strict") return false;
  return isWayRound(layout, barriers, cell, before, after) || isWayRound(layout, barriers, cell, after, before);
}

function isFilled(layout: GridLayout, { solid }: Barriers, cell: number, direction: number): boolean {
  return solid[cell + (layout.steps[direction] ?? 0)] !== 0;
}

function isWayRound(layout: GridLayout, barriers: Barriers, cell: number, first: number, second: number): boolean {
  if (!isOpen(layout, barriers, cell, first)) return false;
  return isOpen(layout, barriers, cell + (layout.steps[first] ?? 0), second);
}
