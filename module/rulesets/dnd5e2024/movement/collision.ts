import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Cell } from "../../../model/position.js";
import { clearCells as cellsBefore } from "../../../rules/movement/clear-cells.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintOf, presentFighters, type Fighter } from "../fighter.js";
import { isPassable, moverGraph, PUSHED } from "./mover-graph.js";

/** How many cells of a path can be gone before it runs into somebody unseen; all of them where it meets nobody. */
export function clearCells(situation: Situation, mover: Fighter, path: readonly Cell[]): number {
  const { board } = situation;
  const taken = unseenCells(situation, mover);
  if (!board || taken.size === 0) return path.length;
  return cellsBefore(board, moverGraph(situation, board, mover, PUSHED), path, taken);
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
