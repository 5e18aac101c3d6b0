import { asObject } from "../../../rules/progress.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import type { Deed } from "../action.js";
import { incapacityOf } from "../conditions.js";
import type { Case } from "../judge/case.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { changeTurn } from "../state.js";
import { changePosture, prepare, recover } from "./deed.js";
import { defend, retreat } from "./defend.js";
import { feint, feintFirst } from "./feint.js";
import { displace } from "./given.js";
import { placeInOrder } from "./initiative.js";
import { done, interrupted, type Part } from "./part.js";
import { stayConscious } from "./recover.js";
import { letOffWaits, strike, strikeAgain } from "./strike.js";
import { walk } from "./walk.js";

/** What a manoeuvre is for, part by part. */
const DEEDS: Readonly<Record<Deed, readonly Part[]>> = {
  aim: [prepare],
  attack: [feintFirst, letOffWaits("attack"), strike, strikeAgain],
  posture: [],
  concentrate: [letOffWaits("cast"), prepare],
  nothing: [recover],
  evaluate: [prepare],
  feint: [feint],
  ready: [prepare],
  wait: [prepare],
};

/** What an act consists of, one after the other. */
function partsOf({ action }: Case): readonly Part[] {
  switch (action.family) {
    case "maneuver":
      return [walk, changePosture, ...(action.maneuver?.deed ? DEEDS[action.maneuver.deed] : [])];
    case "step":
      return [walk];
    case "defence":
      return [retreat, defend];
    case "recover":
      return [stayConscious];
    case "initiative":
      return [placeInOrder];
    case "given":
      return [displace];
  }
}

/** The next thing that an act does: it is paid for, then its parts follow each other. */
export function advance(situation: Situation, task: Task): Step {
  const judged = openCase(situation, task.act);
  if (!judged) return done();
  const { part, own } = task.progress;
  if (typeof part !== "number") return { kind: "go", facts: payFacts(judged), progress: { part: 0 } };
  const perform = partsOf(judged)[part];
  if (!perform) return done();
  const unable = judged.action.family === "given" ? null : incapacityOf(judged.actor);
  if (unable !== null) return done([interrupted(judged, "condition")]);
  const step = perform({ ...judged, task, progress: asObject(own) });
  if (step.kind === "over" || step.facts.some(({ type }) => type === "Interrupted")) return done(step.facts);
  return step.kind === "done"
    ? { kind: "go", facts: step.facts, progress: { part: part + 1 } }
    : { ...step, progress: { part, own: step.progress } };
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
  return [taken, ...(Object.keys(price.spend).length === 0 ? [] : [changeTurn(actor.id, price.spend)])];
}
