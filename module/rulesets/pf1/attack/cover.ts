import { createCellSet } from "../../../grid/board/cell-set.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Situation } from "../../../rules/situation.js";
import { standing } from "../distance.js";
import { footprintOf, presentFighters, type Fighter } from "../fighter.js";
import { meleeCover, rangedCover, type Cover } from "../lines.js";

/** The cover that a target has against somebody's blow or shot (PF1-GAP-21). */
export function coverOf(situation: Situation, from: Fighter, to: Fighter, ranged: boolean): Cover {
  const a = standing(situation, from);
  const b = standing(situation, to);
  const { board } = situation;
  if (!board || !a || !b) return "none";
  if (!ranged) return meleeCover(board, a.footprint, b.footprint);
  const others = presentFighters(situation).filter((other) => other.id !== from.id && other.id !== to.id);
  const cells = others.flatMap((other) => {
    const footprint = footprintOf(situation, other);
    return footprint ? footprintCells(board, footprint) : [];
  });
  return rangedCover(board, a.footprint, b.footprint, createCellSet(board, cells));
}
