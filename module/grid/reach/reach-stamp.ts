import type { GridLayout } from "../board/layout.js";
import { rowStart, rowOf, columnOf } from "../board/layout.js";
import type { Footprint } from "../footprint/footprint.js";
import { measureHexGap } from "../hex/measure-hex-gap.js";
import { measureGap, type GridMetric } from "../square/metric.js";

/** How far something touches, in cells from the footprint; `min` 1 leaves out the cells stood on, 2 also the ring. */
export interface Reach {
  readonly min: number;
  readonly max: number;
}

/** The cells of a reach as spans: triples of row offset, first and last column offset from the top-left cell. */
export type ReachStamp = Int32Array;

const known = new Map<string, ReachStamp>();

/** The stamp of a reach, made once for each footprint size, reach and way of measuring. */
export function reachStamp(layout: GridLayout, size: number, reach: Reach, metric: GridMetric): ReachStamp {
  const shape = layout.shape === "hex" ? "hex" : metric;
  const key = `${shape} ${size} ${reach.min} ${reach.max}`;
  let stamp = known.get(key);
  if (!stamp) {
    stamp = createStamp(size, reach, shape);
    known.set(key, stamp);
  }
  return stamp;
}

/** Calls back with each run of array positions that a footprint's reach covers on the board. */
export function forEachSpan(
  layout: GridLayout,
  { cell }: Footprint,
  stamp: ReachStamp,
  visit: (first: number, last: number) => void,
): void {
  const row = rowOf(layout, cell);
  const column = columnOf(layout, cell);
  for (let i = 0; i < stamp.length; i += 3) {
    const y = row + (stamp[i] ?? 0);
    if (y < 0 || y >= layout.rows) continue;
    const start = rowStart(layout, y);
    // Hex rows are stored skewed: an axial offset is counted from the array column, not from the board's.
    const origin = cell + (y - row) * layout.stride - start;
    const from = layout.shape === "hex" ? origin : column;
    const first = Math.max(0, from + (stamp[i + 1] ?? 0));
    const last = Math.min(layout.columns - 1, from + (stamp[i + 2] ?? 0));
    if (first <= last) visit(start + first, start + last);
  }
}

function createStamp(size: number, reach: Reach, shape: GridMetric | "hex"): ReachStamp {
  const spans: number[] = [];
  const end = size - 1 + reach.max;
  for (let dy = -reach.max; dy <= end; dy++) {
    let first: number | null = null;
    for (let dx = -reach.max; dx <= end + 1; dx++) {
      const within = dx <= end && isWithin(size, reach, shape, dx, dy);
      if (within) first ??= dx;
      else if (first !== null) {
        spans.push(dy, first, dx - 1);
        first = null;
      }
    }
  }
  return Int32Array.from(spans);
}

function isWithin(size: number, reach: Reach, shape: GridMetric | "hex", dx: number, dy: number): boolean {
  const gapX = dx < 0 ? dx : Math.max(0, dx - size + 1);
  const gapY = dy < 0 ? dy : Math.max(0, dy - size + 1);
  const distance = shape === "hex" ? measureHexGap(gapX, gapY) : measureGap(gapX, gapY, shape);
  return distance >= reach.min && distance <= reach.max;
}
