import type { Json, JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { MovePlan, Provocation } from "../../../model/plan.js";
import { sameCell, type Cell } from "../../../model/position.js";
import { putAt } from "../../../rules/creature.js";
import { wasOverruled } from "../../../rules/enforcement.js";
import { advanceWalk, type WalkRules } from "../../../rules/movement/advance-walk.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import { presentCreatures, type Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { isIncapable } from "../conditions.js";
import { findFighter, mountOf, type Fighter } from "../fighter.js";
import type { Case } from "../judge/case.js";
import { modeOf } from "../judge/move-frame.js";
import { clearCells } from "../movement/collision.js";
import { note } from "../note.js";
import { readiedOnWay } from "../provoke/readied.js";
import { changeTurn, type Movement, type TurnChange } from "../state.js";
import { interrupted } from "../../../rules/carry-out.js";
import { stands, type Performance } from "./drive.js";
import { moveCheck } from "./move-check.js";
import { asList, asObject } from "../../../rules/progress.js";

/** A movement of one's own: the check it asks for first, then the way in legs. */
export function performMove(performance: Performance): Step {
  const { progress } = performance;
  if (progress.walk === undefined) {
    const check = moveCheck(performance);
    if (check) return check;
  }
  return walk(performance, asObject(progress.walk), (inner) => ({ ...progress, walk: inner }));
}

/**
 * The shared walk with this game's rules; its progress is kept where `keep` puts it. What was readied for a cell comes
 * in a window of its own, before the chances of leaving that cell.
 */
export function walk(performance: Performance, progress: JsonObject, keep: (inner: JsonObject) => JsonObject): Step {
  const { situation, actor, task } = performance;
  const cells = task.plan.move?.path ?? [];
  const clear = clearCells(situation, actor, cells);
  const inner = { ...cutTask(situation, task, clear), progress };
  const { letOff = [] } = progress;
  const due = readiedHere(inner, progress);
  if (isFilled(due)) {
    const window = { ...provokedWindow(situation, due, task.act.by), kind: "readied" };
    return { kind: "ask", facts: [], window, progress: keep({ ...progress, letOff: namesOf(progress, due) }) };
  }
  const step = advanceWalk(situation, inner, walkRules(performance));
  if (step.kind === "done") return clear < cells.length ? bump(performance, step.facts) : step;
  return { ...step, progress: keep({ ...step.progress, letOff }) };
}

/** Readied actions whose moment is the cell where the mover stands, and which were not asked yet. */
function readiedHere({ plan }: Task, { at, letOff }: JsonObject): Provocation[] {
  const asked = asList(letOff);
  return plan.provocations.filter(({ by, pays, step }) => pays === "readied" && step === at && !asked.includes(by));
}

const namesOf = ({ letOff }: JsonObject, due: readonly Provocation[]): Json => [
  ...asList(letOff),
  ...due.map(({ by }) => by),
];

/** The act as far as its way is clear, with the readied actions that it lets off. */
function cutTask(situation: Situation, task: Task, clear: number): Task {
  const { move } = task.plan;
  if (!move) return task;
  const cut = { ...move, path: move.path.slice(0, clear), steps: move.steps.slice(0, clear - 1) };
  const whole = clear === move.path.length;
  // Who waits for the end of the way finds it where it ends, even in front of somebody unseen (PF1-GAP-12).
  const gone = { ...task, plan: { ...task.plan, move: cut } };
  const provocations = [...task.plan.provocations, ...readiedOnWay(situation, gone)].filter(
    ({ step, pays }) => whole || typeof step !== "number" || step < clear - (pays === "readied" ? 0 : 1),
  );
  return { ...task, plan: { ...task.plan, move: cut, provocations } };
}

/** Something was in the way that the mover didn't know of: the move ends before it, and the card says so. */
function bump(performance: Performance, facts: readonly Fact[]): Step {
  if (facts.some(({ type }) => type === "Interrupted")) return { kind: "done", facts };
  const { actor } = performance;
  return { kind: "done", facts: [...facts, note(actor.id, "unseen-obstacle"), interrupted(performance, "unseen")] };
}

const walkRules = (performance: Performance): WalkRules => ({
  begin: () => beginWalk(performance),
  leg: (situation, task, from, to) => legFacts(situation, task, from, to),
  end: () => [],
  stopped: (situation, task) => stopReason(situation, task),
  // What was readied is asked apart; here it only makes the walk stop.
  stands: (situation, chance) => chance.pays !== "readied" && stands(situation, chance),
});

/** Opens a movement, or goes on with the one under way. */
function beginWalk(performance: Performance): Fact[] {
  const { actor, action, task } = performance;
  const change: TurnChange = {
    ...(action.id === "run" && { running: true, run: { ...actor.turn.run, rounds: actor.turn.run.rounds + 1 } }),
    ...(action.id === "charge" && { charging: true }),
    ...(opensMovement(performance) && { movement: openMovement(performance, task) }),
  };
  return Object.keys(change).length > 0 ? [changeTurn(actor.id, change)] : [];
}

const opensMovement = ({ action }: Case): boolean => action.id !== "five-foot-step";

function openMovement({ actor, action, ...judged }: Performance, task: Task): Movement {
  const provoked = task.plan.provocations.map(({ by }) => by as string);
  const { movement } = actor.turn;
  if (movement && task.plan.pays.length === 0 && action.id === "move") {
    return { ...movement, provoked: [...movement.provoked, ...provoked] };
  }
  return {
    action: action.id,
    mode: modeOf({ actor, action, ...judged }),
    slot: task.plan.pays[0] ?? "move",
    budget: task.plan.move?.budget ?? 0,
    walked: 0,
    provoked,
    closed: false,
  };
}

/** What a leg adds to the distance of the turn; riders are carried along. */
function legFacts(situation: Situation, task: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, task.act.by);
  const { move } = task.plan;
  if (!mover || !move) return [];
  const cost = move.steps.slice(from, to).reduce((sum, step) => sum + step.cost, 0);
  const { movement } = mover.turn;
  const stepping = task.act.action === "five-foot-step";
  const change: TurnChange = {
    diagonals: ((mover.turn.diagonals + countDiagonals(move, from, to)) % 2) as 0 | 1,
    ...(!stepping && { distanceMoved: mover.turn.distanceMoved + cost }),
    ...(movement && !stepping && { movement: { ...movement, walked: movement.walked + cost } }),
  };
  return [changeTurn(mover.id, change), ...carryRiders(situation, mover, move.path[to], task.act.elevations?.[to])];
}

