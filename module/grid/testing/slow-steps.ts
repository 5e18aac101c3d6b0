import type { CornerRule } from "../board/exits.js";
import type { BoardSnapshot, WallSegment } from "../board/snapshot.js";

/** String key of a cell. */
export function key(column: number, row: number): string {
  return `${column},${row}`;
}

/** Keys of all cells that a kind of terrain lists. */
export function cellsOfKind(snapshot: BoardSnapshot, kind: string): Set<string> {
  const cells = snapshot.terrain.filter((patch) => patch.kind === kind).flatMap((patch) => patch.cells ?? []);
  return new Set(cells.map(([column, row]) => key(column, row)));
}

/**
 * Whether a creature of one cell may step from a cell by (dx, dy): judged afresh from the snapshot with parameters of
 * intersections, where the product works with orientations and masks. For squares.
 */
export function maySlowlyStep(
  snapshot: BoardSnapshot,
  corners: CornerRule,
  column: number,
  row: number,
  dx: number,
  dy: number,
): boolean {
  const solid = cellsOfKind(snapshot, "solid");
  if (!mayCross(snapshot, solid, column, row, dx, dy)) return false;
  if (dx === 0 || dy === 0) return true;
  const filled = solid.has(key(column + dx, row)) || solid.has(key(column, row + dy));
  const touched = movers(snapshot).some((wall) => meetSlowly(wall, column + 0.5, row + 0.5, dx, dy) === "corner");
  if (!filled && !touched) return true;
  if (corners === "strict") return false;
  const overSide = mayCross(snapshot, solid, column, row, dx, 0) && mayCross(snapshot, solid, column + dx, row, 0, dy);
  const overTop = mayCross(snapshot, solid, column, row, 0, dy) && mayCross(snapshot, solid, column, row + dy, dx, 0);
  return overSide || overTop;
}

function mayCross(s: BoardSnapshot, solid: Set<string>, column: number, row: number, dx: number, dy: number): boolean {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < s.columns && y < s.rows;
  if (!inside(column, row) || !inside(column + dx, row + dy)) return false;
  if (solid.has(key(column, row)) || solid.has(key(column + dx, row + dy))) return false;
  return !movers(s).some((wall) => meetSlowly(wall, column + 0.5, row + 0.5, dx, dy) === "across");
}

/** The walls that stop creatures. */
export function movers(snapshot: BoardSnapshot): WallSegment[] {
  return snapshot.walls.filter((wall) => wall.move && (wall.from[0] !== wall.to[0] || wall.from[1] !== wall.to[1]));
}

/** How a wall meets the step from (ax, ay) by (dx, dy), by the parameters where they meet; exact for walls on quarters. */
export function meetSlowly(
  wall: WallSegment,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
): "clear" | "across" | "corner" {
  const [wx, wy] = wall.from;
  const [vx, vy] = [wall.to[0] - wx, wall.to[1] - wy];
  const start = vx * (ay - wy) - vy * (ax - wx);
  if (wall.oneWay === "left" && start > 0) return "clear";
  if (wall.oneWay === "right" && start < 0) return "clear";
  const den = dx * vy - dy * vx;
  if (den === 0) {
    if (start !== 0) return "clear";
    const ends = [wall.from, wall.to].map(([x, y]) => ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return Math.max(...ends) > 0 && Math.min(...ends) <= 1 ? "across" : "clear";
  }
  const t = ((wx - ax) * vy - (wy - ay) * vx) / den;
  const u = ((wx - ax) * dy - (wy - ay) * dx) / den;
  if (t <= 0 || t > 1 || u < 0 || u > 1) return "clear";
  return dx !== 0 && dy !== 0 && t === 0.5 && (u === 0 || u === 1) ? "corner" : "across";
}
