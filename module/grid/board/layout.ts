import { DIAGONALS, HEX_STEPS, STEP_X, STEP_Y } from "./direction.js";
import type { GridShape } from "./snapshot.js";

/**
 * Where cells lie in flat arrays. One border cell runs round the board, so that a step from any cell inside stays in the
 * array. Hex rows are shifted left by half their number (axial storage): then the six steps have the same offsets on
 * every row, and searches need not know the shape.
 */
export interface GridLayout {
  readonly shape: GridShape;
  readonly columns: number;
  readonly rows: number;
  /** Array cells from one row to the next. */
  readonly stride: number;
  /** Length of an array by cell, border included. */
  readonly cellCount: number;
  /** Offset of a step in each direction. */
  readonly steps: Int32Array;
}

/** What `cellIndex` answers for coordinates off the board. */
export const OUTSIDE = -1;

/** Lays out a board of the given size; throws a RangeError on sizes that are no positive whole numbers. */
export function createLayout(shape: GridShape, columns: number, rows: number): GridLayout {
  if (!Number.isInteger(columns) || !Number.isInteger(rows) || columns < 1 || rows < 1) {
    throw new RangeError(`A board needs whole positive sizes, not ${columns} x ${rows}`);
  }
  const stride = columns + 2 + (shape === "hex" ? (rows - 1) >> 1 : 0);
  const steps = Int32Array.from(STEP_X, (dx, direction) => dx + (STEP_Y[direction] ?? 0) * stride);
  return { shape, columns, rows, stride, cellCount: stride * (rows + 2), steps };
}

/** Array position of the first cell of a row. */
export function rowStart(layout: GridLayout, row: number): number {
  const skew = layout.shape === "hex" ? ((layout.rows - 1) >> 1) - (row >> 1) : 0;
  return (row + 1) * layout.stride + 1 + skew;
}

/** Array position of a cell, or `OUTSIDE`. */
export function cellIndex(layout: GridLayout, column: number, row: number): number {
  return isInside(layout, column, row) ? rowStart(layout, row) + column : OUTSIDE;
}

/** Whether the board has such a cell. */
export function isInside(layout: GridLayout, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < layout.columns && row < layout.rows;
}

/** Row of a cell; -1 and `rows` are the border. */
export function rowOf(layout: GridLayout, cell: number): number {
  return ((cell / layout.stride) | 0) - 1;
}

/** Column of a cell; values off the board are the border. */
export function columnOf(layout: GridLayout, cell: number): number {
  return cell - rowStart(layout, rowOf(layout, cell));
}

/** Whether an array position is a cell of the board and not of its border. */
export function isCell(layout: GridLayout, cell: number): boolean {
  if (cell < 0 || cell >= layout.cellCount) return false;
  const row = rowOf(layout, cell);
  return isInside(layout, cell - rowStart(layout, row), row);
}

/** Array positions of all cells of the board, row by row. */
export function* cellsOf(layout: GridLayout): Generator<number> {
  for (let row = 0; row < layout.rows; row++) {
    const start = rowStart(layout, row);
    for (let column = 0; column < layout.columns; column++) yield start + column;
  }
}

/** x of a cell's centre, in cells. Odd hex rows lie half a cell further right. */
export function centreX(layout: GridLayout, cell: number): number {
  const row = rowOf(layout, cell);
  const shift = layout.shape === "hex" && (row & 1) === 1 ? 0.5 : 0;
  return cell - rowStart(layout, row) + 0.5 + shift;
}

/** y of a cell's centre; one unit is the distance between two rows, on hexes too, so that plane is squeezed. */
export function centreY(layout: GridLayout, cell: number): number {
  return rowOf(layout, cell) + 0.5;
}

/** The direction of a step between two cells (position in `DIRECTIONS`), or -1 where they are no neighbours. */
export function directionBetween(layout: GridLayout, from: number, to: number): number {
  const direction = layout.steps.indexOf(to - from);
  const allowed = layout.shape === "hex" ? HEX_STEPS : 0xff;
  return direction >= 0 && (allowed & (1 << direction)) !== 0 ? direction : -1;
}

/** Whether steps of that direction are diagonals; hexes have none. */
export function isDiagonal(layout: GridLayout, direction: number): boolean {
  return layout.shape !== "hex" && (DIAGONALS & (1 << direction)) !== 0;
}
