import { footprintCells } from "../../../grid/footprint/footprint.js";
import { FREE } from "../../../grid/search/move-graph.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { isHelpless } from "../conditions.js";
import { footprintAt, footprintOf, isEnemy, presentFighters, widthOf, type Fighter } from "../fighter.js";
import { moverGraph, PUSHED } from "./mover-graph.js";
import { indicesOf } from "./way.js";

/**
 * How many cells of a path can be gone before it runs into somebody unseen; all of them where it meets nobody. It ends
 * in a cell where the mover may stand.
 */
export function clearCells(situation: Situation, mover: Fighter, path: readonly Cell[]): number {
  const { board } = situation;
  const taken = board ? unseenCells(situation, mover) : null;
  if (!board || !taken || taken.size === 0) return path.length;
  const size = widthOf(situation, mover);
  const met = path.findIndex((cell, i) => {
    const footprint = i > 0 ? footprintAt(board, cell, size) : null;
    return footprint !== null && footprintCells(board, footprint).some((index) => taken.has(index));
  });
  if (met < 0) return path.length;
  const { standing } = moverGraph(situation, board, mover, PUSHED);
  const indices = indicesOf(board, path);
  let end = met;
  while (end > 1 && standing[indices[end - 1] ?? 0] !== FREE) end--;
  return end;
}

/** Cells of those whom the mover neither perceives nor could walk through. */
function unseenCells(situation: Situation, mover: Fighter): Set<number> {
  const { board } = situation;
  const { unseen, located } = mover.profile;
  const hidden = presentFighters(situation).filter(
    (other) => unseen.includes(other.id) && !located.includes(other.id) && isEnemy(mover, other) && !isHelpless(other),
  );
  return new Set(
    hidden.flatMap((other) => {
      const footprint = footprintOf(situation, other);
      return board && footprint ? footprintCells(board, footprint) : [];
    }),
  );
}
