import type { Board } from "../../grid/board/board.js";
import { cellIndex } from "../../grid/board/layout.js";
import { footprintCells } from "../../grid/footprint/footprint.js";
import { FREE, type MoveGraph } from "../../grid/search/move-graph.js";
import type { Cell } from "../../model/position.js";
import { footprintAt } from "../space.js";

/**
 * How many cells of a path can be gone before a mover so wide runs into one that is taken unseen; all of them where it
 * meets nobody. It ends in a cell where the mover may stand.
 */
export function clearCells(board: Board, graph: MoveGraph, path: readonly Cell[], taken: ReadonlySet<number>): number {
  const met = path.findIndex((cell, i) => {
    const footprint = i > 0 ? footprintAt(board, cell, graph.size) : null;
    return footprint !== null && footprintCells(board, footprint).some((index) => taken.has(index));
  });
  if (met < 0) return path.length;
  const mayStand = (at: number): boolean => {
    const cell = path[at];
    return cell !== undefined && graph.standing[cellIndex(board, cell[0], cell[1])] === FREE;
  };
  let end = met;
  while (end > 1 && !mayStand(end - 1)) end--;
  return end;
}
