import { cellIndex } from "../../../grid/board/layout.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { FREE } from "../../../grid/search/move-graph.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintAt, footprintOf, presentFighters, widthOf, type Fighter } from "../fighter.js";
import { isPassable, moverGraph, WALKING } from "./mover-graph.js";

/**
 * How many cells of a path can be gone before it runs into somebody unseen; all of them where it meets nobody. It ends
 * in a cell where the mover may stand.
 */
export function clearCells(situation: Situation, mover: Fighter, path: readonly Cell[]): number {
  const { board } = situation;
  const taken = unseenCells(situation, mover);
  if (!board || taken.size === 0) return path.length;
  const size = widthOf(situation, mover);
  const met = path.findIndex((cell, i) => {
    const footprint = i > 0 ? footprintAt(board, cell, size) : null;
    return footprint !== null && footprintCells(board, footprint).some((index) => taken.has(index));
  });
  if (met < 0) return path.length;
  const { standing } = moverGraph(situation, board, mover, WALKING);
  const mayStand = (at: number): boolean => {
    const cell = path[at];
    return cell !== undefined && standing[cellIndex(board, cell[0], cell[1])] === FREE;
  };
  let end = met;
  while (end > 1 && !mayStand(end - 1)) end--;
  return end;
}

/** Cells of those whom the mover neither perceives nor could walk through. */
function unseenCells(situation: Situation, mover: Fighter): Set<number> {
  const { board } = situation;
  const { unseen, located } = mover.profile;
  const met = presentFighters(situation).filter(
    (other) => unseen.includes(other.id) && !located.includes(other.id) && !isPassable(mover, other),
  );
  return new Set(
    met.flatMap((other) => {
      const footprint = footprintOf(situation, other);
      return board && footprint ? footprintCells(board, footprint) : [];
    }),
  );
}
