import type { Task } from "../../../model/encounter.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import type { Family } from "../action.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { performAmend } from "./amend.js";
import { performAttack } from "./attack.js";
import { performContest } from "./contest.js";
import { drive, type Perform } from "./drive.js";
import { performFate } from "./fate.js";
import { performGiven } from "./given.js";
import { performOwn } from "./home-made.js";
import { performInitiative } from "./initiative.js";
import { performMount } from "./mount.js";
import { performMove } from "./move.js";
import { performHelp, performReady, performSimple, performStand } from "./simple.js";

const PERFORMS: Record<Family, Perform> = {
  simple: performSimple,
  move: performMove,
  stand: performStand,
  attack: performAttack,
  contest: performContest,
  help: performHelp,
  mount: performMount,
  ready: performReady,
  initiative: performInitiative,
  given: performGiven,
  amend: performAmend,
  fate: performFate,
  "home-made": performOwn,
};

/** The next thing that an act does. */
export function advance(situation: Situation, task: Task): Step {
  const judged = openCase(situation, task.act);
  if (!judged) return { kind: "done", facts: [] };
  return drive(judged, task, () => JUDGES[judged.action.family](judged), PERFORMS[judged.action.family]);
}
