import type { Task } from "../../../model/encounter.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import type { Family } from "../action.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { performAmend } from "./amend.js";
import { performAttack } from "./attack.js";
import { performCharge } from "./charge.js";
import { drive, type Perform } from "./drive.js";
import { performDying } from "./dying.js";
import { performGear } from "./gear.js";
import { performGiven } from "./given.js";
import { performOwn } from "./home-made.js";
import { performManeuver } from "./maneuver.js";
import { performMove } from "./move.js";
import { performOrder } from "./order.js";
import { performReady } from "./ready.js";
import { performSimple } from "./simple.js";
import { performSpell } from "./spell.js";
import { performSplit } from "./split.js";
import { performTouch } from "./touch.js";

const PERFORMS: Record<Family, Perform> = {
  simple: performSimple,
  move: performMove,
  charge: performCharge,
  attack: performAttack,
  maneuver: performManeuver,
  spell: performSpell,
  touch: performTouch,
  gear: performGear,
  split: performSplit((family) => PERFORMS[family as Family]),
  ready: performReady,
  order: performOrder,
  dying: performDying,
  given: performGiven,
  amend: performAmend,
  "home-made": performOwn,
};

/** The next thing that an act does. */
export function advance(situation: Situation, task: Task): Step {
  const judged = openCase(situation, task.act);
  if (!judged) return { kind: "done", facts: [] };
  return drive(judged, task, () => JUDGES[judged.action.family](judged), PERFORMS[judged.action.family]);
}
