import type { Json, JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Provocation } from "../../../model/plan.js";
import { sameCell } from "../../../model/position.js";
import { wasOverruled } from "../../../rules/enforcement.js";
import { advanceWalk } from "../../../rules/movement/advance-walk.js";
import { asList, asObject } from "../../../rules/progress.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { heldBy, isIncapable } from "../conditions.js";
import { findFighter } from "../fighter.js";
import { clearCells } from "../movement/collision.js";
import { readiedOnWay } from "../provoke/readied.js";
import type { Performance } from "./drive.js";
import { legFacts } from "./leg.js";

/**
 * The shared walk with this game's rules; its progress is kept in `progress.walk`. What was readied for a cell comes in a
 * window of its own when the mover has arrived there, before the chances of leaving that cell.
 */
export function walk(performance: Performance): Step {
  const { situation, actor, task } = performance;
  const progress = asObject(performance.progress.walk);
  const cells = task.plan.move?.path ?? [];
  const clear = clearCells(situation, actor, cells);
  const due = readiedHere(situation, task, progress, clear);
  if (isFilled(due)) {
    const window = { ...provokedWindow(situation, due, task.act.by), kind: "readied" };
    const letOff = [...askedOf(progress), ...due.map(({ by }): Json => by)];
    return { kind: "ask", facts: [], window, progress: { walk: { ...progress, letOff } } };
  }
  const step = advanceWalk(
    situation,
    { ...cutTask(situation, task, clear), progress },
    {
      begin: () => [],
      leg: (now, inner, from, to) => legFacts(performance, now, inner, from, to),
      end: () => [],
      stopped: stopReason,
      stands,
    },
  );
  if (step.kind === "done") return clear < cells.length ? bump(performance, step.facts) : step;
  return { ...step, progress: { walk: { ...step.progress, letOff: askedOf(progress) } } };
}

const askedOf = ({ letOff }: JsonObject): readonly Json[] => asList(letOff);

/** Readied actions whose moment is the cell where the mover stands, and which were not asked yet. */
function readiedHere(situation: Situation, task: Task, progress: JsonObject, clear: number): Provocation[] {
  const asked = askedOf(progress);
  return readiedOnWay(situation, task).filter(
    ({ by, step }) => step === progress.at && typeof step === "number" && step < clear && !asked.includes(by),
  );
}

/** The act as far as its way is clear. Its legs also end where something readied goes off. */
function cutTask(situation: Situation, task: Task, clear: number): Task {
  const { move } = task.plan;
  if (!move) return task;
  const cut = { ...move, path: move.path.slice(0, clear), steps: move.steps.slice(0, clear - 1) };
  const last = clear - (clear === move.path.length ? 0 : 1);
  const provocations = [...task.plan.provocations, ...readiedOnWay(situation, task)].filter(
    ({ step, pays }) => typeof step === "number" && step < (pays === "readied" ? clear : last),
  );
  return { ...task, plan: { ...task.plan, move: cut, provocations } };
}

/** Something was in the way that the mover didn't know of: the move ends before it, and the card says so. */
function bump({ act, actor, action }: Performance, facts: readonly Fact[]): Step {
  if (facts.some(({ type }) => type === "Interrupted")) return { kind: "done", facts };
  const at = actor.state.position?.cell ?? null;
  return {
    kind: "done",
    facts: [
      ...facts,
      { type: "Noted", creature: actor.id, code: "unseen-obstacle", data: {} },
      { type: "Interrupted", creature: act.by, action: action.id, at, reason: "unseen" },
    ],
  };
}

/** A chance foreseen is gone when its creature has no reaction left or can't act any more; what is readied is asked apart. */
function stands(situation: Situation, chance: Provocation): boolean {
  if (chance.pays === "readied") return false;
  const fighter = findFighter(situation, chance.by);
  return fighter !== null && !isIncapable(fighter) && !fighter.turn.reactionUsed;
}

/** Struck down, stopped, or put somewhere else meanwhile. */
function stopReason(situation: Situation, task: Task): string | null {
  const mover = findFighter(situation, task.act.by);
  // A condition against which it was let go is none that stops it.
  const own = task.act.action !== "forced" && !wasOverruled(task, "condition");
  if (!mover || (own && heldBy(mover) !== null)) return "condition";
  const { at } = task.progress;
  const cell = typeof at === "number" ? task.plan.move?.path[at] : undefined;
  const stays = mover.state.position !== null && cell !== undefined && sameCell(mover.state.position.cell, cell);
  return stays ? null : "displaced";
}