function countDiagonals({ path }: MovePlan, from: number, to: number): number {
  let diagonals = 0;
  for (let i = from; i < to; i++) {
    const [a, b] = [path[i], path[i + 1]];
    if (a && b && a[0] !== b[0] && a[1] !== b[1]) diagonals++;
  }
  return diagonals;
}

/** Whoever rides the mover comes along: to its cell, and to its height where it changes that. */
function carryRiders(situation: Situation, mover: Fighter, cell: Cell | undefined, height: number | undefined): Fact[] {
  return presentCreatures(situation).flatMap((rider) => {
    const { position } = rider.state;
    if (mountOf(rider) !== mover.id || !cell || !position) return [];
    return putAt(rider, [position.cell, cell], "carried", "forced", height);
  });
}

/** Struck down, or put somewhere else meanwhile; a condition against which it was let go is none that stops it. */
function stopReason(situation: Situation, task: Task): string | null {
  const mover = findFighter(situation, task.act.by);
  const stoppable = task.act.action !== "forced" && !wasOverruled(task, "condition");
  if (!mover || (stoppable && isIncapable(mover))) return "condition";
  const at = asObject(task.progress).at;
  const cell = typeof at === "number" ? task.plan.move?.path[at] : undefined;
  const stays = mover.state.position !== null && cell !== undefined && sameCell(mover.state.position.cell, cell);
  return stays ? null : "displaced";
}
