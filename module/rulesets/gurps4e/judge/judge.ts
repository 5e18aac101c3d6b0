import type { Act } from "../../../model/act.js";
import type { Plan } from "../../../model/plan.js";
import { refusal } from "../../../model/refusal.js";
import { toPlan } from "../../../rules/case.js";
import { vitalOf } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import type { Family } from "../action.js";
import { findAction } from "../actions.js";
import { incapacityOf } from "../conditions.js";
import { findFighter } from "../fighter.js";
import { judgeManeuver, judgeStep } from "./act.js";
import { FREE_OF_CHARGE, judgement, when, type Case, type Judge, type Judgement } from "./case.js";
import { judgeDefence } from "./defence.js";
import { judgeGiven } from "./given.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  maneuver: judgeManeuver,
  step: judgeStep,
  defence: judgeDefence,
  recover: judgeRecovery,
  initiative: () => judgement(FREE_OF_CHARGE, []),
  given: judgeGiven,
};

/** Without hit points each turn begins with the question whether one stays conscious (G4-GAP-08). */
function judgeRecovery({ actor }: Case): Judgement {
  const needed = (vitalOf(actor, "hp") ?? 1) <= 0 && incapacityOf(actor) === null;
  return judgement(FREE_OF_CHARGE, when(!needed, "no-trigger"));
}

/** Whether an act is lawful, and what it costs and moves. */
export function judge(situation: Situation, act: Act): Plan {
  const judged = openCase(situation, act);
  if (!judged) {
    const code = findFighter(situation, act.by) ? "no-such-action" : "no-such-creature";
    return { refusal: refusal(code), move: null, provocations: [], pays: [] };
  }
  return toPlan(JUDGES[judged.action.family](judged), turnReasons(judged));
}

/** A case ready to be judged or carried out; null where creature or action are gone. */
export function openCase(situation: Situation, act: Act): Case | null {
  const actor = findFighter(situation, act.by);
  const action = findAction(act.action);
  return actor && action ? { situation, act, actor, action } : null;
}
