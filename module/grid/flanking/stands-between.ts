import { columnOf, rowOf, type GridLayout } from "../board/layout.js";
import { footprintCells, type Footprint } from "../footprint/footprint.js";

/**
 * Whether a straight line between the centres of two footprints goes through opposite sides of a third, or through its
 * opposite corners: the geometry of flanking. Who threatens and who is an enemy is asked elsewhere. Squares only.
 */
export function standsBetween(layout: GridLayout, target: Footprint, a: Footprint, b: Footprint): boolean {
  const [left, top] = [2 * columnOf(layout, target.cell), 2 * rowOf(layout, target.cell)];
  const [right, bottom] = [left + 2 * target.size, top + 2 * target.size];
  // Doubled, so that the centres of cells are whole numbers.
  const [ax, ay] = doubledCentre(layout, a);
  const [bx, by] = doubledCentre(layout, b);
  return crossesBoth(ax, ay, bx, by, left, right, top, bottom) || crossesBoth(ay, ax, by, bx, top, bottom, left, right);
}

/** The same, where a large attacker may count any single cell of its own. */
export function cellsStandBetween(layout: GridLayout, target: Footprint, a: Footprint, b: Footprint): boolean {
  return footprintCells(layout, a).some((from) =>
    footprintCells(layout, b).some((to) =>
      standsBetween(layout, target, { cell: from, size: 1 }, { cell: to, size: 1 }),
    ),
  );
}

function doubledCentre(layout: GridLayout, { cell, size }: Footprint): readonly [number, number] {
  return [2 * columnOf(layout, cell) + size, 2 * rowOf(layout, cell) + size];
}

/** Whether a to b runs over the sides at x = near and x = far, ends beyond both, and meets each between low and high. */
function crossesBoth(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  near: number,
  far: number,
  low: number,
  high: number,
): boolean {
  if (ax > bx) return crossesBoth(bx, by, ax, ay, near, far, low, high);
  if (ax > near || bx < far || ax === bx) return false;
  return meetsWithin(ax, ay, bx, by, near, low, high) && meetsWithin(ax, ay, bx, by, far, low, high);
}

/** Whether the line through a and b has a height between low and high at x; multiplied out, nothing is divided. */
function meetsWithin(ax: number, ay: number, bx: number, by: number, x: number, low: number, high: number): boolean {
  const width = bx - ax;
  const height = ay * width + (by - ay) * (x - ax);
  return height >= low * width && height <= high * width;
}
