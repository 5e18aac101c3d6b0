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

const known = new Map<number, ReachStamp>();
const SHAPES = ["square", "rounded", "rounded-with-corner", "hex"] as const;
/** No footprint and no reach on any board comes near it. */
const MOST = 4096;

/** The stamp of a reach, made once for each footprint size, reach and way of measuring. */
export function reachStamp(layout: GridLayout, size: number, reach: Reach, metric: GridMetric): ReachStamp {
  const shape = layout.shape === "hex" ? "hex" : metric;
  const key = ((size * MOST + reach.min) * MOST + reach.max) * SHAPES.length + SHAPES.indexOf(shape);
  let stamp = known.get(key);
  if (!stamp) {
    stamp = createStamp(size, reach, shape);
    known.set(key, stamp);
  }
  return stamp;
}

/** Room for the spans of one stamp. */
export const createSpans = (stamp: ReachStamp): Int32Array => new Int32Array((stamp.length / 3) * 2);

/**
 * The runs of array positions that a footprint's reach covers on the board, as pairs of first and last written into
 * `out`; answers how many numbers that are.
 */
export function listSpans(layout: GridLayout, { cell }: Footprint, stamp: ReachStamp, out: Int32Array): number {
  const row = rowOf(layout, cell);
  const column = columnOf(layout, cell);
  const hex = layout.shape === "hex";
  let count = 0;
  for (let i = 0; i < stamp.length; i += 3) {
    const y = row + (stamp[i] ?? 0);
    if (y < 0 || y >= layout.rows) continue;
    const start = rowStart(layout, y);
    // Hex rows are stored skewed: an axial offset is counted from the array column, not from the board's.
    const from = hex ? cell + (y - row) * layout.stride - start : column;
    const first = Math.max(0, from + (stamp[i + 1] ?? 0));
    const last = Math.min(layout.columns - 1, from + (stamp[i + 2] ?? 0));
    if (first > last) continue;
    out[count++] = start + first;
    out[count++] = start + last;
  }
  return count;
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
