import type { GridLayout } from "../board/layout.js";
import type { Footprint } from "../footprint/footprint.js";
import type { GridMetric } from "../square/metric.js";
import { createSpans, listSpans, reachStamp, type Reach } from "./reach-stamp.js";

/** The cells of the board within a footprint's reach, row by row. Walls are not asked. */
export function cellsInReach(layout: GridLayout, footprint: Footprint, reach: Reach, metric: GridMetric): number[] {
  const cells: number[] = [];
  const stamp = reachStamp(layout, footprint.size, reach, metric);
  const spans = createSpans(stamp);
  const count = listSpans(layout, footprint, stamp, spans);
  for (let i = 0; i < count; i += 2) {
    const last = spans[i + 1] ?? -1;
    for (let cell = spans[i] ?? 0; cell <= last; cell++) cells.push(cell);
  }
  return cells;
}
