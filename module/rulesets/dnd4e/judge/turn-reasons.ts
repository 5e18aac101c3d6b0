import type { Reason } from "../../../model/refusal.js";
import { when } from "../../../rules/reasons.js";
import { incapacityOf, isReady } from "../conditions.js";
import { isOwnTurn } from "../fighter.js";
import type { Case } from "./case.js";
import { purseOf } from "./price.js";

/** Whether this is its time, and whether it can act at all (GAP-DND4-07, GAP-DND4-10). */
export function turnReasons(judged: Case): Reason[] {
  const { situation, actor, action } = judged;
  if (action.unasked) return [];
  const purse = purseOf(judged);
  const reacts = purse === "immediate" || purse === "opportunity";
  const unable = incapacityOf(actor);
  return [
    ...when(!action.anyTurn && !reacts && !isOwnTurn(situation, actor), "not-your-turn", {
      active: situation.encounter.active,
    }),
    ...when(unable !== null, "condition", { condition: unable }),
    ...when(reacts && unable === null && !isReady(actor), "condition", { condition: "dazed" }),
  ];
}
