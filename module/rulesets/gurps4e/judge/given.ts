import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import { FREE } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import { sameCell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { moverGraph } from "../movement/mover-graph.js";
import { costless, FREE_OF_CHARGE, judgement, reason, when, type Case, type Judgement } from "./case.js";

/** Movement that is not one's own: it costs nothing and lets nothing off. */
export function judgeGiven(judged: Case): Judgement {
  const { act, actor, action } = judged;
  const path = act.path ?? [];
  const [start] = path;
  const at = actor.state.position?.cell;
  const least = action.id === "teleport" ? 2 : 1;
  const strays = path.length < least || !start || !at || !sameCell(start, at);
  const reasons = [
    ...when(strays, "not-adjacent-path", { step: 0 }),
    ...(action.id === "teleport" ? arrivalReasons(judged) : groundReasons(judged)),
  ];
  return judgement(FREE_OF_CHARGE, reasons, costless(path, action.id));
}

function arrivalReasons({ situation, act, actor }: Case): Reason[] {
  const { board } = situation;
  const path = act.path ?? [];
  const end = path.at(-1);
  const long = when(path.length > 2, "not-adjacent-path", { step: 1 });
  if (!board || !end) return long;
  const cell = cellIndex(board, end[0], end[1]);
  if (cell === OUTSIDE || hasTerrain(board, cell, "solid")) return [...long, reason("blocked", { step: 0 })];
  return [
    ...long,
    ...when(moverGraph(situation, board, actor).standing[cell] !== FREE, "occupied", { cell: [...end] }),
  ];
}

/** Only where it could go at all; a fall stays in its hex. */
function groundReasons({ situation, act, actor }: Case): Reason[] {
  const { board } = situation;
  if (!board || act.cause === "fall") return [];
  const cells = (act.path ?? []).map(([column, row]) => cellIndex(board, column, row));
  const { refused } = pathCost(moverGraph(situation, board, actor, { light: true }), cells);
  if (!refused) return [];
  return [reason(refused.refusal === "outside" ? "blocked" : refused.refusal, { step: refused.step })];
}
