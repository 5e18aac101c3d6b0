import type { Reason } from "../../../model/refusal.js";
import { isIncapable, isOutOfAction } from "../conditions.js";
import { hasCondition } from "../fighter.js";
import { when, type Case } from "./case.js";
import { isLettingOff, typeOf } from "./price.js";

/** Types that may be used on somebody else's turn. */
const OUT_OF_TURN = ["immediate", "free", "none"];
/** What is done to a creature, or by the game master, asks for no fitness. */
export const UNASKED: readonly string[] = ["given", "amend", "order", "dying"];

/** What one who is pinned can still do: work free, talk, and what takes no body. */
const WHILE_PINNED = [
  "escape-grapple",
  "speak",
  "cease-concentration",
  "concentrate-spell",
  "dismiss-spell",
  "direct-spell",
];
const WITHOUT_BODY: readonly string[] = ["spell", "given", "amend", "order", "dying"];

/** Whether this is its time, and whether it can act at all. */
export function turnReasons(judged: Case): Reason[] {
  const { situation, act, actor, action } = judged;
  if (UNASKED.includes(action.family) && action.id !== "delay") return [];
  const answering = act.pay === "aoo" || act.pay === "readied" || isLettingOff(judged) || isStepBefore(judged);
  const own = situation.encounter.active === actor.id;
  const anyTurn = action.anyTurn === true && OUT_OF_TURN.includes(typeOf(action, act));
  return [
    ...when(!own && !anyTurn && !answering, "not-your-turn", { active: situation.encounter.active }),
    ...when(isIncapable(actor), "condition", { condition: isOutOfAction(actor) ? "unconscious" : "helpless" }),
    ...when(isPinnedFrom(judged), "condition", { condition: "pinned" }),
    ...when(lacksCondition(judged), "condition", { needs: action.needs?.[0] ?? null }),
    ...when(action.concentration === true && hasCondition(actor, "cannot-concentrate"), "condition", {
      condition: "cannot-concentrate",
    }),
  ];
}

/** Whoever is asked for a readied action may first take the 5-foot step (PF1-GAP-12). */
function isStepBefore({ situation, actor, action }: Case): boolean {
  if (action.id !== "five-foot-step") return false;
  return situation.encounter.windows.some(({ responders }) =>
    responders.some(({ creature, option, answer }) => creature === actor.id && option.pays === "readied" && !answer),
  );
}

/** PF1-GAP-32. */
const isPinnedFrom = ({ actor, action }: Case): boolean =>
  hasCondition(actor, "pinned") && !WHILE_PINNED.includes(action.id) && !WITHOUT_BODY.includes(action.family);

const lacksCondition = ({ actor, action }: Case): boolean =>
  action.needs !== undefined && !hasCondition(actor, ...action.needs);
