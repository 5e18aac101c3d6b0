import type { Step } from "../../../rules/step.js";
import { advanceStrike } from "../attack/strike.js";
import { findFighter, isEnemy } from "../fighter.js";
import { touchOf } from "../judge/touch.js";
import { changeTurn } from "../state.js";
import { carryOn } from "./carry-on.js";
import type { Performance } from "./drive.js";
import { asObject } from "../../../rules/progress.js";

/** A friend is touched without a roll, an enemy by a touch attack; a miss keeps the charge (PF1-SPELL-016). */
export function performTouch(performance: Performance): Step {
  const { situation, act, actor, task, progress } = performance;
  const target = findFighter(situation, act.target);
  if (!target || !isEnemy(target, actor)) {
    return { kind: "done", facts: [changeTurn(actor.id, { heldCharge: null, freeTouch: null })] };
  }
  if (progress.begun !== true) {
    return { kind: "go", facts: [changeTurn(actor.id, { freeTouch: null })], progress: { begun: true } };
  }
  const strike = { attacker: actor, target, weapon: touchOf(performance) };
  return carryOn(situation, strike, advanceStrike(situation, task, strike, asObject(progress.strike)), { begun: true });
}
