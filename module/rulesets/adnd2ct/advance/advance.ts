import { isJsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { incapacityOf } from "../conditions.js";
import type { Case } from "../judge/case.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { changeTurn } from "../state.js";
import { blowOnArrival, guardStroke, openingStroke, provoke, stroke, trample } from "./attack.js";
import { displace } from "./given.js";
import { rollInitiative } from "./initiative.js";
import { enterSpace, makeRoom, saveOnFeet } from "./overrun.js";
import { done, interrupted, type Part } from "./part.js";
import { driveBack, holdDown, step, turnAbout } from "./simple.js";
import { contestOfStrength, giveWay, rise } from "./stand.js";
import { strain } from "./strain.js";
import { walk } from "./walk.js";

/** What an act consists of, one after the other. */
function partsOf({ act, action }: Case): readonly Part[] {
  switch (action.family) {
    case "walk":
      return action.id === "charge" ? [strain, walk, blowOnArrival] : [strain, walk];
    case "overrun":
      return [walk, saveOnFeet, makeRoom, enterSpace];
    case "attack":
    case "fire":
      return [strain, walk, provoke, stroke];
    case "guard":
      return act.target === undefined ? [] : [guardStroke];
    case "opportunity":
      return [openingStroke];
    case "trample":
      return [trample];
    case "stand":
      return [contestOfStrength, rise, giveWay];
    case "pin":
      return [holdDown];
    case "turn":
      return [provoke, turnAbout];
    case "initiative":
      return [rollInitiative];
    case "given":
      return [displace];
    case "retreat":
      return [action.id === "follow" ? step : driveBack];
    case "declare":
    case "aim":
    case "plain":
    case "put-off":
      return [];
  }
}

/** The next thing that an act does: it is paid for, then its parts follow each other. */
export function advance(situation: Situation, task: Task): Step {
  const judged = openCase(situation, task.act);
  if (!judged) return done([]);
  const { part, own } = task.progress;
  if (typeof part !== "number") return { kind: "go", facts: payFacts(judged), progress: { part: 0 } };
  const perform = partsOf(judged)[part];
  if (!perform) return done([]);
  const unable = judged.action.unasked ? null : incapacityOf(situation, judged.actor);
  if (unable !== null) return done([interrupted(judged, "condition")]);
  const next = perform({ ...judged, task, progress: isJsonObject(own) ? own : {} });
  if (next.kind === "over" || next.facts.some(({ type }) => type === "Interrupted")) return done(next.facts);
  return next.kind === "done"
    ? { kind: "go", facts: next.facts, progress: { part: part + 1 } }
    : { ...next, progress: { part, own: next.progress } };
}

/** What an act costs, as facts. */
function payFacts(judged: Case): Fact[] {
  const { act, actor, action } = judged;
  const { price } = JUDGES[action.family](judged);
  const taken: Fact = {
    type: "ActionTaken",
    by: act.by,
    action: action.id,
    pays: price.pays,
    ...(act.target && { target: act.target }),
    ...(act.with && { with: act.with }),
  };
  return Object.keys(price.spend).length === 0 ? [taken] : [taken, changeTurn(actor.id, price.spend)];
}
