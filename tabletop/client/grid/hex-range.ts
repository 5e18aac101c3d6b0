import type { HexLayout } from "./hex-layout.js";
import type { GridDimensions, OffsetRange, Rectangle } from "./types.js";

/** Rows and columns of hexagons that a rectangle may touch: never too few, at most one line too many. */
export function getHexRange({ columns, sizeX, sizeY }: HexLayout, { x, y, width, height }: Rectangle): OffsetRange {
  if (!(width > 0 && height > 0)) return [0, 0, 0, 0];
  const lineX = columns ? 0.75 * sizeX : sizeX;
  const lineY = columns ? sizeY : 0.75 * sizeY;
  const firstOf = (start: number, line: number, size: number): number =>
    Math.floor((start - size + line) / line + 1e-6) - (line === size ? 1 : 0);
  const lastOf = (end: number, line: number): number => Math.ceil(end / line - 1e-6);
  return [firstOf(y, lineY, sizeY), firstOf(x, lineX, sizeX), lastOf(y + height, lineY), lastOf(x + width, lineX)];
}

/** The padded size of a scene in whole hexagons. */
export function getHexDimensions(
  layout: HexLayout,
  sceneWidth: number,
  sceneHeight: number,
  padding: number,
): GridDimensions {
  // Two lines make one period across the grid, so that the scene starts on a line of the same parity.
  const periodX = layout.columns ? 1.5 * layout.sizeX : layout.sizeX;
  const periodY = layout.columns ? layout.sizeY : 1.5 * layout.sizeY;
  const x = Math.round(Math.ceil((padding * sceneWidth) / periodX - 1e-6) * periodX);
  const y = Math.round(Math.ceil((padding * sceneHeight) / periodY - 1e-6) * periodY);
  const width = sceneWidth + 2 * x;
  const height = sceneHeight + 2 * y;
  const [, , rows, columns] = getHexRange(layout, { x: 0, y: 0, width, height });
  return { width, height, x, y, rows, columns };
}
