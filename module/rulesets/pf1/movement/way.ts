import type { Board } from "../../../grid/board/board.js";
import { cellIndex } from "../../../grid/board/layout.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import type { Fighter } from "../fighter.js";
import { when } from "../judge/case.js";
import { isDifficult } from "./mover-graph.js";

/** Array positions of a path's cells. */
export const indicesOf = (board: Board, path: readonly Cell[]): number[] =>
  path.map(([column, row]) => cellIndex(board, column, row));

/** A path goes somewhere, and from where its creature stands. */
export function startReasons(fighter: Fighter, path: readonly Cell[]): Reason[] {
  const [start] = path;
  const at = fighter.state.position?.cell;
  return when(path.length < 2 || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 });
}

/** No entering of difficult ground. */
export function easyReasons(board: Board | null, path: readonly Cell[]): Reason[] {
  const hard =
    board && path.slice(1).find((cell) => indicesOf(board, [cell]).some((index) => isDifficult(board, index)));
  return hard ? when(true, "difficult-terrain", { cell: [hard[0], hard[1]] }) : [];
}
