import type { Reason } from "../../../model/refusal.js";
import { hasCondition } from "../../../rules/creature.js";
import { when } from "../../../rules/reasons.js";
import { heldBy } from "../conditions.js";
import { gapBetween } from "../distance.js";
import { isTiny, othersThan } from "../fighter.js";
import type { Case, Judgement } from "./case.js";
import { planWay, startReasons, wayReasons } from "./move.js";
import { priceOf } from "./price.js";

/** Getting up where one is, or, where somebody shares the space, by a shift to a free square (DND4-STAND-001 to 003). */
export function judgeStand(judged: Case): Judgement {
  const { act, actor, action } = judged;
  const { path } = act;
  const planned = path ? planWay(judged, { ...action, id: "shift" }, 1) : null;
  const held = heldBy(actor);
  return {
    price: priceOf(judged),
    reasons: [
      ...when(!hasCondition(actor, "prone"), "posture", { needs: "prone" }),
      ...when(path !== undefined && held !== null, "condition", { condition: held }),
      ...crowdReasons(judged),
      ...(path ? startReasons(actor, path) : []),
      ...(planned ? wayReasons(judged, planned) : []),
    ],
    move: planned?.move ?? null,
    provocations: [],
  };
}

function crowdReasons({ situation, act, actor }: Case): Reason[] {
  const crowded = othersThan(situation, actor).some(
    (other) =>
      !isTiny(other) && !isTiny(actor) && situation.board !== null && gapBetween(situation, actor, other) === 0,
  );
  return crowded ? when(act.path === undefined, "occupied") : when(act.path !== undefined, "combination", {});
}
