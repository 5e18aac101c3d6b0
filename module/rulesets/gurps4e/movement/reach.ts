import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../../grid/board/layout.js";
import { flood } from "../../../grid/search/flood.js";
import type { Act } from "../../../model/act.js";
import type { Cell } from "../../../model/position.js";
import { reachedBy, surveyReach, type ReachedCell } from "../../../rules/movement/survey-reach.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import { chosenBy, strideOf } from "../chosen.js";
import { facingOf } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { judge } from "../judge/judge.js";
import { leftOf } from "../judge/move.js";
import { moverGraph } from "./mover-graph.js";
import { turnedWays } from "./turned-ways.js";

/** An action as a movement is asked of it: more of the manoeuvre under way, else with the first variant that it has. */
function actOf(fighter: Fighter, action: string): Act {
  const chosen = chosenBy(fighter);
  const first = findAction(action)?.maneuver?.variants.find(({ optional }) => optional === undefined);
  const variant = chosen?.row.id === action ? undefined : first?.id;
  return { by: fighter.id, action, ...(variant !== undefined && { variant }) };
}

function strideFor(fighter: Fighter, { action, variant }: Act) {
  const chosen = chosenBy(fighter);
  if (chosen && (action === "step" || chosen.row.id === action)) return strideOf(chosen);
  const maneuver = findAction(action)?.maneuver;
  const named = maneuver?.variants.find(({ id }) => id === variant) ?? null;
  return maneuver ? strideOf({ maneuver, variant: named }) : "none";
}

/** Where a creature could end with an action now, turning on the way where that pays. */
export function reachWith(situation: Situation, fighter: Fighter | null, action: string): ReachedCell[] {
  const { board } = situation;
  const at = fighter?.state.position?.cell;
  const start = board && at ? cellIndex(board, at[0], at[1]) : OUTSIDE;
  if (!board || !fighter || start === OUTSIDE) return [];
  const act = actOf(fighter, action);
  const stride = strideFor(fighter, act);
  const budget = leftOf(fighter, stride);
  const facing = facingOf(situation, fighter);
  const graph = moverGraph(situation, board, fighter, { yards: stride === "step" });
  if (!facing || stride === "step")
    return surveyReach(flood(graph, { start, budget }), (path) => judge(situation, { ...act, path }));
  const search = { graph, start, facing, budget: budget - fighter.turn.turned, forward: stride === "forward" };
  return [...turnedWays(search)].flatMap(([cell, way]) => {
    const { move, refusal } = judge(situation, { ...act, ...way });
    const last = move?.steps.at(-1);
    const here: Cell = [columnOf(board, cell), rowOf(board, cell)];
    return refusal === null && last ? (reachedBy(last, here) ?? []) : [];
  });
}

/** Whether it could end in that cell with the action now. */
export const canReach = (situation: Situation, by: Fighter["id"], action: string, [column, row]: Cell): boolean =>
  reachWith(situation, findFighter(situation, by), action).some(({ cell }) => cell[0] === column && cell[1] === row);
