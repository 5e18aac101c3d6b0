import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Cell } from "../../../model/position.js";
import { clearCells } from "../../../rules/movement/clear-cells.js";
import type { Situation } from "../../../rules/situation.js";
import { isFallen } from "../conditions.js";
import { footprintOf, othersThan, teamOf, type Fighter } from "../fighter.js";
import { moverGraph } from "./mover-graph.js";

/** How many cells of a way can be gone before it runs into somebody unseen (ADND-MAP-001); all of them where it meets nobody. */
export function clearWay(situation: Situation, mover: Fighter, path: readonly Cell[]): number {
  const { board } = situation;
  if (!board) return path.length;
  const { unseen, located } = mover.profile;
  const team = teamOf(situation, mover).map(({ id }) => id);
  const hidden = othersThan(situation, mover).filter(
    (other) => unseen.includes(other.id) && !located.includes(other.id) && !team.includes(other.id) && !isFallen(other),
  );
  const taken = hidden.flatMap((other) => {
    const footprint = footprintOf(situation, other);
    return footprint ? footprintCells(board, footprint) : [];
  });
  if (taken.length === 0) return path.length;
  return clearCells(board, moverGraph(situation, board, mover, { pushed: true }), path, new Set(taken));
}
