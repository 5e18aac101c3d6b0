import type { Board } from "../board/board.js";
import { cellsOf, columnOf, rowOf } from "../board/layout.js";
import type { WallSegment } from "../board/snapshot.js";

const EAST = 1 << 2;
const SOUTH = 1 << 4;

/** The low walls of a square board as segments along the sides of cells; none on hexes. */
export function lowWallSides(board: Board): WallSegment[] {
  const sides: WallSegment[] = [];
  if (!board.lowWalls || board.shape === "hex") return sides;
  for (const cell of cellsOf(board)) {
    const mask = board.lowWalls[cell] ?? 0;
    const right = columnOf(board, cell) + 1;
    const below = rowOf(board, cell) + 1;
    if ((mask & EAST) !== 0) sides.push({ from: [right, below - 1], to: [right, below], move: false, sight: true });
    if ((mask & SOUTH) !== 0) sides.push({ from: [right - 1, below], to: [right, below], move: false, sight: true });
  }
  return sides;
}
