import { isInside, rowOf, columnOf, type GridLayout } from "../board/layout.js";

/** The cells a creature stands on: `size` by `size` from the top-left `cell` (an array position). On hexes `size` is 1. */
export interface Footprint {
  readonly cell: number;
  readonly size: number;
}

/** The cells of a footprint, row by row. */
export function footprintCells(layout: GridLayout, { cell, size }: Footprint): number[] {
  const cells: number[] = [];
  for (let dy = 0; dy < size; dy++) {
    for (let dx = 0; dx < size; dx++) cells.push(cell + dy * layout.stride + dx);
  }
  return cells;
}

/** Whether the whole footprint lies on the board. */
export function isFootprintInside(layout: GridLayout, { cell, size }: Footprint): boolean {
  const column = columnOf(layout, cell);
  const row = rowOf(layout, cell);
  return isInside(layout, column, row) && isInside(layout, column + size - 1, row + size - 1);
}

/** Whether a footprint covers the cell. */
export function coversCell(layout: GridLayout, { cell, size }: Footprint, other: number): boolean {
  const dx = columnOf(layout, other) - columnOf(layout, cell);
  const dy = rowOf(layout, other) - rowOf(layout, cell);
  return dx >= 0 && dy >= 0 && dx < size && dy < size;
}
