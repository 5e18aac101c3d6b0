import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { FREE } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import type { Situation } from "../../../rules/situation.js";
import { displacedBy } from "../displaced.js";
import type { Fighter } from "../fighter.js";
import { moverGraph } from "../movement/mover-graph.js";
import { costless, FREE_OF_CHARGE, type Case, type Judgement } from "./case.js";

/** Movement that is not one's own: it costs no distance and provokes nothing. */
export function judgeGiven(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const path = act.path ?? [];
  const reasons = action.id === "teleport" ? arrivalReasons(situation, actor, path) : forcedReasons(judged, path);
  return { price: FREE_OF_CHARGE, reasons, move: costless(path, action.id), provocations: [] };
}

function startReasons({ state }: Fighter, path: readonly Cell[], least: number): Reason[] {
  const [start] = path;
  const at = state.position?.cell;
  return when(path.length < least || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 });
}

function arrivalReasons(situation: Situation, actor: Fighter, path: readonly Cell[]): Reason[] {
  const { board } = situation;
  const end = path.at(-1);
  const start = [...startReasons(actor, path, 2), ...when(path.length > 2, "not-adjacent-path")];
  if (!board || !end) return start;
  const cell = cellIndex(board, end[0], end[1]);
  if (cell === OUTSIDE) return [...start, reason("blocked", { cell: [...end] })];
  return [
    ...start,
    ...when(moverGraph(situation, board, actor).standing[cell] !== FREE, "occupied", {
      cell: [...end],
    }),
  ];
}

/** A fall has the same cell twice; whoever gives way goes one square, out of the space that it gives up (ADND-OVERRUN-006). */
function forcedReasons(judged: Case, path: readonly Cell[]): Reason[] {
  const { situation, act, actor } = judged;
  if (act.cause === "fall") return startReasons(actor, path, 1);
  const givesWay = displacedBy(situation, actor);
  if (!givesWay) return pathReasons(situation, actor, path);
  const end = path.at(-1);
  const free = end !== undefined && givesWay.cells.some((cell) => sameCell(cell, end));
  return [
    ...startReasons(actor, path, 2),
    ...when(path.length > 2, "too-far", { needed: path.length - 1, left: 1 }),
    ...when(path.length === 2 && !free, "occupied", { cell: end ? [...end] : null }),
  ];
}

/** Whether a creature can be moved along a way: only walls and others in it matter. */
export function pathReasons(situation: Situation, fighter: Fighter, path: readonly Cell[]): Reason[] {
  const { board } = situation;
  const start = startReasons(fighter, path, 2);
  if (!board) return start;
  const cells = path.map(([column, row]) => cellIndex(board, column, row));
  const { refused } = pathCost(moverGraph(situation, board, fighter, { pushed: true }), cells);
  if (!refused) return start;
  return [...start, reason(refused.refusal === "outside" ? "blocked" : refused.refusal, { step: refused.step })];
}
