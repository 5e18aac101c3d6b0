import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import { done, interrupted, payFacts, type PerformanceOf } from "../../../rules/carry-out.js";
import { wasOverruled } from "../../../rules/enforcement.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import { asList, asObject } from "../../../rules/progress.js";
import type { Step } from "../../../rules/step.js";
import { settle } from "../attack/settle.js";
import { isIncapable } from "../conditions.js";
import type { Case, Judgement } from "../judge/case.js";
import { readiedOnAct } from "../provoke/readied.js";
import { dueSaves, takeSaves } from "./aftermath.js";

/** An act being carried out. `progress` is the family's own; the stages around it are kept apart. */
export type Performance = PerformanceOf<Case>;

/** What a family does once an act is paid for. */
export type Perform = (performance: Performance) => Step;

/** Carries out an act: pay, do it, take the saves it asks for, settle what follows, let off what was readied for it. */
export function drive(judged: Case, task: Task, judgement: () => Judgement, perform: Perform): Step {
  const { stage, own } = task.progress;
  switch (stage) {
    case undefined:
      return { kind: "go", facts: pay(judged, judgement()), progress: { stage: "act" } };
    case "act":
      return act(judged, task, perform, asObject(own));
    case "saves":
      return takeSaves(judged.situation, task, asObject(own), { stage: "after" });
    case "after":
      return after(judged, task);
    default:
      return { kind: "done", facts: [] };
  }
}

function act(judged: Case, task: Task, perform: Perform, own: JsonObject): Step {
  if (isStopped(judged, task)) return done([interrupted(judged)]);
  const step = perform({ ...judged, task, progress: own });
  const queue = [...asList(task.progress.queue), ...dueSaves(judged.situation, step.facts)];
  if (step.kind !== "done") return { ...step, progress: { stage: "act", own: step.progress, queue } };
  return { kind: "go", facts: step.facts, progress: { stage: "saves", own: { queue } } };
}

function after(judged: Case, task: Task): Step {
  const facts = settle(judged.situation);
  const chances = readiedOnAct(judged.situation, judged.actor, judged.action, task.act);
  if (!isFilled(chances)) return { kind: "done", facts };
  const window = { ...provokedWindow(judged.situation, chances, task.act.by), kind: "readied" };
  return { kind: "ask", facts, window, progress: { stage: "end" } };
}

/** What an act costs. Anything but going on foot ends a run-up. */
function pay(judged: Case, { price }: Judgement): Fact[] {
  const { actor, action } = judged;
  const standsStill = action.family !== "move" && action.family !== "given" && actor.turn.runUp > 0;
  return payFacts(judged, { ...price, spend: { ...price.spend, ...(standsStill && { runUp: null }) } });
}

/** What is done to a creature, and going: a walk ends of itself where the speed does. */
const UNSTOPPED: readonly string[] = ["given", "initiative", "mount", "move", "stand", "fate", "amend"];

/** One who was struck down doesn't finish; what others do to it goes on. */
const isStopped = ({ actor, action }: Case, task: Task): boolean =>
  isIncapable(actor) && !UNSTOPPED.includes(action.family) && !wasOverruled(task, "condition");
