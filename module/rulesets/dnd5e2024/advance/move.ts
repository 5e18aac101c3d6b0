import { cellIndex } from "../../../grid/board/layout.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { MovePlan } from "../../../model/plan.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Provocation } from "../../../model/plan.js";
import { advanceWalk, type WalkRules } from "../../../rules/movement/advance-walk.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { requestTest, succeeds, tested, type Test } from "../attack/d20.js";
import { gain } from "../attack/injure.js";
import { heldBy, isIncapable, ridersOf } from "../conditions.js";
import { findFighter, modifierOf, statOf, type Fighter } from "../fighter.js";
import { isDragging } from "../judge/move.js";
import { purseOf } from "../judge/price.js";
import { grappledBy } from "../movement/grappled.js";
import { groundFactor } from "../movement/mover-graph.js";
import { CELL } from "../movement/speed.js";
import { readiedOnWay } from "../provoke/readied.js";
import { changeTurn, type TurnChange } from "../state.js";
import { asObject, type Performance } from "./drive.js";

/** A movement of one's own, in legs; a leap into rough ground is landed last. */
export function performMove(performance: Performance): Step {
  const { progress } = performance;
  if (progress.landing === true) return land(performance);
  const step = walk(performance);
  if (step.kind !== "done") return { ...step, progress: { walk: step.progress } };
  const arrived = !step.facts.some(({ type }) => type === "Interrupted");
  return arrived && landsRough(performance)
    ? {
        kind: "roll",
        facts: step.facts,
        request: requestTest(landingTest(performance.actor)),
        progress: { landing: true },
      }
    : step;
}

/** The shared walk with this game's rules. Its progress is kept in `progress.walk`. */
export function walk(performance: Performance): Step {
  const { situation, task, progress } = performance;
  const readied = readiedOnWay(situation, task);
  const plan = { ...task.plan, provocations: [...task.plan.provocations, ...readied] };
  const step = advanceWalk(situation, { ...task, plan, progress: asObject(progress.walk) }, walkRules(performance));
  if (step.kind !== "ask") return step;
  const onlyReadied = step.window.responders.every(({ option }) => option.pays === "readied");
  return onlyReadied ? { ...step, window: { ...step.window, kind: "readied" } } : step;
}

const walkRules = (performance: Performance): WalkRules => ({
  begin: () => [],
  leg: (situation, task, from, to) => legFacts(performance, situation, task, from, to),
  end: () => [],
  stopped: stopReason,
  stands,
});

/** A chance foreseen is gone when its creature has no reaction left or can't act any more. */
function stands(situation: Situation, chance: Provocation): boolean {
  const fighter = findFighter(situation, chance.by);
  if (!fighter || isIncapable(fighter) || fighter.turn.reactionUsed) return false;
  return chance.pays !== "readied" || fighter.turn.readied !== null;
}

/** Struck down, stopped, or put somewhere else meanwhile. */
function stopReason(situation: Situation, task: Task): string | null {
  const mover = findFighter(situation, task.act.by);
  const own = task.act.action !== "forced";
  if (!mover || (own && (isIncapable(mover) || heldBy(mover) !== null))) return "condition";
  const { at } = task.progress;
  const cell = typeof at === "number" ? task.plan.move?.path[at] : undefined;
  const stays = mover.state.position !== null && cell !== undefined && sameCell(mover.state.position.cell, cell);
  return stays ? null : "displaced";
}

/** What a leg takes off the turn's movement; riders and those who are dragged come along. */
function legFacts(performance: Performance, situation: Situation, task: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, task.act.by);
  const { move } = task.plan;
  if (!mover || !move) return [];
  const { action, act } = performance;
  const cost = move.steps.slice(from, to).reduce((sum, step) => sum + step.cost, 0);
  const reacting = purseOf(action, act) === "reaction";
  const onFoot = move.mode === "walk" && action.id !== "jump";
  const change: TurnChange = {
    diagonals: ((mover.turn.diagonals + countDiagonals(move, from, to)) % 2) as 0 | 1,
    runUp: onFoot ? mover.turn.runUp + (to - from) * CELL : 0,
    ...(!reacting && action.family === "move" && { moved: mover.turn.moved + cost }),
  };
  return [
    changeTurn(mover.id, change),
    ...ridersOf(situation, mover).flatMap((rider) => carry(rider, move.path[to])),
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

/** Taken along to a cell without spending anything of its own. */
export function carry(passenger: Fighter, cell: Cell | undefined): Fact[] {
  const { position } = passenger.state;
  if (!position || !cell || sameCell(position.cell, cell)) return [];
  const to = { ...position, cell };
  return [
    { type: "Moved", creature: passenger.id, path: [position.cell, cell], to, mode: "carried", cost: 0, how: "forced" },
  ];
}

/** The grappled end on the way named for them, else in the cell that their holder has just left. */
function dragged({ act }: Performance, situation: Situation, mover: Fighter, move: MovePlan, to: number): Fact[] {
  return grappledBy(situation, mover).flatMap((held) => carry(held, act.drags?.[held.id]?.[to] ?? move.path[to - 1]));
}

/** DC of landing a jump in difficult terrain on one's feet (GAP-DND5-10). */
const LANDING = 10;

const landingTest = (fighter: Fighter): Test => ({
  by: fighter.id,
  kind: "check",
  modifiers: [{ label: "acrobatics", value: statOf(fighter, "acrobatics", modifierOf(fighter, "dex")) }],
  advantage: "none",
});

function landsRough({ situation, task, action }: Performance): boolean {
  const end = task.plan.move?.path.at(-1);
  if (action.id !== "jump" || !situation.board || !end) return false;
  return groundFactor(situation.board, cellIndex(situation.board, end[0], end[1])) > 1;
}

function land({ actor, task }: Performance): Step {
  const test = landingTest(actor);
  const hit = succeeds(test, task.faces, LANDING);
  const roll = tested(test, task.faces, { hit, against: LANDING });
  return { kind: "done", facts: hit ? [roll] : [roll, ...gain(actor, "prone")] };
}
