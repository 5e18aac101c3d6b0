import { cellsOf, columnOf, rowOf, type GridLayout } from "../board/layout.js";
import type { Point, WallSegment } from "../board/snapshot.js";

/** Sides of a cell: the step that crosses each, and its two corners relative to the cell's top-left one. */
const SIDES: readonly { readonly direction: number; readonly from: Point; readonly to: Point }[] = [
  { direction: 0, from: [0, 0], to: [1, 0] },
  { direction: 2, from: [1, 0], to: [1, 1] },
  { direction: 4, from: [0, 1], to: [1, 1] },
  { direction: 6, from: [0, 0], to: [0, 1] },
];

/** The outlines of solid cells as walls; sides between two solid cells are left out. On hexes the cell's box stands in. */
export function solidSides(layout: GridLayout, solid: Uint8Array | undefined): WallSegment[] {
  const walls: WallSegment[] = [];
  if (!solid) return walls;
  for (const cell of cellsOf(layout)) {
    if (solid[cell] === 0) continue;
    const shift = layout.shape === "hex" && (rowOf(layout, cell) & 1) === 1 ? 0.5 : 0;
    const x = columnOf(layout, cell) + shift;
    const y = rowOf(layout, cell);
    for (const { direction, from, to } of SIDES) {
      const shared = layout.shape !== "hex" && solid[cell + (layout.steps[direction] ?? 0)] !== 0;
      if (!shared)
        walls.push({ from: [x + from[0], y + from[1]], to: [x + to[0], y + to[1]], move: true, sight: true });
    }
  }
  return walls;
}
