import { sameCell, type Cell } from "../../../model/position.js";

/** Whether a path keeps to the straight line from its first to its last cell (PF1-RUN-001, PF1-GAP-05). */
export function isStraight(way: readonly Cell[]): boolean {
  // A step on the spot only changes the height.
  const path = way.filter((cell, i) => i === 0 || !sameCell(cell, way[i - 1] ?? cell));
  const first = path[0];
  const last = path.at(-1);
  if (!first || !last) return true;
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  if (path.length - 1 !== length) return length === 0 && path.length === 1;
  return path.every(([x, y]) => Math.abs(dx * (y - first[1]) - dy * (x - first[0])) * 2 <= length);
}

/** Cells between the ends of a straight way, the last one counted. */
export const lengthOf = ([dx, dy]: Cell): number => Math.max(Math.abs(dx), Math.abs(dy));

/** So many cells along a direction, the first one included. */
export function cellsAlong([x, y]: Cell, [dx, dy]: Cell, cells: number): Cell[] {
  const length = Math.max(1, lengthOf([dx, dy]));
  return Array.from({ length: cells + 1 }, (_, i): Cell => [
    x + Math.round((dx * i) / length),
    y + Math.round((dy * i) / length),
  ]);
}
