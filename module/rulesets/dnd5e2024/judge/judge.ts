import type { Act } from "../../../model/act.js";
import type { Plan } from "../../../model/plan.js";
import { refusal } from "../../../model/refusal.js";
import { toPlan } from "../../../rules/case.js";
import type { Situation } from "../../../rules/situation.js";
import type { Family } from "../action.js";
import { findAction } from "../actions.js";
import { findFighter } from "../fighter.js";
import { judgeAttack } from "./attack.js";
import type { Case, Judge } from "./case.js";
import { judgeContest } from "./contest.js";
import { judgeFate } from "./fate.js";
import { judgeGiven } from "./given.js";
import { judgeHelp } from "./help.js";
import { judgeInitiative } from "./initiative.js";
import { judgeMount } from "./mount.js";
import { judgeMove } from "./move.js";
import { judgeReady } from "./ready.js";
import { judgeSimple } from "./simple.js";
import { judgeStand } from "./stand.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  simple: judgeSimple,
  move: judgeMove,
  stand: judgeStand,
  attack: judgeAttack,
  contest: judgeContest,
  help: judgeHelp,
  mount: judgeMount,
  ready: judgeReady,
  initiative: judgeInitiative,
  given: judgeGiven,
  fate: judgeFate,
};

/** Whether an act is lawful, and what it costs, moves and provokes. */
export function judge(situation: Situation, act: Act): Plan {
  const actor = findFighter(situation, act.by);
  const action = findAction(act.action);
  if (!actor || !action) {
    return { refusal: refusal(actor ? "no-such-action" : "no-such-creature"), move: null, provocations: [], pays: [] };
  }
  const judged: Case = { situation, act, actor, action };
  return toPlan(JUDGES[action.family](judged), turnReasons(judged));
}

/** A case ready to be carried out; null where creature or action are gone. */
export function openCase(situation: Situation, act: Act): Case | null {
  const actor = findFighter(situation, act.by);
  const action = findAction(act.action);
  return actor && action ? { situation, act, actor, action } : null;
}
