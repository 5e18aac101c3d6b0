import type { Act } from "../../../model/act.js";
import type { Reason } from "../../../model/refusal.js";
import type { Action, ActionType } from "../action.js";
import { hasFeature, type Fighter } from "../fighter.js";
import type { TurnChange } from "../state.js";
import { FREE_OF_CHARGE, reason, when, type Case, type Price } from "./case.js";

/** The slot that an act draws on: the one it names, else the action's own. */
export function purseOf(action: Action, { pay }: Act): ActionType {
  if (pay === "readied") return "reaction";
  return pay === "bonus" || pay === "reaction" || pay === "action" || pay === "movement" ? pay : action.type;
}

/** The price of an act by the table, or by the slot that it names. */
export function priceOf(judged: Case): Price {
  const { act, actor, action } = judged;
  const purse = purseOf(action, act);
  if (purse !== action.type && !mayPay(judged, purse)) {
    return { ...FREE_OF_CHARGE, reasons: [reason("wrong-slot", { slot: act.pay ?? null })] };
  }
  return payFrom(actor, purse);
}

/** A feature may move an action to the bonus action; the reaction lets off what was readied. */
function mayPay({ act, actor, action }: Case, purse: ActionType): boolean {
  if (purse === "bonus") return action.bonusWith !== undefined && hasFeature(actor, action.bonusWith);
  return purse === "reaction" && actor.turn.readied?.action.action === act.action;
}

const SPENDS: Partial<Record<ActionType, { readonly used: keyof Fighter["turn"]; readonly code: Reason["code"] }>> = {
  action: { used: "actionUsed", code: "no-slot" },
  bonus: { used: "bonusUsed", code: "no-slot" },
  reaction: { used: "reactionUsed", code: "no-reaction" },
  interaction: { used: "interactionUsed", code: "no-slot" },
};

/** Draws on a slot: what it spends, and why it can't (DND5-TURN-001, DND5-OBJ-001, DND5-OA-003, GAP-DND5-04). */
export function payFrom({ turn }: Fighter, slot: ActionType): Price {
  const row = SPENDS[slot];
  if (!row) return FREE_OF_CHARGE;
  const spend: TurnChange = { [row.used]: true, ...(slot === "reaction" && { readied: null }) };
  return { reasons: when(turn[row.used] === true, row.code, { slot }), pays: [slot], spend };
}
