import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { MovePlan } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import { ridersOf } from "../conditions.js";
import { findFighter, type Fighter } from "../fighter.js";
import { isDragging } from "../judge/move.js";
import { grappledBy } from "../movement/grappled.js";
import { CELL } from "../movement/speed.js";
import { changeTurn, type TurnChange } from "../state.js";
import { carry } from "./carry.js";
import type { Performance } from "./drive.js";

/** What a leg takes off the turn's movement; riders and those who are dragged come along. */
export function legFacts(performance: Performance, situation: Situation, task: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, task.act.by);
  const { move } = task.plan;
  if (!mover || !move) return [];
  const { action } = performance;
  const cost = move.steps.slice(from, to).reduce((sum, step) => sum + step.cost, 0);
  const reacting = task.plan.pays.includes("reaction");
  const onFoot = move.mode === "walk" && action.id !== "jump";
  const change: TurnChange = {
    diagonals: ((mover.turn.diagonals + countDiagonals(move, from, to)) % 2) as 0 | 1,
    runUp: onFoot ? mover.turn.runUp + (to - from) * CELL : 0,
    ...(!reacting && action.family === "move" && { moved: mover.turn.moved + cost }),
  };
  return [
    changeTurn(mover.id, change),
    ...ridersOf(situation, mover).flatMap((rider) => carry(rider, move.path[to], "carried", task.act.elevations?.[to])),
    ...(isDragging(performance) ? dragged(performance, situation, mover, move, to) : []),
  ];
}

function countDiagonals({ path }: MovePlan, from: number, to: number): number {
  let diagonals = 0;
  for (let i = from; i < to; i++) {
    const [a, b] = [path[i], path[i + 1]];
    if (a && b && a[0] !== b[0] && a[1] !== b[1]) diagonals++;
  }
  return diagonals;
}

/** The grappled end on the way named for them, else in the cell that their holder has just left. */
function dragged({ act }: Performance, situation: Situation, mover: Fighter, move: MovePlan, to: number): Fact[] {
  return grappledBy(situation, mover).flatMap((held) => carry(held, act.drags?.[held.id]?.[to] ?? move.path[to - 1]));
}
