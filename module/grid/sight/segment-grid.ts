import type { WallSegment } from "../board/snapshot.js";
import { isDegenerate } from "../board/wall-barriers.js";

/**
 * Segments sorted into unit squares of the plane, as two flat lists: `items[starts[square]]` to `items[starts[square+1]]`
 * are the segments that touch a square, its rim included. A margin of one square runs round the board.
 */
export interface SegmentGrid {
  readonly segments: readonly WallSegment[];
  readonly columns: number;
  readonly rows: number;
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** Sorts segments into a plane of that size; what lies farther off than the margin is never met. */
export function createSegmentGrid(all: readonly WallSegment[], width: number, height: number): SegmentGrid {
  const segments = all.filter((segment) => !isDegenerate(segment));
  const columns = Math.ceil(width) + 2;
  const rows = Math.ceil(height) + 2;
  const squares = segments.map((segment) => squaresTouched(segment, columns, rows));
  const starts = new Int32Array(columns * rows + 1);
  for (const touched of squares) for (const square of touched) starts[square + 1] = (starts[square + 1] ?? 0) + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const next = starts.slice();
  const items = new Int32Array(starts.at(-1) ?? 0);
  squares.forEach((touched, segment) => {
    for (const square of touched) {
      const at = next[square] ?? 0;
      items[at] = segment;
      next[square] = at + 1;
    }
  });
  return { segments, columns, rows, starts, items };
}

/** Position of the unit square with that top-left corner. */
export function squareIndex(grid: SegmentGrid, x: number, y: number): number {
  return (y + 1) * grid.columns + x + 1;
}

/** Widened by a hair, so that what only touches a square's rim is surely listed. */
const HAIR = 1e-6;

function squaresTouched({ from, to }: WallSegment, columns: number, rows: number): number[] {
  const touched: number[] = [];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const last = Math.min(rows - 2, Math.floor(bottom + HAIR));
  for (let y = Math.max(-1, Math.floor(top - HAIR)); y <= last; y++) {
    const xs = [xAtHeight(from, to, Math.max(y, top)), xAtHeight(from, to, Math.min(y + 1, bottom))];
    if (from[1] === to[1]) xs.push(from[0], to[0]);
    const right = Math.min(columns - 2, Math.floor(Math.max(...xs) + HAIR));
    for (let x = Math.max(-1, Math.floor(Math.min(...xs) - HAIR)); x <= right; x++) {
      touched.push((y + 1) * columns + x + 1);
    }
  }
  return touched;
}

function xAtHeight(from: WallSegment["from"], to: WallSegment["to"], y: number): number {
  if (from[1] === to[1]) return from[0];
  const along = Math.min(1, Math.max(0, (y - from[1]) / (to[1] - from[1])));
  return from[0] + along * (to[0] - from[0]);
}
