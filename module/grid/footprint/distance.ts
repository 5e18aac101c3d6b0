import { columnOf, rowOf, type GridLayout } from "../board/layout.js";
import { measureHexGap } from "../hex/measure-hex-gap.js";
import { measureGap, type GridMetric } from "../square/metric.js";
import type { Footprint } from "./footprint.js";

/** Distance in cells between the nearest cells of two footprints: 0 where they overlap, 1 where they are adjacent. */
export function footprintDistance(
  layout: GridLayout,
  a: Footprint,
  b: Footprint,
  metric: GridMetric = "square",
): number {
  if (layout.shape === "hex") return hexDistance(layout, a.cell, b.cell);
  const dx = gap(columnOf(layout, a.cell), a.size, columnOf(layout, b.cell), b.size);
  const dy = gap(rowOf(layout, a.cell), a.size, rowOf(layout, b.cell), b.size);
  return measureGap(dx, dy, metric);
}

/** Distance in cells between two cells. */
export function cellDistance(layout: GridLayout, a: number, b: number, metric: GridMetric = "square"): number {
  return footprintDistance(layout, { cell: a, size: 1 }, { cell: b, size: 1 }, metric);
}

/** Whether two footprints touch without overlapping; corners count. */
export function areAdjacent(layout: GridLayout, a: Footprint, b: Footprint): boolean {
  return footprintDistance(layout, a, b) === 1;
}

function hexDistance(layout: GridLayout, a: number, b: number): number {
  const dr = rowOf(layout, b) - rowOf(layout, a);
  return measureHexGap(b - a - dr * layout.stride, dr);
}

/** From the nearest edge cells of one span to the other's: 0 where they overlap. */
function gap(first: number, firstSize: number, second: number, secondSize: number): number {
  return Math.max(0, second - (first + firstSize - 1), first - (second + secondSize - 1));
}
