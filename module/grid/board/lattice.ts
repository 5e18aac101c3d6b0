import type { Point, WallSegment } from "./snapshot.js";

/** Steps of the lattice in one cell: finer than a hundredth of a pixel where cells are a hundred pixels wide. */
const STEPS = 2 ** 14;

const onLattice = ([x, y]: Point): Point => [Math.round(x * STEPS) / STEPS, Math.round(y * STEPS) / STEPS];

/**
 * A wall with its ends on the lattice, so that `sideOf` is exact: whether a wall touches a line or only nearly does so is
 * then never a matter of rounding. Walls that meet still do.
 */
export const wallOnLattice = (wall: WallSegment): WallSegment => ({
  ...wall,
  from: onLattice(wall.from),
  to: onLattice(wall.to),
});

/**
 * On which side of the line from a to b a point lies: positive is left on the screen, 0 on the line. Exact for points of
 * the lattice within two thousand cells, corners and middles of cells among them: no product needs more than the 53 bits
 * of a number.
 */
export const sideOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  (ay - y) * (bx - x) - (ax - x) * (by - y);
