import type { Point } from "../../grid/types.js";

/** Which side of the line a→b a point lies on, seen on the screen: positive left, negative right, 0 on the line. */
export function orient(a: Point, b: Point, point: Point): number {
  return (a.y - point.y) * (b.x - point.x) - (a.x - point.x) * (b.y - point.y);
}

/** Where the way from `from` to `to` crosses the segment a–b; touching its ends counts, starting or ending on it doesn't. */
export function crossSegment(from: Point, to: Point, a: Point, b: Point): (Point & { t: number }) | null {
  const [start, end] = [orient(a, b, from), orient(a, b, to)];
  if (start === 0 || end === 0 || start > 0 === end > 0) return null;
  const [first, second] = [orient(from, to, a), orient(from, to, b)];
  if (first !== 0 && second !== 0 && first > 0 === second > 0) return null;
  const t = start / (start - end);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, t };
}

/** Whether a closed polygon, given as x, y, x, y…, holds the point (odd crossings). */
export function isInsidePolygon(points: readonly number[], { x, y }: Point): boolean {
  let inside = false;
  for (let n = 0, last = points.length - 2; n < points.length; last = n, n += 2) {
    const [ax, ay, bx, by] = [points[n]!, points[n + 1]!, points[last]!, points[last + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
