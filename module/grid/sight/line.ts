import type { Point } from "../board/snapshot.js";

/**
 * A straight line of sight, effect or movement from p to q. Where it starts at a corner or rim, `homeP` is the centre it
 * belongs to, so that a wall through that very point can be told to lie before or behind it; the same for q.
 */
export interface Line {
  readonly px: number;
  readonly py: number;
  readonly qx: number;
  readonly qy: number;
  readonly homeP: Point | null;
  readonly homeQ: Point | null;
}

/** A line between two points that belong to nobody. */
export function createLine([px, py]: Point, [qx, qy]: Point): Line {
  return { px, py, qx, qy, homeP: null, homeQ: null };
}

/** Length of a line, squared; also the position of q along it, where p is 0. */
export function lineEnd({ px, py, qx, qy }: Line): number {
  return (qx - px) * (qx - px) + (qy - py) * (qy - py);
}

/** Position of a point along a line: 0 at p, `lineEnd` at q. */
export function positionOn({ px, py, qx, qy }: Line, [x, y]: Point): number {
  return (x - px) * (qx - px) + (y - py) * (qy - py);
}
