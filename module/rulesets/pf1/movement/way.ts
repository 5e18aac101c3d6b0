import type { Board } from "../../../grid/board/board.js";
import { cellIndex } from "../../../grid/board/layout.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintAt, widthOf, type Fighter } from "../fighter.js";
import { when } from "../judge/case.js";
import { isDifficult, isWading } from "./mover-graph.js";

/** Array positions of a path's cells. */
export const indicesOf = (board: Board, path: readonly Cell[]): number[] =>
  path.map(([column, row]) => cellIndex(board, column, row));

/** A path goes somewhere, and from where its creature stands. */
export function startReasons(fighter: Fighter, path: readonly Cell[]): Reason[] {
  const [start] = path;
  const at = fighter.state.position?.cell;
  return when(path.length < 2 || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 });
}

/** A movement in a mode, by the cells that its creature's top left passes. */
interface Way {
  readonly situation: Situation;
  readonly fighter: Fighter;
  readonly path: readonly Cell[];
  readonly mode: string;
}

/** No entering of difficult ground with any part of the creature. */
export function easyReasons(way: Way): Reason[] {
  const hard = firstCell(way, (board, cell) => isDifficult(board, cell, way.mode));
  return hard ? when(true, "difficult-terrain", { cell: [hard[0], hard[1]] }) : [];
}

/** No entering of water for one without a swim speed (PF1-STEP-008, PF1-WITHDRAW-006). */
export function dryReasons(way: Way): Reason[] {
  const deep = firstCell(way, (board, cell) => isWading(board, way.fighter, cell, way.mode));
  return when(deep !== null, "needs-speed", { mode: "swim" });
}

/** The first place entered on the way of which some cell is like that. */
function firstCell({ situation, fighter, path }: Way, isSuch: (board: Board, cell: number) => boolean): Cell | null {
  const { board } = situation;
  if (!board || board.terrain.listings.size === 0) return null;
  const size = widthOf(situation, fighter);
  const isEntered = (cell: Cell): boolean => {
    const place = footprintAt(board, cell, size);
    return place !== null && footprintCells(board, place).some((covered) => isSuch(board, covered));
  };
  return path.slice(1).find(isEntered) ?? null;
}
