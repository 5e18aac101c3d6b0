import type { Act } from "../../../model/act.js";
import type { Plan } from "../../../model/plan.js";
import { refusal } from "../../../model/refusal.js";
import { toPlan } from "../../../rules/case.js";
import type { Situation } from "../../../rules/situation.js";
import type { Family } from "../action.js";
import { findAction } from "../actions.js";
import { findFighter } from "../fighter.js";
import { judgeAim } from "./aim.js";
import { judgeAttack } from "./attack.js";
import type { Case, Judge } from "./case.js";
import { judgeDeclaration } from "./declare.js";
import { judgeFire } from "./fire.js";
import { judgeGiven } from "./given.js";
import { judgeGuard, judgeOpening } from "./guard.js";
import { judgeWalk } from "./move.js";
import { judgeOverrun, judgeTrample } from "./overrun.js";
import { judgeRetreat } from "./retreat.js";
import { judgeInitiative, judgePlain, judgePutOff, judgeTurning } from "./simple.js";
import { judgePin, judgeStand } from "./stand.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  declare: judgeDeclaration,
  walk: judgeWalk,
  overrun: judgeOverrun,
  attack: judgeAttack,
  fire: judgeFire,
  guard: judgeGuard,
  aim: judgeAim,
  plain: judgePlain,
  stand: judgeStand,
  pin: judgePin,
  opportunity: judgeOpening,
  trample: judgeTrample,
  turn: judgeTurning,
  "put-off": judgePutOff,
  initiative: judgeInitiative,
  given: judgeGiven,
  retreat: judgeRetreat,
};

/** Whether an act is lawful, and what it costs, moves and provokes. */
export function judge(situation: Situation, act: Act): Plan {
  const judged = openCase(situation, act);
  if (judged) return toPlan(JUDGES[judged.action.family](judged), turnReasons(judged));
  const code = findFighter(situation, act.by) ? "no-such-action" : "no-such-creature";
  return { refusal: refusal(code), move: null, provocations: [], pays: [] };
}

/** A case ready to be judged or carried out; null where creature or action are gone. */
export function openCase(situation: Situation, act: Act): Case | null {
  const actor = findFighter(situation, act.by);
  const action = findAction(act.action);
  return actor && action ? { situation, act, actor, action } : null;
}
