import type { Act } from "../../../model/act.js";
import type { Plan } from "../../../model/plan.js";
import type { RefusalCode } from "../../../model/refusal.js";
import { toPlan } from "../../../rules/case.js";
import type { Situation } from "../../../rules/situation.js";
import type { Family } from "../action.js";
import { findAction } from "../actions.js";
import { findFighter } from "../fighter.js";
import { judgeAttack } from "./attack.js";
import type { Case, Judge } from "./case.js";
import { judgeCharge } from "./charge.js";
import { judgeDying } from "./dying.js";
import { judgeGear } from "./gear.js";
import { judgeGiven } from "./given.js";
import { judgeManeuver } from "./maneuver.js";
import { judgeMove } from "./move.js";
import { judgeOrder } from "./order.js";
import { judgeReady } from "./ready.js";
import { judgeSimple } from "./simple.js";
import { judgeSpell } from "./spell.js";
import { judgeSplit } from "./split.js";
import { judgeTouch } from "./touch.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  simple: judgeSimple,
  move: judgeMove,
  charge: judgeCharge,
  attack: judgeAttack,
  maneuver: judgeManeuver,
  spell: judgeSpell,
  touch: judgeTouch,
  gear: judgeGear,
  split: judgeSplit,
  ready: judgeReady,
  order: judgeOrder,
  dying: judgeDying,
  given: judgeGiven,
};

/** Whether an act is lawful, and what it costs, moves and provokes. */
export function judge(situation: Situation, act: Act): Plan {
  const actor = findFighter(situation, act.by);
  if (!actor) return refuse("no-such-creature");
  const action = findAction(act.action);
  if (!action) return refuse("no-such-action");
  const judged: Case = { situation, act, actor, action };
  return toPlan(JUDGES[action.family](judged), turnReasons(judged));
}

/** A case ready to be carried out; null where creature or action are gone. */
export function openCase(situation: Situation, act: Act): Case | null {
  const actor = findFighter(situation, act.by);
  const action = findAction(act.action);
  return actor && action ? { situation, act, actor, action } : null;
}

const refuse = (code: RefusalCode): Plan => ({
  refusal: { reasons: [{ code, data: {} }] },
  move: null,
  provocations: [],
  pays: [],
});
