import type { Board } from "../grid/board/board.js";
import { createSight, type Sight } from "../grid/sight/sight.js";

const prepared = new WeakMap<Board, Sight>();

/** The lines of a board, prepared once: a board never changes. */
export function sightOf(board: Board): Sight {
  const known = prepared.get(board);
  if (known) return known;
  const sight = createSight(board);
  prepared.set(board, sight);
  return sight;
}
