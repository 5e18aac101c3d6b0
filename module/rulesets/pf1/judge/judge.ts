import { amendReasons } from "../../../rules/amends.js";
import { createJudging } from "../../../rules/case.js";
import type { Family } from "../action.js";
import { findFighter } from "../fighter.js";
import { rowOf, SAVES } from "../home-made.js";
import { judgeAttack } from "./attack.js";
import { FREE_OF_CHARGE, type Case, type Judge, type Judgement } from "./case.js";
import { judgeCharge } from "./charge.js";
import { judgeDying } from "./dying.js";
import { judgeGear } from "./gear.js";
import { judgeGiven } from "./given.js";
import { judgeHomeMade } from "./home-made.js";
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
  amend: judgeAmend,
  "home-made": judgeHomeMade,
};

/** What the table says of hit points costs nobody anything. */
function judgeAmend({ situation, act }: Case): Judgement {
  return { price: FREE_OF_CHARGE, reasons: amendReasons(situation, act, SAVES), move: null, provocations: [] };
}

/** How acts are judged, and opened for being carried out. */
export const { judge, openCase } = createJudging({
  findFighter,
  findAction: rowOf,
  judgeFamily: (judged: Case) => JUDGES[judged.action.family](judged),
  turnReasons,
});
