import type { BaseGrid } from "./base-grid.js";
import { GRID_SNAPPING_MODES as M } from "./constants.js";
import { nearest } from "./square-snapping.js";
import type { Point, SnappingBehavior } from "./types.js";

/** The corners of the rectangle around a grid space that the mode names. */
function listCorners(topLeft: Point, width: number, height: number, mode: number): Point[] {
  const corners: Point[] = [];
  if (mode & M.TOP_LEFT_CORNER) corners.push(topLeft);
  if (mode & M.TOP_RIGHT_CORNER) corners.push({ x: topLeft.x + width, y: topLeft.y });
  if (mode & M.BOTTOM_LEFT_CORNER) corners.push({ x: topLeft.x, y: topLeft.y + height });
  if (mode & M.BOTTOM_RIGHT_CORNER) corners.push({ x: topLeft.x + width, y: topLeft.y + height });
  return corners;
}

/** The middles of the sides of the rectangle around a grid space that the mode names. */
function listSides(topLeft: Point, width: number, height: number, mode: number): Point[] {
  const sides: Point[] = [];
  const [midX, midY] = [topLeft.x + width / 2, topLeft.y + height / 2];
  if (mode & M.TOP_SIDE_MIDPOINT) sides.push({ x: midX, y: topLeft.y });
  if (mode & M.BOTTOM_SIDE_MIDPOINT) sides.push({ x: midX, y: topLeft.y + height });
  if (mode & M.LEFT_SIDE_MIDPOINT) sides.push({ x: topLeft.x, y: midY });
  if (mode & M.RIGHT_SIDE_MIDPOINT) sides.push({ x: topLeft.x + width, y: midY });
  return sides;
}

function listMidpoints(vertices: Point[]): Point[] {
  return vertices.map((a, n) => {
    const b = vertices[(n + 1) % vertices.length]!;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
}

/** The nearest feature of the hexagon under the point or of its neighbours. A resolution divides nothing here. */
export function snapToHex(grid: BaseGrid, point: Point, { mode }: SnappingBehavior): Point {
  const cells = [grid.getOffset(point), ...grid.getAdjacentOffsets(point)];
  const candidates = cells.flatMap((cell) => {
    const topLeft = grid.getTopLeftPoint(cell);
    const vertices = grid.getVertices(cell);
    return [
      ...(mode & M.CENTER ? [grid.getCenterPoint(cell)] : []),
      ...(mode & M.VERTEX ? vertices : []),
      ...(mode & M.EDGE_MIDPOINT ? listMidpoints(vertices) : []),
      ...listCorners(topLeft, grid.sizeX, grid.sizeY, mode),
      ...listSides(topLeft, grid.sizeX, grid.sizeY, mode),
    ];
  });
  return nearest(point, candidates);
}
