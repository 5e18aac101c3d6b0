import { GRID_SNAPPING_MODES as M } from "./constants.js";
import type { Point, SnappingBehavior } from "./types.js";

const VERTEX_LIKE = M.VERTEX | M.CORNER;
const HORIZONTAL_SIDES = M.EDGE_MIDPOINT | M.TOP_SIDE_MIDPOINT | M.BOTTOM_SIDE_MIDPOINT;
const VERTICAL_SIDES = M.EDGE_MIDPOINT | M.LEFT_SIDE_MIDPOINT | M.RIGHT_SIDE_MIDPOINT;

const toLine = (value: number, step: number): number => Math.round(value / step) * step;
const toMiddle = (value: number, step: number): number => (Math.floor(value / step) + 0.5) * step;

/** The nearest of the features that the mode names; the point itself if it names none. */
export function snapToSquare(point: Point, { mode, resolution = 1 }: SnappingBehavior, size: number): Point {
  const step = size / resolution;
  const line = { x: toLine(point.x, step), y: toLine(point.y, step) };
  const middle = { x: toMiddle(point.x, step), y: toMiddle(point.y, step) };
  const candidates: Point[] = [];
  if (mode & M.CENTER) candidates.push(middle);
  if (mode & VERTEX_LIKE) candidates.push(line);
  if (mode & HORIZONTAL_SIDES) candidates.push({ x: middle.x, y: line.y });
  if (mode & VERTICAL_SIDES) candidates.push({ x: line.x, y: middle.y });
  return nearest(point, candidates);
}

/** The candidate closest to the point, or a copy of the point if there is none. */
export function nearest(point: Point, candidates: readonly Point[]): Point {
  let best: Point | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const distance = Math.hypot(candidate.x - point.x, candidate.y - point.y);
    if (distance < least - 1e-9) [best, least] = [candidate, distance];
  }
  return best ? { ...best } : { x: point.x, y: point.y };
}
