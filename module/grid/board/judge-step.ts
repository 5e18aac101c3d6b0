import { sideOf } from "./lattice.js";
import type { WallSegment } from "./snapshot.js";

/** How a wall meets the step between two neighbouring centres: not at all, across it, or only at the cells' corner. */
export type StepBarrier = "clear" | "across" | "corner";

/**
 * Judges a wall against the step from a to b. A touch counts as across, also where the wall runs along the step or
 * through the centre b; a touch at the centre a alone does not, so that nobody is stuck where a wall was drawn over
 * them. With `diagonal`, a wall that ends exactly half-way is a matter of the corner rule.
 */
export function judgeStep(
  wall: WallSegment,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  diagonal: boolean,
): StepBarrier {
  const [x1, y1] = wall.from;
  const [x2, y2] = wall.to;
  const sideOfA = sideOf(x1, y1, x2, y2, ax, ay);
  const sideOfB = sideOf(x1, y1, x2, y2, bx, by);
  if (isOpenFrom(wall, sideOfA)) return "clear";
  if (sideOfA === 0) return sideOfB === 0 && overlapsAhead(wall, ax, ay, bx, by) ? "across" : "clear";
  if (sideOfA > 0 === sideOfB > 0 && sideOfB !== 0) return "clear";
  const sideOf1 = sideOf(ax, ay, bx, by, x1, y1);
  const sideOf2 = sideOf(ax, ay, bx, by, x2, y2);
  if (sideOf1 !== 0 && sideOf2 !== 0) return sideOf1 > 0 === sideOf2 > 0 ? "clear" : "across";
  const [x, y] = sideOf1 === 0 ? wall.from : wall.to;
  return diagonal && x * 2 === ax + bx && y * 2 === ay + by ? "corner" : "across";
}

/** Whether a wall lets pass what starts on that side of it (an `sideOf` value: positive is left on the screen). */
export function isOpenFrom(wall: WallSegment, side: number): boolean {
  if (wall.oneWay === undefined || side === 0) return false;
  return wall.oneWay === "left" ? side < 0 : side > 0;
}

/** Of a wall on the line through a and b: whether it covers any point after a, up to b. */
function overlapsAhead(wall: WallSegment, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const along1 = (wall.from[0] - ax) * dx + (wall.from[1] - ay) * dy;
  const along2 = (wall.to[0] - ax) * dx + (wall.to[1] - ay) * dy;
  return Math.max(along1, along2) > 0 && Math.min(along1, along2) <= dx * dx + dy * dy;
}
