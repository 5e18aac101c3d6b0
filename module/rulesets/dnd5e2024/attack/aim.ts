import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Json } from "../../../kernel/json.js";
import type { Cell } from "../../../model/position.js";
import { standing, type Place } from "../distance.js";
import { findFighter, footprintAt, footprintOf, presentFighters, type Fighter } from "../fighter.js";
import type { Case } from "../judge/case.js";

/** What an attack is aimed at: somebody, or a cell where somebody unseen is guessed (DND5-UNSEEN-002). */
export interface Aim {
  /** Null: nobody is there. */
  readonly target: Fighter | null;
  readonly place: Place | null;
  /** Aimed at a cell: what comes of it tells the attacker whether somebody is there, and nothing else does. */
  readonly guessed: boolean;
}

/** The aim of an attack; null where it names neither a creature nor a cell of the board. */
export function aimOf(judged: Case): Aim | null {
  const { situation, act } = judged;
  if (act.target !== undefined) {
    const target = findFighter(situation, act.target);
    return target && { target, place: standing(situation, target), guessed: false };
  }
  const cell = guessedCell(judged);
  return cell && guess(judged, cell);
}

/** The cell that `options.at` names. */
function guessedCell({ act }: Case): Cell | null {
  const at = act.options?.at;
  if (!Array.isArray(at)) return null;
  const [column, row] = at as readonly Json[];
  return typeof column === "number" && typeof row === "number" ? [column, row] : null;
}

function guess({ situation, actor }: Case, cell: Cell): Aim | null {
  const { board } = situation;
  const footprint = board && footprintAt(board, cell, 1);
  if (!board || !footprint || cellIndex(board, cell[0], cell[1]) === OUTSIDE) return null;
  const target = presentFighters(situation).find((other) => {
    const covered = other.id === actor.id ? null : footprintOf(situation, other);
    return covered !== null && footprintCells(board, covered).includes(footprint.cell);
  });
  const place = { footprint, elevation: actor.state.position?.elevation ?? 0 };
  return { target: target ?? null, place: target ? standing(situation, target) : place, guessed: true };
}
