import type { Task } from "../../../model/encounter.js";
import { advanceParts, payFacts } from "../../../rules/carry-out.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import type { Deed } from "../action.js";
import { incapacityOf } from "../conditions.js";
import type { Case } from "../judge/case.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { amend } from "./amend.js";
import { changePosture, prepare, recover } from "./deed.js";
import { defend, retreat } from "./defend.js";
import { feint, feintFirst } from "./feint.js";
import { displace } from "./given.js";
import { doOwn } from "./home-made.js";
import { placeInOrder } from "./initiative.js";
import type { Part } from "./part.js";
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
    case "amend":
      return [amend];
    case "given":
      return [displace];
    case "home-made":
      return [doOwn];
  }
}

/** The next thing that an act does. */
export const advance = (situation: Situation, task: Task): Step =>
  advanceParts(openCase(situation, task.act), task, {
    partsOf,
    pay: (judged) => payFacts(judged, JUDGES[judged.action.family](judged).price),
    isStopped: ({ actor, action }) =>
      action.family !== "given" && action.family !== "amend" && incapacityOf(actor) !== null,
  });
