import type { BaseGrid } from "../grid/base-grid.js";
import { addCubes, makeCube } from "../grid/cube.js";
import { makeOffset } from "../grid/coordinates.js";
import { HexagonalGrid } from "../grid/hexagonal-grid.js";
import type { Offset, Offset2D, Point } from "../grid/types.js";
import { listFootprintRows, type FootprintRow } from "./footprint-rows.js";
import type { Position } from "./types.js";

type Size = Pick<Position, "width" | "height" | "shape">;

/** Hexagon lines of the token; on column layouts "lines" are columns. */
function hexRows(grid: HexagonalGrid, { width, height, shape }: Size): FootprintRow[] {
  return grid.columns ? listFootprintRows(shape, height, width) : listFootprintRows(shape, width, height);
}

/** The width and height of the token in pixels. */
export function getPixelSize(
  grid: BaseGrid,
  { width, height }: Pick<Position, "width" | "height">,
): { width: number; height: number } {
  if (!(grid instanceof HexagonalGrid)) return { width: width * grid.size, height: height * grid.size };
  const lines = (count: number): number => (count < 1 ? count : 0.75 * Math.floor(count) + 0.5 * (count % 1) + 0.25);
  return grid.columns
    ? { width: lines(width) * grid.sizeX, height: height * grid.sizeY }
    : { width: width * grid.sizeX, height: lines(height) * grid.sizeY };
}

/** From the token's top-left corner to the centre of the cell that stands for it. */
function getAnchorShift(grid: BaseGrid, size: Size): Point {
  if (grid.isGridless) return { x: 0, y: 0 };
  if (!(grid instanceof HexagonalGrid)) {
    return { x: Math.min(1, size.width) * grid.size * 0.5, y: Math.min(1, size.height) * grid.size * 0.5 };
  }
  const small = Math.min(1, size.width, size.height);
  const inset = hexRows(grid, size)[0]!.inset / 2;
  const [along, across] = [(inset + 0.5) * small, 0.5 * small];
  return grid.columns
    ? { x: across * grid.sizeX, y: along * grid.sizeY }
    : { x: along * grid.sizeX, y: across * grid.sizeY };
}

/** The cell that stands for a token: its first one from the top left. Gridless: the top-left corner in pixels. */
export function getAnchorOffset(grid: BaseGrid, position: Position): Offset {
  const shift = getAnchorShift(grid, position);
  // Half a pixel keeps a corner that was rounded to whole pixels from falling into the cell before.
  const point = { x: position.x + shift.x, y: position.y + shift.y, elevation: position.elevation };
  return grid.getOffset(point);
}

/** Where a token of this size has its top-left corner when its first cell is the given one. */
export function getPositionAtAnchor(grid: BaseGrid, offset: Offset2D, size: Size): Point {
  if (grid.isGridless) return { x: offset.j, y: offset.i };
  const center = grid.getCenterPoint(makeOffset(offset.i, offset.j));
  const shift = getAnchorShift(grid, size);
  return { x: Math.round(center.x - shift.x), y: Math.round(center.y - shift.y) };
}

/** The nearest position on the grid; half-sized tokens may stand in any quarter of a square. */
export function snapPosition(grid: BaseGrid, position: Position): Position {
  if (grid.isGridless) return { ...position };
  if (grid.isHexagonal) return { ...position, ...getPositionAtAnchor(grid, getAnchorOffset(grid, position), position) };
  const step = (extent: number): number => (extent < 1 ? grid.size * extent : grid.size);
  const snap = (value: number, extent: number): number => Math.round(Math.round(value / step(extent)) * step(extent));
  return { ...position, x: snap(position.x, position.width), y: snap(position.y, position.height) };
}

/** The cells a token covers when its first cell is the given one. */
export function getOffsetsAtAnchor(grid: BaseGrid, anchor: Offset, size: Size): Offset[] {
  if (grid.isGridless) return [anchor];
  if (!(grid instanceof HexagonalGrid)) {
    const rows = Math.max(1, Math.ceil(size.height - 1e-6));
    const columns = Math.max(1, Math.ceil(size.width - 1e-6));
    return Array.from({ length: rows * columns }, (_, n) =>
      makeOffset(anchor.i + Math.floor(n / columns), anchor.j + (n % columns), anchor.k),
    );
  }
  const rows = hexRows(grid, size);
  const start = grid.offsetToCube(anchor);
  return rows.flatMap(({ inset, count }, line) =>
    Array.from({ length: count }, (_, n) => {
      const slide = (inset - rows[0]!.inset - line) / 2 + n;
      return grid.cubeToOffset(addCubes(start, grid.columns ? makeCube(line, slide) : makeCube(slide, line)));
    }).map(({ i, j }) => makeOffset(i, j, anchor.k)),
  );
}

/** The cells a token occupies at its snapped position; none on a gridless scene. */
export function getOccupiedOffsets(grid: BaseGrid, position: Position): Offset2D[] {
  if (grid.isGridless) return [];
  const anchor = getAnchorOffset(grid, snapPosition(grid, position));
  return getOffsetsAtAnchor(grid, anchor, position).map(({ i, j }) => ({ i, j }));
}

/** The middle of the token, with its elevation. */
export function getTokenCenter(grid: BaseGrid, position: Position): Point & { elevation: number } {
  const size = getPixelSize(grid, position);
  return { x: position.x + size.width / 2, y: position.y + size.height / 2, elevation: position.elevation };
}
