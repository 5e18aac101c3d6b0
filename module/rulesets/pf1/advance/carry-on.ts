import type { JsonObject } from "../../../kernel/json.js";
import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { spendAid } from "../attack/aid.js";
import type { Strike } from "../attack/strike-order.js";
import type { StrikeTurn } from "../attack/strike-turn.js";
import { isRanged } from "../attack/weapon.js";
import { changeTurn, type TurnChange } from "../state.js";

/** Puts a strike's step into the progress of its task, or ends the task with it. */
export function carryOn(situation: Situation, strike: Strike, turn: StrikeTurn, outer: JsonObject): Step {
  if (turn.over) {
    return { kind: "done", facts: [...turn.facts, ...spendAid(situation, strike), ...afterStrike(strike, turn.hit)] };
  }
  return turn.step.kind === "done" ? turn.step : { ...turn.step, progress: { ...outer, strike: turn.step.progress } };
}

/** A held charge goes off with the blow that lands (PF1-SPELL-018, PF1-SPELL-019); a feint is used up by the next blow. */
function afterStrike({ attacker, target, weapon }: Strike, hit: boolean): Fact[] {
  const charged = attacker.turn.heldCharge && ["touch", "unarmed", "natural"].includes(weapon.kind);
  const change: TurnChange = {
    ...(charged && hit && !isRanged(weapon) && { heldCharge: null }),
    ...(attacker.turn.feint?.target === target.id && !isRanged(weapon) && { feint: null }),
  };
  return Object.keys(change).length > 0 ? [changeTurn(attacker.id, change)] : [];
}
