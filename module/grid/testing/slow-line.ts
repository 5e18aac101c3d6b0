import type { Point, WallSegment } from "../board/snapshot.js";

/** What walls do at one position of a line, 0 to 1. */
interface Event {
  readonly at: number;
  readonly left: boolean;
  readonly right: boolean;
}

/**
 * Whether walls stop a line: walks two lanes, hard left and hard right of it, from end to end, changing lanes wherever no
 * wall runs between them. Exact, as walls and ends lie on quarters of cells.
 */
export function isSlowlyStopped(walls: readonly WallSegment[], p: Point, q: Point): boolean {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const events: Event[] = [];
  const between: (readonly [number, number])[] = [];
  for (const wall of walls) {
    const [vx, vy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const [ox, oy] = [wall.from[0] - p[0], wall.from[1] - p[1]];
    const den = dx * vy - dy * vx;
    if (vx === 0 && vy === 0) continue;
    if (den === 0 && ox * dy - oy * dx === 0) {
      const ends = [wall.from, wall.to].map(([x, y]) => ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy));
      between.push([Math.min(...ends), Math.max(...ends)]);
    } else if (den !== 0) {
      const at = (ox * vy - oy * vx) / den;
      const u = (ox * dy - oy * dx) / den;
      if (at <= 0 || at >= 1 || u < 0 || u > 1) continue;
      // Rows grow downward: a wall that turns left of the line has a negative cross product.
      const toLeft = den < 0;
      const fromLeft = !toLeft;
      if (wall.oneWay !== undefined && (wall.oneWay === "left") !== fromSide(wall, p) > 0) continue;
      events.push({
        at,
        left: u < 1 ? (u > 0 ? true : toLeft) : fromLeft,
        right: u < 1 ? (u > 0 ? true : !toLeft) : !fromLeft,
      });
    }
  }
  return !walkLanes(events, between);
}

/** Positive: left of the wall on the screen. */
function fromSide({ from, to }: WallSegment, [x, y]: Point): number {
  return (to[1] - from[1]) * (x - from[0]) - (to[0] - from[0]) * (y - from[1]);
}

function walkLanes(events: readonly Event[], between: readonly (readonly [number, number])[]): boolean {
  const stops = [...new Set(events.map((event) => event.at))].sort((a, b) => a - b);
  let [left, right] = [true, true];
  let last = 0;
  for (const at of stops) {
    if (!isCovered(last, at, between)) left = right = left || right;
    if (events.some((event) => event.at === at && event.left)) left = false;
    if (events.some((event) => event.at === at && event.right)) right = false;
    last = at;
  }
  return left || right;
}

/** Whether stretches cover every point from one position to another. */
function isCovered(from: number, to: number, stretches: readonly (readonly [number, number])[]): boolean {
  let reached = from;
  for (const [start, end] of [...stretches].sort((a, b) => a[0] - b[0])) {
    if (start <= reached) reached = Math.max(reached, end);
  }
  return reached >= to;
}
