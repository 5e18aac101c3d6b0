import { cellIndex, columnOf, OUTSIDE, rowOf, type GridLayout } from "../board/layout.js";
import { footprintDistance } from "../footprint/distance.js";
import type { Footprint } from "../footprint/footprint.js";
import type { GridMetric } from "../square/metric.js";

/** How far something touches, in cells from the footprint; `min` 1 leaves out the cells stood on, 2 also the ring. */
interface Reach {
  readonly min: number;
  readonly max: number;
}

/** The cells of the board within a footprint's reach, row by row. Walls are not asked. */
export function cellsInReach(
  layout: GridLayout,
  footprint: Footprint,
  { min, max }: Reach,
  metric: GridMetric,
): number[] {
  const [column, row] = [columnOf(layout, footprint.cell), rowOf(layout, footprint.cell)];
  const far = footprint.size - 1 + max;
  const cells: number[] = [];
  for (let y = row - max; y <= row + far; y++) {
    for (let x = column - max; x <= column + far; x++) {
      const cell = cellIndex(layout, x, y);
      if (cell === OUTSIDE) continue;
      const distance = footprintDistance(layout, footprint, { cell, size: 1 }, metric);
      if (distance >= min && distance <= max) cells.push(cell);
    }
  }
  return cells;
}
