import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../../grid/board/layout.js";
import { endableCells, flood, tracePath } from "../../../grid/search/flood.js";
import type { Act } from "../../../model/act.js";
import type { Cell } from "../../../model/position.js";
import { reachedBy, type ReachedCell } from "../../../rules/movement/survey-reach.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import { chosenBy } from "../chosen.js";
import { facingOf } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { judge } from "../judge/judge.js";
import { leftOf } from "../judge/move.js";
import { moverGraph } from "./mover-graph.js";
import { strideFor } from "./stride-for.js";
import { turnedWays } from "./turned-ways.js";

/** An action as a movement is asked of it: more of the manoeuvre under way, else with the first variant that it has. */
function actOf(fighter: Fighter, action: string): Act {
  const chosen = chosenBy(fighter);
  const first = findAction(action)?.maneuver?.variants.find(({ optional }) => optional === undefined);
  const variant = chosen?.row.id === action ? undefined : first?.id;
  return { by: fighter.id, action, ...(variant !== undefined && { variant }) };
}

/** The cheapest way to each hex within an action's movement, by array position; turning where facing counts. */
function waysWith(situation: Situation, fighter: Fighter, act: Act): ReadonlyMap<number, Omit<Act, "by" | "action">> {
  const { board } = situation;
  const at = fighter.state.position?.cell;
  const start = board && at ? cellIndex(board, at[0], at[1]) : OUTSIDE;
  if (!board || start === OUTSIDE) return new Map();
  const stride = strideFor(fighter, act);
  const budget = leftOf(fighter, stride);
  const facing = facingOf(situation, fighter);
  const graph = moverGraph(situation, board, fighter, { yards: stride === "step" });
  if (facing && stride !== "step")
    return turnedWays({ graph, start, facing, budget: budget - fighter.turn.turned, forward: stride === "forward" });
  const found = flood(graph, { start, budget });
  const toCell = (index: number): Cell => [columnOf(board, index), rowOf(board, index)];
  const ends = endableCells(found).filter((cell) => cell !== start);
  return new Map(ends.map((cell) => [cell, { path: tracePath(found, cell).map(toCell) }]));
}

/** Where a creature could end with an action now, turning on the way where that pays. */
export function reachWith(situation: Situation, fighter: Fighter | null, action: string): ReachedCell[] {
  const act = fighter && actOf(fighter, action);
  if (!act) return [];
  return [...waysWith(situation, fighter, act).values()].flatMap((way) => {
    const { move, refusal } = judge(situation, { ...act, ...way });
    const last = move?.steps.at(-1);
    return refusal === null && last ? (reachedBy(last, last.cell) ?? []) : [];
  });
}

/** Whether it could end in that cell with the action now. */
export function canReach(situation: Situation, by: Fighter["id"], action: string, [column, row]: Cell): boolean {
  const { board } = situation;
  const fighter = findFighter(situation, by);
  const act = fighter && actOf(fighter, action);
  const way = board && act && waysWith(situation, fighter, act).get(cellIndex(board, column, row));
  return way ? judge(situation, { ...act, ...way }).refusal === null : false;
}
