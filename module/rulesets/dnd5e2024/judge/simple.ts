import type { Reason } from "../../../model/refusal.js";
import { controllerOf, heldBy } from "../conditions.js";
import { bonusActionsOf } from "../features.js";
import { hasCondition, hasFeature } from "../fighter.js";
import { plain, textOption, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

const MOUNT_VARIANTS = ["dash", "disengage", "dodge"];

/** What an act with the variants of the mount's action comes to. */
export const effectOf = ({ act, action }: Case): string =>
  action.id === "mount-action" ? (act.variant ?? "") : action.id;

/** Actions that change the doer's own state, or nothing that the rules count. */
export const judgeSimple = (judged: Case): Judgement => plain(priceOf(judged), OWN_REASONS[judged.action.id]?.(judged));

const OWN_REASONS: Readonly<Record<string, (judged: Case) => Reason[]>> = {
  dodge: speedReasons,
  "mount-action": mountReasons,
  "drop-prone": ({ actor }) => [
    ...speedReasons({ actor }),
    ...when(hasCondition(actor, "prone"), "condition", { condition: "prone" }),
  ],
  "bonus-action": bonusReasons,
  "object-free": needyReasons,
};

/** DND5-MOVE-006: not at speed 0. */
function speedReasons({ actor }: Pick<Case, "actor">): Reason[] {
  const held = heldBy(actor);
  return when(held !== null, "condition", { condition: held });
}

/** DND5-MOUNT-006. */
function mountReasons({ situation, act, actor }: Case): Reason[] {
  return [
    ...when(controllerOf(situation, actor) === null, "condition", { needs: "controlled" }),
    ...when(!MOUNT_VARIANTS.includes(act.variant ?? ""), "no-such-action", { variant: act.variant ?? null }),
  ];
}

/** GAP-DND5-04: only where a feature gives one; an act may name that feature. */
function bonusReasons({ act, actor }: Case): Reason[] {
  const named = textOption(act, "ability");
  const given = bonusActionsOf(actor).length > 0 || (named !== null && hasFeature(actor, named));
  return when(!given, "needs-feature", named === null ? {} : { feature: named });
}

/** DND5-OBJ-003, DND5-OBJ-004: what always takes an action, or takes one as the game master says, is no free interaction. */
function needyReasons({ act, actor }: Case): Reason[] {
  const ruled = actor.turn.ruledObject === "action";
  return when(act.options?.needsAction === true || ruled, "wrong-slot", { slot: "interaction" });
}
