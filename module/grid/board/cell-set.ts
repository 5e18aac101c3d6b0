import type { GridLayout } from "./layout.js";

/** A set of cells as one byte a cell: not 0 = in the set. */
export type CellSet = Uint8Array;

/** A set of the given cells (array positions) of a board. */
export function createCellSet(layout: GridLayout, cells: Iterable<number> = []): CellSet {
  const set = new Uint8Array(layout.cellCount);
  for (const cell of cells) set[cell] = 1;
  return set;
}
