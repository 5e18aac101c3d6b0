import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { findPath } from "../../grid/search/find-path.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { moverGraph } from "./movement/mover-graph.js";

/** Actions that go straight: for them only the straight way counts. */
const STRAIGHT = ["run", "charge"];

/** Whether a creature could end in a cell with an action now. */
export function canReach(situation: Situation, by: CreatureId, action: ActionId, cell: Cell): boolean {
  const path = STRAIGHT.includes(action) ? straightPath(situation, by, cell) : cheapestPath(situation, by, cell);
  return path !== null && judge(situation, { by, action, path }).refusal === null;
}

function cheapestPath(situation: Situation, by: CreatureId, goal: Cell): Cell[] | null {
  const fighter = findFighter(situation, by);
  const { board } = situation;
  const at = fighter?.state.position?.cell;
  if (!fighter || !board || !at) return null;
  const start = cellIndex(board, at[0], at[1]);
  const end = cellIndex(board, goal[0], goal[1]);
  if (start === OUTSIDE || end === OUTSIDE) return null;
  const graph = moverGraph(situation, board, fighter);
  const found = findPath(graph, { start, goal: end, parity: fighter.turn.diagonals });
  return found?.path.map((index): Cell => [columnOf(board, index), rowOf(board, index)]) ?? null;
}

function straightPath(situation: Situation, by: CreatureId, goal: Cell): Cell[] | null {
  const at = findFighter(situation, by)?.state.position?.cell;
  if (!at) return null;
  const [dx, dy] = [goal[0] - at[0], goal[1] - at[1]];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: length + 1 }, (_, i): Cell => [
    at[0] + Math.round((dx * i) / Math.max(1, length)),
    at[1] + Math.round((dy * i) / Math.max(1, length)),
  ]);
}
