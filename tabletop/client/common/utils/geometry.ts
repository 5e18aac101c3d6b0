/** A point of the plane. */
interface Point {
  x: number;
  y: number;
}

/** Twice the signed area of a triangle: positive when a, b, c turn clockwise on a screen. */
export function orient2dFast(a: Point, b: Point, c: Point): number {
  return (a.y - c.y) * (b.x - c.x) - (a.x - c.x) * (b.y - c.y);
}

/** Do the segments a-b and c-d cross? */
export function lineSegmentIntersects(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd] = [orient2dFast(a, b, c), orient2dFast(a, b, d)];
  const [cda, cdb] = [orient2dFast(c, d, a), orient2dFast(c, d, b)];
  return abc * abd <= 0 && cda * cdb <= 0 && !(abc === 0 && abd === 0);
}

/** Where the line through a and b meets the one through c and d; null when they are parallel. */
export function lineLineIntersection(a: Point, b: Point, c: Point, d: Point): (Point & { t0: number }) | null {
  const denominator = (d.y - c.y) * (b.x - a.x) - (d.x - c.x) * (b.y - a.y);
  if (denominator === 0) return null;
  const t0 = ((d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x)) / denominator;
  return { x: a.x + t0 * (b.x - a.x), y: a.y + t0 * (b.y - a.y), t0 };
}

/** Where the segments cross; null when they don't. */
export function lineSegmentIntersection(a: Point, b: Point, c: Point, d: Point): (Point & { t0: number }) | null {
  return lineSegmentIntersects(a, b, c, d) ? lineLineIntersection(a, b, c, d) : null;
}

/** The point of the segment a-b that is nearest to c. */
export function closestPointToSegment(c: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(Math.max(((c.x - a.x) * dx + (c.y - a.y) * dy) / length, 0), 1);
  return { x: a.x + t * dx, y: a.y + t * dy };
}
