import { isJsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import { sameCell } from "../../../model/position.js";
import { hasCondition } from "../../../rules/creature.js";
import { advanceWalk } from "../../../rules/movement/advance-walk.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Situation } from "../../../rules/situation.js";
import { heldBy } from "../conditions.js";
import { findFighter } from "../fighter.js";
import { clearWay } from "../movement/collision.js";
import { facingOnWay } from "../movement/movement-chances.js";
import { coveringChances } from "../provoke/covered.js";
import { stands } from "./attack.js";
import { legFacts } from "./leg.js";
import { done, interrupted, type Part, type Performance } from "./part.js";

/**
 * The shared walk with this game's rules. Whoever holds the mover at bay is asked before it leaves its square
 * (GAP-ADND-14). An overrun walks up to its victim only.
 */
export const walk: Part = (performance) => {
  const { situation, action, task } = performance;
  const { move } = task.plan;
  if (!move || move.path.length < 2) return done([]);
  const progress = isJsonObject(performance.progress.walk) ? performance.progress.walk : {};
  if (performance.progress.asked !== true) {
    const covering = coveringChances(situation, performance.actor);
    const window = isFilled(covering)
      ? { ...provokedWindow(situation, covering, performance.actor.id), kind: "readied" }
      : null;
    const next = { walk: progress, asked: true };
    return window ? { kind: "ask", facts: [], window, progress: next } : { kind: "go", facts: [], progress: next };
  }
  const clear = clearWay(situation, performance.actor, move.path);
  const end = action.family === "overrun" ? Math.min(clear, move.path.length - 1) : clear;
  const step = advanceWalk(
    situation,
    { ...cutTask(task, end), progress },
    {
      begin: () => [],
      leg: legFacts,
      facing: turnOnWay,
      end: () => [],
      stopped: stopReason,
      stands,
    },
  );
  if (step.kind !== "done") return { ...step, progress: { walk: step.progress, asked: true } };
  return clear < move.path.length && !isCut(step.facts) ? done([...step.facts, ...bump(performance)]) : step;
};

const isCut = (facts: readonly Fact[]): boolean => facts.some(({ type }) => type === "Interrupted");

/** Something was in the way that the mover didn't know of: the move ends before it, and the card says so. */
const bump = (performance: Performance): Fact[] => [
  { type: "Noted", creature: performance.actor.id, code: "unseen-obstacle", data: {} },
  interrupted(performance, "unseen"),
];

/** The act as far as its way is gone, with the chances of that part. */
function cutTask(task: Task, clear: number): Task {
  const { move } = task.plan;
  if (!move) return task;
  const cut = { ...move, path: move.path.slice(0, clear), steps: move.steps.slice(0, clear - 1) };
  const provocations = task.plan.provocations.filter(({ step }) => typeof step === "number" && step < clear);
  return { ...task, plan: { ...task.plan, move: cut, provocations } };
}

function turnOnWay(situation: Situation, { act, plan }: Task, to: number) {
  const before = findFighter(situation, act.by)?.state.position?.facing ?? null;
  return facingOnWay(act, plan.move?.path ?? [], to, before);
}

/** Held, thrown off its feet, or put somewhere else meanwhile; whoever is struck down does nothing more anyway. */
function stopReason(situation: Situation, { act, plan, progress }: Task): string | null {
  const mover = findFighter(situation, act.by);
  if (!mover || heldBy(mover) !== null) return "condition";
  if (act.action !== "crawl" && hasCondition(mover, "prone")) return "condition";
  const cell = typeof progress.at === "number" ? plan.move?.path[progress.at] : undefined;
  const stays = mover.state.position !== null && cell !== undefined && sameCell(mover.state.position.cell, cell);
  return stays ? null : "displaced";
}
