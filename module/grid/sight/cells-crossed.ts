import { cellIndex, OUTSIDE, type GridLayout } from "../board/layout.js";
import type { Line } from "./line.js";
import { walkLine } from "./walk-line.js";

/**
 * The cells of a square board whose inside a line crosses, in order. A line along the seam of two cells crosses neither,
 * and one through a corner only the two cells that it goes through.
 */
export function cellsCrossed(layout: GridLayout, { px, py, qx, qy }: Pick<Line, "px" | "py" | "qx" | "qy">): number[] {
  const cells: number[] = [];
  const onSeam = (px === qx && Number.isInteger(px)) || (py === qy && Number.isInteger(py));
  if (onSeam) return cells;
  walkLine(px, py, qx, qy, (x, y) => {
    const cell = cellIndex(layout, x, y);
    if (cell !== OUTSIDE) cells.push(cell);
    return false;
  });
  return cells;
}
