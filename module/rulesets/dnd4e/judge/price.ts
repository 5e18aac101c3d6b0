import type { Reason } from "../../../model/refusal.js";
import { isWhatWasReadied } from "../../../rules/readied.js";
import { reason, when } from "../../../rules/reasons.js";
import type { Situation } from "../../../rules/situation.js";
import { TOLD_TRIGGERS } from "../../../rules/trigger.js";
import type { ActionType } from "../action.js";
import { isLimited } from "../conditions.js";
import { isOwnTurn, type Fighter } from "../fighter.js";
import { hasOpportunity, turnName } from "../provoke/chances.js";
import { OWN_SLOTS, type OwnSlot } from "../slots.js";
import { FREE_OF_CHARGE, type Case, type Price } from "./case.js";

const isOwnSlot = (slot: string): slot is OwnSlot => OWN_SLOTS.some((own) => own === slot);

/** Actions of a kind left; a charge leaves only what an action point gives after it (DND4-CHARGE-006). */
export const slotsLeft = (situation: Situation, { turn, ...creature }: Fighter, slot: OwnSlot): number => {
  const left = Math.max(0, 1 - turn[slot]);
  return isLimited(situation, creature) ? Math.min(left, Math.max(0, 1 + turn.granted - turn.taken)) : left;
};

/** The slot that an act draws on: the one it names, else the action's own; the immediate one for what was readied. */
export function purseOf(judged: Case): ActionType {
  const { act, action } = judged;
  if (act.pay === "immediate" || (act.pay === undefined && isLetOff(judged))) return "immediate";
  if (act.pay === undefined) return action.type;
  return PURSES.find((purse) => purse === act.pay) ?? action.type;
}

const PURSES: readonly ActionType[] = ["standard", "move", "minor", "free", "none"];

/** Whether an act is what its doer has readied for a moment that the game master names. */
function isLetOff({ situation, act, actor }: Case): boolean {
  const { readied } = actor.turn;
  const told = TOLD_TRIGGERS.some((on) => on === readied?.trigger.on);
  return told && isWhatWasReadied(readied?.action ?? {}, act) && !isOwnTurn(situation, actor);
}

/** The price of an act by the table, or by the slot that it names. */
export function priceOf(judged: Case): Price {
  const { situation, act, actor } = judged;
  const purse = purseOf(judged);
  if (!mayPay(judged, purse)) return { ...FREE_OF_CHARGE, reasons: [reason("wrong-slot", { slot: act.pay ?? null })] };
  return payFrom(situation, actor, purse);
}

/** A power names its own price (DND4-POWER-001); else a dearer action may be traded for a cheaper one (DND4-ACT-002). */
function mayPay({ act, actor, action }: Case, purse: ActionType): boolean {
  if (purse === action.type || action.id === "use-power")
    return act.pay === undefined || act.pay === purse || purse === "immediate";
  if (purse === "immediate") return isWhatWasReadied(actor.turn.readied?.action ?? {}, act);
  return isOwnSlot(purse) && isOwnSlot(action.type) && OWN_SLOTS.indexOf(purse) < OWN_SLOTS.indexOf(action.type);
}

/** Draws on a slot: what it spends, and why it can't. */
export function payFrom(situation: Situation, actor: Fighter, slot: ActionType): Price {
  const { turn } = actor;
  if (isOwnSlot(slot)) {
    const spend = { [slot]: turn[slot] + 1, taken: turn.taken + 1, movement: null };
    return { reasons: ownReasons(situation, actor, slot), pays: [slot], spend };
  }
  if (slot === "immediate") {
    const reasons = [
      ...when(isOwnTurn(situation, actor), "own-turn", { slot }),
      ...when(turn.immediate, "no-reaction", { slot }),
    ];
    return { reasons, pays: [slot], spend: { immediate: true, readied: null } };
  }
  if (slot !== "opportunity") return FREE_OF_CHARGE;
  const reasons = [
    ...when(isOwnTurn(situation, actor), "own-turn", { slot }),
    ...when(!hasOpportunity(situation, actor), "no-reaction", { slot }),
  ];
  return { reasons, pays: [slot], spend: { opportunity: turnName(situation) } };
}

function ownReasons(situation: Situation, actor: Fighter, slot: OwnSlot): Reason[] {
  const { turn } = actor;
  if (turn[slot] >= 1) return [reason(turn.charged ? "combination" : "no-slot", { slot })];
  return when(slotsLeft(situation, actor, slot) === 0, "limited", { slot });
}

/** Two prices paid together. */
export function bothPrices(situation: Situation, actor: Fighter, first: OwnSlot, second: OwnSlot): Price {
  const a = payFrom(situation, actor, first);
  const b = payFrom(situation, { ...actor, turn: { ...actor.turn, taken: actor.turn.taken + 1 } }, second);
  return { reasons: [...a.reasons, ...b.reasons], pays: [...a.pays, ...b.pays], spend: { ...a.spend, ...b.spend } };
}
