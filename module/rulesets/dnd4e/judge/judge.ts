import type { Act } from "../../../model/act.js";
import type { Plan } from "../../../model/plan.js";
import { refusal } from "../../../model/refusal.js";
import { refusalOf } from "../../../rules/reasons.js";
import type { Situation } from "../../../rules/situation.js";
import type { Family } from "../action.js";
import { findAction } from "../actions.js";
import { findFighter } from "../fighter.js";
import type { Case, Judge } from "./case.js";
import { judgeCharge } from "./charge.js";
import { judgeContest } from "./contest.js";
import { judgeFate } from "./fate.js";
import { judgeGiven } from "./given.js";
import { judgeMove } from "./move.js";
import { judgeDelay, judgeInitiative, judgeReady, judgeSave } from "./order.js";
import { judgePower } from "./power.js";
import { judgeSimple } from "./simple.js";
import { judgeStand } from "./stand.js";
import { judgeStrike } from "./strike.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  move: judgeMove,
  stand: judgeStand,
  strike: judgeStrike,
  contest: judgeContest,
  charge: judgeCharge,
  power: judgePower,
  simple: judgeSimple,
  ready: judgeReady,
  delay: judgeDelay,
  initiative: judgeInitiative,
  save: judgeSave,
  fate: judgeFate,
  given: judgeGiven,
};

/** Whether an act is lawful, and what it costs, moves and provokes. */
export function judge(situation: Situation, act: Act): Plan {
  const judged = openCase(situation, act);
  if (!judged) {
    const code = findFighter(situation, act.by) ? "no-such-action" : "no-such-creature";
    return { refusal: refusal(code), move: null, provocations: [], pays: [] };
  }
  const { price, reasons, move, provocations } = JUDGES[judged.action.family](judged);
  return {
    refusal: refusalOf([...turnReasons(judged), ...price.reasons, ...reasons]),
    move,
    provocations,
    pays: price.pays,
  };
}

/** A case ready to be judged or carried out; null where creature or action are gone. */
export function openCase(situation: Situation, act: Act): Case | null {
  const actor = findFighter(situation, act.by);
  const action = findAction(act.action);
  return actor && action ? { situation, act, actor, action } : null;
}
