import { cellsOf, columnOf, rowOf, type GridLayout } from "../board/layout.js";
import type { Point, WallSegment } from "../board/snapshot.js";

/** Sides of a cell: the step that crosses each, and its two corners relative to the cell's top-left one. */
const SIDES: readonly { readonly direction: number; readonly from: Point; readonly to: Point }[] = [
  { direction: 0, from: [0, 0], to: [1, 0] },
  { direction: 2, from: [1, 0], to: [1, 1] },
  { direction: 4, from: [0, 1], to: [1, 1] },
  { direction: 6, from: [0, 0], to: [0, 1] },
];

/**
 * The outlines of solid cells of a square board as walls; sides between two solid cells are left out. None on hexes,
 * whose corners lie on no fractions that add up: there the cells themselves are asked (`passesThrough`).
 */
export function solidSides(layout: GridLayout, solid: Uint8Array | undefined): WallSegment[] {
  const walls: WallSegment[] = [];
  if (!solid || layout.shape === "hex") return walls;
  for (const cell of cellsOf(layout)) {
    if (solid[cell] === 0) continue;
    const x = columnOf(layout, cell);
    const y = rowOf(layout, cell);
    for (const { direction, from, to } of SIDES) {
      const shared = solid[cell + (layout.steps[direction] ?? 0)] !== 0;
      if (!shared)
        walls.push({ from: [x + from[0], y + from[1]], to: [x + to[0], y + to[1]], move: true, sight: true });
    }
  }
  return walls;
}
