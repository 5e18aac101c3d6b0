import { isJsonObject, type Json, type JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Provocation } from "../../../model/plan.js";
import { sameCell } from "../../../model/position.js";
import { hasCondition } from "../../../rules/creature.js";
import { advanceWalk } from "../../../rules/movement/advance-walk.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import { wasOverruled } from "../../../rules/enforcement.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import { heldBy, incapacityOf } from "../conditions.js";
import { findFighter } from "../fighter.js";
import { clearCells } from "../movement/collision.js";
import { readiedOnWay } from "../provoke/readied.js";
import { stands } from "./attack.js";
import { legFacts } from "./leg.js";
import { done, interrupted, type Part } from "./part.js";

/**
 * The shared walk with this game's rules. What was readied for a cell comes in a window of its own when the mover has
 * arrived there, before the chances of leaving that cell.
 */
export const walk: Part = (performance) => {
  const { situation, actor, act, task } = performance;
  const { move } = task.plan;
  if (!move) return done([]);
  const progress = isJsonObject(performance.progress.walk) ? performance.progress.walk : {};
  const asked: readonly Json[] = Array.isArray(performance.progress.asked) ? performance.progress.asked : [];
  const clear = clearCells(situation, actor, move.path);
  const readied = readiedOnWay(situation, task).filter(({ step }) => typeof step === "number" && step < clear);
  const due = readied.filter(({ by, step }) => step === progress.at && !asked.includes(by));
  if (isFilled(due)) {
    const window = { ...provokedWindow(situation, due, act.by), kind: "readied" };
    return {
      kind: "ask",
      facts: [],
      window,
      progress: { walk: progress, asked: [...asked, ...due.map(({ by }) => by)] },
    };
  }
  const step = advanceWalk(
    situation,
    { ...cutTask(task, clear, readied), progress },
    {
      begin: () => [],
      leg: legFacts,
      end: () => [],
      stopped: stopReason,
      stands: (now, chance) => chance.of !== "readied" && stands(now, chance),
    },
  );
  if (step.kind !== "done") return { ...step, progress: { walk: step.progress, asked } };
  return clear < move.path.length && !isCut(step.facts) ? done([...step.facts, ...bump(performance)]) : step;
};

const isCut = (facts: readonly Fact[]): boolean => facts.some(({ type }) => type === "Interrupted");

/** Something was in the way that the mover didn't know of: the move ends before it, and the card says so. */
const bump = (performance: Parameters<Part>[0]): Fact[] => [
  { type: "Noted", creature: performance.actor.id, code: "unseen-obstacle", data: {} satisfies JsonObject },
  interrupted(performance, "unseen"),
];

/** The act as far as its way is clear. Its legs also end where something readied goes off. */
function cutTask(task: Task, clear: number, readied: readonly Provocation[]): Task {
  const { move } = task.plan;
  if (!move) return task;
  const cut = { ...move, path: move.path.slice(0, clear), steps: move.steps.slice(0, clear - 1) };
  const last = clear - (clear === move.path.length ? 0 : 1);
  const chances = task.plan.provocations.filter(({ step }) => typeof step === "number" && step < last);
  return { ...task, plan: { ...task.plan, move: cut, provocations: [...chances, ...readied] } };
}

/** Struck down, held, thrown off its feet, or put somewhere else meanwhile. */
function stopReason(situation: Situation, task: Task): string | null {
  const { act, plan, progress } = task;
  const mover = findFighter(situation, act.by);
  // What it was let go against stops it no more.
  const stoppable = !wasOverruled(task, "condition");
  if (!mover || (stoppable && (incapacityOf(mover) !== null || heldBy(mover) !== null))) return "condition";
  const upright = findAction(act.action)?.tactic === true && act.action !== "crawl" && act.variant !== "crawl";
  if (upright && hasCondition(mover, "prone") && !wasOverruled(task, "posture")) return "posture";
  const cell = typeof progress.at === "number" ? plan.move?.path[progress.at] : undefined;
  const stays = mover.state.position !== null && cell !== undefined && sameCell(mover.state.position.cell, cell);
  return stays ? null : "displaced";
}
