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
