import type { Reason } from "../../../model/refusal.js";
import { isWhatWasReadied } from "../../../rules/readied.js";
import type { ActionType } from "../action.js";
import { holdsSpell } from "../attack/concentration.js";
import { isOwnTurn } from "../conditions.js";
import { bonusActionsOf } from "../features.js";
import type { Fighter } from "../fighter.js";
import type { TurnChange } from "../state.js";
import { FREE_OF_CHARGE, reason, when, type Case, type Price } from "./case.js";

/**
 * The slot that an act draws on: the one it names, else the action's own, or the bonus action where a feature lets it pay for
 * an action that is spent (GAP-DND5-04); the reaction for what was readied.
 */
export function purseOf(judged: Case): ActionType {
  const { action, actor } = judged;
  const { pay } = judged.act;
  if (pay === "readied" || (pay === undefined && isLetOff(judged))) return "reaction";
  if (pay === undefined && action.type === "action" && actor.turn.actionUsed && mayPay(judged, "bonus")) return "bonus";
  return pay === "bonus" || pay === "reaction" || pay === "action" || pay === "movement" ? pay : action.type;
}

/** The price of an act by the table, or by the slot that it names. */
export function priceOf(judged: Case): Price {
  const { act, actor, action } = judged;
  const purse = purseOf(judged);
  if (purse !== action.type && !mayPay(judged, purse)) {
    return { ...FREE_OF_CHARGE, reasons: [reason("wrong-slot", { slot: act.pay ?? null })] };
  }
  return payFrom(actor, purse);
}

/** Triggers whose moment the game master names: the next act of the one who waits, out of its turn. */
const TOLD = ["other", "appear", "flank"];

/** Whether an act is what its doer has readied for a moment that it names itself. */
function isLetOff({ situation, act, actor }: Case): boolean {
  const { readied } = actor.turn;
  const told = TOLD.some((on) => on === readied?.trigger.on);
  return told && isWhatWasReadied(readied?.action ?? {}, act) && !isOwnTurn(situation, actor);
}

/** A feature may move an action to the bonus action; the reaction lets off what was readied. */
function mayPay({ act, actor, action }: Case, purse: ActionType): boolean {
  if (purse === "bonus") return bonusActionsOf(actor).includes(action.id);
  return purse === "reaction" && isWhatWasReadied(actor.turn.readied?.action ?? {}, act);
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
  const lost: TurnChange = holdsSpell({ turn }) ? { readied: null, concentrating: null } : { readied: null };
  const spend: TurnChange = { [row.used]: true, ...(slot === "reaction" && lost) };
  return { reasons: when(turn[row.used] === true, row.code, { slot }), pays: [slot], spend };
}
