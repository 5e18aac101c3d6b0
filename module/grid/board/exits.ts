import { DIAGONALS, HEX_STEPS, STEP_X, STEP_Y } from "./direction.js";
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
  const closed = closeBorder(layout, barriers.solid);
  const { across, corner } = barriers.walls;
  const { stride } = layout;
  const open = layout.shape === "hex" ? OPEN_ON_HEXES : OPEN_ON_SQUARES;
  for (let row = 0; row < layout.rows; row++) {
    const start = rowStart(layout, row);
    // The nine cells round the one that is looked at, three bits a column, the newest column lowest: they shift along.
    let around = columnAt(closed, start - 1, stride);
    around = (around << 3) | columnAt(closed, start, stride);
    for (let cell = start; cell < start + layout.columns; cell++) {
      around = ((around << 3) & 0x1ff) | columnAt(closed, cell + 1, stride);
      exits[cell] = (open[around] ?? 0) & ~((across[cell] ?? 0) | (corner[cell] ?? 0));
    }
  }
  if (corners === "lenient" && layout.shape !== "hex") addWaysRound(layout, { ...barriers, closed }, exits);
  return exits;
}

/** 1 where a cell is solid or off the board. */
function closeBorder(layout: GridLayout, solid: Uint8Array): Uint8Array {
  const closed = new Uint8Array(layout.cellCount).fill(1);
  for (let row = 0; row < layout.rows; row++) {
    const start = rowStart(layout, row);
    for (let cell = start; cell < start + layout.columns; cell++) closed[cell] = solid[cell] === 0 ? 0 : 1;
  }
  return closed;
}

/** Three cells one above the other, the upper one in the highest bit. */
function columnAt(closed: Uint8Array, cell: number, stride: number): number {
  return ((closed[cell - stride] ?? 1) << 2) | ((closed[cell] ?? 1) << 1) | (closed[cell + stride] ?? 1);
}

/** Where in those nine bits the cell of each direction stands. */
const PLACE_OF = STEP_X.map((dx, direction) => (1 - dx) * 3 + 1 - (STEP_Y[direction] ?? 0));
const MIDDLE = 1 << 4;

/**
 * By the nine cells round a cell (a bit is set where one is closed): the steps that they leave open, where no wall is.
 * A corner is passed only between two open sides.
 */
const OPEN_ON_SQUARES = tabulateOpen((direction, isOpen) =>
  direction % 2 === 0 ? isOpen(direction) : isOpen(direction) && isOpen(direction - 1) && isOpen((direction + 1) & 7),
);
const OPEN_ON_HEXES = tabulateOpen((direction, isOpen) => (HEX_STEPS & (1 << direction)) !== 0 && isOpen(direction));

function tabulateOpen(allows: (direction: number, isOpen: (direction: number) => boolean) => boolean): Uint8Array {
  return Uint8Array.from({ length: 512 }, (_, around) => {
    if ((around & MIDDLE) !== 0) return 0;
    const isOpen = (direction: number): boolean => (around & (1 << (PLACE_OF[direction] ?? 0))) === 0;
    return PLACE_OF.reduce(
      (mask, _place, direction) => (allows(direction, isOpen) ? mask | (1 << direction) : mask),
      0,
    );
  });
}

/** Adds the diagonals that the strict rule forbids and the lenient one allows. */
function addWaysRound(layout: GridLayout, barriers: ClosedBarriers, exits: Uint8Array): void {
  for (let row = 0; row < layout.rows; row++) {
    const start = rowStart(layout, row);
    for (let cell = start; cell < start + layout.columns; cell++) {
      if (barriers.closed[cell] !== 0) continue;
      for (let left = DIAGONALS & ~(exits[cell] ?? 0); left !== 0; left &= left - 1) {
        const direction = 31 - Math.clz32(left & -left);
        if (!isOpen(layout, barriers, cell, direction)) continue;
        if (isWayRoundCorner(layout, barriers, cell, direction)) exits[cell] = (exits[cell] ?? 0) | (1 << direction);
      }
    }
  }
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
