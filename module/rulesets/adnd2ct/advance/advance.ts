import type { Task } from "../../../model/encounter.js";
import { advanceParts, payFacts } from "../../../rules/carry-out.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { incapacityOf } from "../conditions.js";
import type { Case } from "../judge/case.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { amend } from "./amend.js";
import { blowOnArrival, guardStroke, openingStroke, provoke, stroke, trample } from "./attack.js";
import { displace } from "./given.js";
import { rollInitiative } from "./initiative.js";
import { enterSpace, makeRoom, saveOnFeet } from "./overrun.js";
import type { Part } from "./part.js";
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
    case "amend":
      return [amend];
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

/** The next thing that an act does. */
export const advance = (situation: Situation, task: Task): Step =>
  advanceParts(openCase(situation, task.act), task, {
    partsOf,
    pay: (judged) => payFacts(judged, JUDGES[judged.action.family](judged).price),
    isStopped: ({ actor, action }) => !action.unasked && incapacityOf(situation, actor) !== null,
  });
