import { cellIndex } from "../../../grid/board/layout.js";
import { footprintDistance } from "../../../grid/footprint/distance.js";
import { FREE } from "../../../grid/search/move-graph.js";
import type { Cell } from "../../../model/position.js";
import { footprintAt } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintOf, othersThan, spaceOf, type Fighter } from "../fighter.js";
import { moverGraph, passageThrough } from "./mover-graph.js";

/**
 * How many cells of a path can be gone before it runs into somebody unseen; all of them where it meets nobody. It ends
 * in a cell where the mover may stand.
 */
export function clearCells(situation: Situation, mover: Fighter, path: readonly Cell[]): number {
  const { board } = situation;
  const { unseen, located } = mover.profile;
  const hidden = othersThan(situation, mover).flatMap((other) => {
    const known = !unseen.includes(other.id) || located.includes(other.id) || passageThrough(mover, other) !== "none";
    return known ? [] : (footprintOf(situation, other) ?? []);
  });
  if (!board || hidden.length === 0) return path.length;
  const met = path.findIndex((cell, i) => {
    const footprint = i > 0 ? footprintAt(board, cell, spaceOf(mover)) : null;
    return footprint !== null && hidden.some((other) => footprintDistance(board, footprint, other) === 0);
  });
  if (met < 0) return path.length;
  const graph = moverGraph(situation, board, mover);
  let end = met;
  while (end > 1 && graph.standing[cellIndex(board, ...(path[end - 1] ?? [-1, -1]))] !== FREE) end--;
  return end;
}
