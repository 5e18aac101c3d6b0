import type { Reason } from "../../../model/refusal.js";
import { controllerOf, isIncapable, isOutOfAction, isOwnTurn } from "../conditions.js";
import { hasCondition } from "../fighter.js";
import { when, type Case } from "./case.js";
import { purseOf } from "./price.js";

/** What is done to a creature, or by the game master, asks for no fitness. */
const UNASKED = ["teleport", "forced", "fall-off", "roll-initiative", "harm", "mend"];

/** Whether this is its time, and whether it can act at all (DND5-TURN-001, GAP-DND5-06). */
export function turnReasons(judged: Case): Reason[] {
  const { situation, actor, action } = judged;
  const lacking = when(action.needs !== undefined && !hasCondition(actor, action.needs), "condition", {
    needs: action.needs ?? null,
  });
  if (UNASKED.includes(action.id)) return lacking;
  const anyTurn = action.anyTurn === true || purseOf(judged) === "reaction";
  return [
    ...when(!anyTurn && !isOwnTurn(situation, actor), "not-your-turn", { active: situation.encounter.active }),
    ...when(isIncapable(actor) && !isLeft(action), "condition", {
      condition: isOutOfAction(actor) ? "unconscious" : "incapacitated",
    }),
    ...lacking,
    ...when(isBeyondMount(judged), "condition", { condition: "controlled" }),
  ];
}

/** The Incapacitated still move, where something doesn't hold them; fate doesn't ask what somebody can do. */
const isLeft = ({ type, family }: Case["action"]): boolean => type === "movement" || family === "fate";

/** A mount under control only dashes, disengages or dodges, beside moving (DND5-MOUNT-006). */
function isBeyondMount({ situation, actor, action }: Case): boolean {
  const main = action.type === "action" || action.type === "bonus" || action.id === "mount-action";
  return main && action.mountMay !== true && controllerOf(situation, actor) !== null;
}
