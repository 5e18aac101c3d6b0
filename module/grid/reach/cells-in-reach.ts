import type { GridLayout } from "../board/layout.js";
import type { Footprint } from "../footprint/footprint.js";
import type { GridMetric } from "../square/metric.js";
import { forEachSpan, reachStamp, type Reach } from "./reach-stamp.js";

/** The cells of the board within a footprint's reach, row by row. Walls are not asked. */
export function cellsInReach(layout: GridLayout, footprint: Footprint, reach: Reach, metric: GridMetric): number[] {
  const cells: number[] = [];
  forEachSpan(layout, footprint, reachStamp(layout, footprint.size, reach, metric), (first, last) => {
    for (let cell = first; cell <= last; cell++) cells.push(cell);
  });
  return cells;
}
