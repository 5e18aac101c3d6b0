import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Provocation } from "../../../model/plan.js";
import { done, interrupted, payFacts, type PerformanceOf } from "../../../rules/carry-out.js";
import { wasOverruled } from "../../../rules/enforcement.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import { asObject } from "../../../rules/progress.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { injure } from "../attack/injure.js";
import { isDisabled, isIncapable } from "../conditions.js";
import { hasEffect } from "../features.js";
import { findFighter } from "../fighter.js";
import type { Case, Judgement } from "../judge/case.js";
import { UNASKED } from "../judge/turn-reasons.js";
import { opportunitiesLeft } from "../provoke/pool.js";
import { readiedOnAct } from "../provoke/readied.js";
import type { TurnChange } from "../state.js";

/** An act being carried out. `progress` is the family's own; the stages around it are kept apart. */
export type Performance = PerformanceOf<Case>;

/** What a family does once an act is paid for and what it provokes has been answered. */
export type Perform = (performance: Performance) => Step;

/** Carries out an act: pay, let others answer, then do it. */
export function drive(judged: Case, task: Task, judgement: () => Judgement, perform: Perform): Step {
  const { stage, own } = task.progress;
  if (stage !== undefined && isStopped(judged, task)) return done([interrupted(judged)]);
  switch (stage) {
    case undefined:
      return { kind: "go", facts: pay(judged, judgement()), progress: { stage: "readied" } };
    case "readied":
      return askThose(judged.situation, task, readiedFor(judged), { stage: "provoke" });
    case "provoke":
      return askThose(judged.situation, task, chancesNow(judged, task), { stage: "act" });
    default:
      return strain(judged, task, wrap(perform({ ...judged, task, progress: asObject(own) })));
  }
}

/** At no hit points an action that takes strength costs one more, once it is done (PF1-GAP-19). */
function strain({ actor }: Case, { plan }: Task, step: Step): Step {
  const strenuous = step.kind === "done" && plan.pays.includes("standard") && isDisabled(actor);
  return strenuous ? { ...step, facts: [...step.facts, ...injure(actor, 1, false)] } : step;
}

/** Keeps the family's progress in its own drawer. */
function wrap(step: Step): Step {
  return step.kind === "done" ? step : { ...step, progress: { stage: "act", own: step.progress } };
}

/** Those who may answer the act itself. A ray of a spell has its moment later. */
function chancesNow({ action }: Case, task: Task): Provocation[] {
  const provoked = task.plan.provocations.filter(({ step }) => step === "action");
  return action.family === "spell" ? provoked.filter(({ of }) => of !== "ranged-attack") : provoked;
}

/** Those who have waited for just this; they come before everybody else. */
function readiedFor({ situation, actor, action }: Case): Provocation[] {
  const kind = action.family === "attack" ? "attack" : action.concentration ? "cast" : null;
  return kind === null ? [] : readiedOnAct(situation, actor, kind);
}

/** Asks all whose chance still stands; goes on where there are none. */
function askThose(situation: Situation, task: Task, chances: readonly Provocation[], progress: JsonObject): Step {
  const standing = chances.filter((chance) => stands(situation, chance));
  if (!isFilled(standing)) return { kind: "go", facts: [], progress };
  return nameWindow({ kind: "ask", facts: [], window: provokedWindow(situation, standing, task.act.by), progress });
}

/** A window that only readied actions answer is none of opportunities. */
function nameWindow<T extends Extract<Step, { kind: "ask" }>>(step: T): T {
  const readied = step.window.responders.every(({ option }) => option.pays === "readied");
  return readied ? { ...step, window: { ...step.window, kind: "readied" } } : step;
}

/** A chance foreseen is gone when its creature has no reaction left or can't act any more. */
export function stands(situation: Situation, chance: Provocation): boolean {
  const fighter = findFighter(situation, chance.by);
  if (!fighter || isIncapable(fighter)) return false;
  return chance.pays === "aoo" ? opportunitiesLeft(fighter) > 0 : fighter.turn.readied !== null;
}

/** What an act costs. A movement begun before can't go on after another action, a free touch or spell aside. */
function pay(judged: Case, { price }: Judgement): Fact[] {
  const spend: TurnChange = { ...price.spend, ...closeMovement(judged, price.pays) };
  return [...payFacts(judged, { ...price, spend }), ...(price.pays.includes("readied") ? comeForward(judged) : [])];
}

/** Whoever acts readied has its place from now on just before the one who let it off (PF1-GAP-12). */
function comeForward({ situation, actor }: Case): Fact[] {
  const { active, order } = situation.encounter;
  if (active === null || active === actor.id) return [];
  const others = order.filter((id) => id !== actor.id);
  const at = others.indexOf(active);
  return at < 0 ? [] : [{ type: "OrderChanged", order: others.toSpliced(at, 0, actor.id) }];
}

function closeMovement({ act, actor, action }: Case, pays: readonly string[]): TurnChange {
  const { movement } = actor.turn;
  const main = pays.includes("standard") || pays.includes("move");
  const goesOn =
    !movement ||
    movement.closed ||
    action.family === "move" ||
    act.options?.range === "touch" ||
    !main ||
    act.variant === "overrun" ||
    (action.id === "attack-melee" && hasEffect(actor, "spring-attack"));
  return goesOn ? {} : { movement: { ...movement, closed: true } };
}

/** One who was struck down, or stopped by what answered, doesn't finish; what was let go against a condition does. */
const isStopped = ({ actor, action }: Case, task: Task): boolean =>
  isIncapable(actor) &&
  !UNASKED.includes(action.family) &&
  task.act.by === actor.id &&
  !wasOverruled(task, "condition");
