import type { Point } from "../canvas/strokes.js";

/** A side of a cell's outline. */
export type Edge = readonly [from: Point, to: Point];

/** Corners of neighbouring cells that differ by less count as one, in scene pixels. */
const SAME = 1;

/** The border of an area of cells, whatever their shape: the sides that only one of its cells has. */
export function bordersOf(cells: readonly (readonly Point[])[]): Edge[] {
  const edges = new Map<string, { readonly edge: Edge; count: number }>();
  for (const corners of cells) {
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      const key = [nameOf(from), nameOf(to)].sort().join("/");
      const known = edges.get(key);
      if (known) known.count += 1;
      else edges.set(key, { edge: [from, to], count: 1 });
    });
  }
  return [...edges.values()].filter(({ count }) => count === 1).map(({ edge }) => edge);
}

const nameOf = ({ x, y }: Point): string => `${String(Math.round(x / SAME))},${String(Math.round(y / SAME))}`;
