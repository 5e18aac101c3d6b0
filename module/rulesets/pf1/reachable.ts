import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { findPath } from "../../grid/search/find-path.js";
import { endableCells, flood } from "../../grid/search/flood.js";
import type { Act } from "../../model/act.js";
import type { ActionId, CreatureId, SlotId } from "../../model/ids.js";
import type { Plan } from "../../model/plan.js";
import type { Cell } from "../../model/position.js";
import type { Question } from "../../model/question.js";
import { toPlan } from "../../rules/case.js";
import { reachedBy, surveyReach, type ReachedCell } from "../../rules/movement/survey-reach.js";
import type { Situation } from "../../rules/situation.js";
import type { Action } from "./action.js";
import { findAction } from "./actions.js";
import { findFighter, type Fighter } from "./fighter.js";
import type { Case } from "./judge/case.js";
import { judge } from "./judge/judge.js";
import { judgeGoing } from "./judge/move.js";
import { modeFor } from "./judge/move-frame.js";
import { turnReasons } from "./judge/turn-reasons.js";
import { moverGraph } from "./movement/mover-graph.js";
import { allowanceOf } from "./movement/speed.js";
import { cellsAlong, lengthOf } from "./movement/straight.js";

/** Actions that go straight: for them only the straight way counts. */
const STRAIGHT = ["run", "charge"];

/** Whether a creature could end in a cell with an action now. */
export function canReach(situation: Situation, by: CreatureId, action: ActionId, cell: Cell): boolean {
  const path = STRAIGHT.includes(action)
    ? straightPath(situation, by, cell)
    : cheapestPath(situation, by, action, cell);
  return path !== null && judge(situation, { by, action, path }).refusal === null;
}

function cheapestPath(situation: Situation, by: CreatureId, action: ActionId, goal: Cell): Cell[] | null {
  const fighter = findFighter(situation, by);
  const { board } = situation;
  const at = fighter?.state.position?.cell;
  if (!fighter || !board || !at) return null;
  const start = cellIndex(board, at[0], at[1]);
  const end = cellIndex(board, goal[0], goal[1]);
  if (start === OUTSIDE || end === OUTSIDE) return null;
  const graph = moverGraph(situation, board, fighter, modeFor(action));
  const found = findPath(graph, { start, goal: end, parity: fighter.turn.diagonals });
  return found?.path.map((index): Cell => [columnOf(board, index), rowOf(board, index)]) ?? null;
}

/** Cells where a creature could end with an action now, and the further slot that this would take. */
export function reachOf(situation: Situation, { by, action: actionId, mode }: ReachQuestion): ReachedCell[] {
  const fighter = findFighter(situation, by);
  const action = findAction(actionId);
  const { board } = situation;
  const at = fighter?.state.position?.cell;
  const start = board && at ? cellIndex(board, at[0], at[1]) : OUTSIDE;
  if (!fighter || !board || action?.family !== "move" || start === OUTSIDE) return [];
  const going = mode === undefined ? { by, action: action.id } : { by, action: action.id, options: { mode } };
  const judgePath = (path: readonly Cell[], pay?: SlotId): Plan =>
    judgeWay(situation, fighter, action, { ...going, path, ...(pay !== undefined && { pay }) });
  const manner = mode ?? modeFor(action.id);
  const budget = farthestOf(fighter, action.id, manner);
  const parity = fighter.turn.diagonals;
  const found = flood(moverGraph(situation, board, fighter, manner), { start, budget, parity });
  if (!STRAIGHT.includes(action.id)) {
    const own = surveyReach(found, judgePath);
    const pays = action.id === "move" && fighter.turn.moveUsed;
    return pays
      ? withStandard(
          own,
          surveyReach(found, (path) => judgePath(path, "standard")),
        )
      : own;
  }
  return endableCells(found).flatMap((index) => {
    const cell: Cell = [columnOf(board, index), rowOf(board, index)];
    const path = index === start ? null : straightPath(situation, by, cell);
    const plan = path && judgePath(path);
    const step = plan?.refusal === null ? plan.move?.steps.at(-1) : undefined;
    return (step && reachedBy(step, cell)) ?? [];
  });
}

/** Its move action is spent: what another one carries to is had for the standard action (PF1-ECONOMY-005). */
function withStandard(own: readonly ReachedCell[], further: readonly ReachedCell[]): ReachedCell[] {
  const known = new Set(own.map(({ cell }) => String(cell)));
  const beyond = further.filter(({ cell, opens }) => opens === null && !known.has(String(cell)));
  return [...own, ...beyond.map(({ cell }): ReachedCell => ({ cell, opens: "standard" }))];
}

type ReachQuestion = Extract<Question, { kind: "reach" }>;

/** Whether it goes there; who may strike on the way is of no concern here, and takes by far the longest to find. */
function judgeWay(situation: Situation, actor: Fighter, action: Action, act: Act): Plan {
  const judged: Case = { situation, act, actor, action };
  return toPlan(judgeGoing(judged), turnReasons(judged));
}

/** No action carries farther in a turn: a move twice, with another slot, and on with what is left of one. */
function farthestOf(fighter: Fighter, action: ActionId, mode: string): number {
  const once = allowanceOf(fighter, action, mode, false) ?? 0;
  const { movement } = fighter.turn;
  return action === "move" ? 2 * once + (movement ? movement.budget - movement.walked : 0) : once;
}

function straightPath(situation: Situation, by: CreatureId, goal: Cell): Cell[] | null {
  const at = findFighter(situation, by)?.state.position?.cell;
  if (!at) return null;
  const course: Cell = [goal[0] - at[0], goal[1] - at[1]];
  return cellsAlong(at, course, lengthOf(course));
}
