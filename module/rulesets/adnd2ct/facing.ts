import { columnOf, rowOf, type GridLayout } from "../../grid/board/layout.js";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../grid/board/direction.js";
import { footprintCells, type Footprint } from "../../grid/footprint/footprint.js";
import type { Facing } from "../../model/position.js";

/** Where something lies as seen by one that looks in a direction. */
export type Arc = "front" | "flank" | "rear";

const BY_RANK: readonly Arc[] = ["front", "flank", "rear"];

/** How far outside a stretch a coordinate lies, signed; 0 inside. */
const beyond = (at: number, from: number, size: number): number =>
  at < from ? at - from : at >= from + size ? at - from - size + 1 : 0;

/**
 * The arc of an offset: front and rear are a quarter of the circle each, their edges included; next to a figure of one
 * square that makes three front, two flank and three rear squares (GAP-ADND-07).
 */
function arcOfOffset(facing: Facing, dx: number, dy: number): Arc {
  const direction = DIRECTIONS.indexOf(facing);
  const [fx, fy] = [STEP_X[direction] ?? 0, STEP_Y[direction] ?? 0];
  const along = dx * fx + dy * fy;
  const across = Math.abs(dx * fy - dy * fx);
  if (dx === 0 && dy === 0) return "front";
  if (along >= across) return "front";
  return -along >= across ? "rear" : "flank";
}

/** The arc in which a cell lies; one that faces nowhere has its front all round. */
export function arcOfCell(layout: GridLayout, from: Footprint, facing: Facing | null, cell: number): Arc {
  if (facing === null) return "front";
  const dx = beyond(columnOf(layout, cell), columnOf(layout, from.cell), from.size);
  const dy = beyond(rowOf(layout, cell), rowOf(layout, from.cell), from.size);
  return arcOfOffset(facing, dx, dy);
}

/** The arc in which somebody stands: the foremost that it has a cell in. */
export function arcOf(layout: GridLayout, from: Footprint, facing: Facing | null, other: Footprint): Arc {
  const ranks = footprintCells(layout, other).map((cell) => BY_RANK.indexOf(arcOfCell(layout, from, facing, cell)));
  return BY_RANK[Math.min(...ranks)] ?? "front";
}

/** The direction in which somebody lies most nearly; null where the two share a space. */
export function facingTowards(layout: GridLayout, from: Footprint, to: Footprint): Facing | null {
  const middle = (start: number, size: number): number => 2 * start + size;
  const dx = middle(columnOf(layout, to.cell), to.size) - middle(columnOf(layout, from.cell), from.size);
  const dy = middle(rowOf(layout, to.cell), to.size) - middle(rowOf(layout, from.cell), from.size);
  if (dx === 0 && dy === 0) return null;
  // Eighths of a circle, clockwise from north.
  const eighth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? null;
}

/** The direction of one step. */
export function facingOfStep(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): Facing | null {
  const direction = DIRECTIONS.findIndex((_, i) => STEP_X[i] === toX - fromX && STEP_Y[i] === toY - fromY);
  return DIRECTIONS[direction] ?? null;
}
