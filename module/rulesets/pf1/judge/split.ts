import type { Act } from "../../../model/act.js";
import type { Reason } from "../../../model/refusal.js";
import { findAction } from "../actions.js";
import { reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";
import { chancesByTable } from "./simple.js";

/** A full-round action in two halves, each a standard action (PF1-FULLROUND-001). */
export function judgeSplit(judged: Case): Judgement {
  const { action } = judged;
  const reasons = action.id === "start-full-round" ? beginReasons(judged) : finishReasons(judged);
  return { price: priceOf(judged), reasons, move: null, provocations: chancesByTable(judged) };
}

function beginReasons({ act, actor }: Case): Reason[] {
  const row = findAction(act.variant ?? "");
  if (!row?.splittable) return [reason("no-such-action", { variant: act.variant ?? null })];
  return when(actor.turn.pendingFullRound !== null, "combination", {
    action: actor.turn.pendingFullRound?.actionId ?? null,
  });
}

const finishReasons = ({ actor }: Case): Reason[] => when(actor.turn.pendingFullRound === null, "no-such-action");

/** The act that the two halves come to. */
export function wholeAct({ act, actor }: Case): Act | null {
  const pending = actor.turn.pendingFullRound;
  if (!pending) return null;
  const stored = pending.act as Partial<Act>;
  const { pay: _pay, ...now } = act;
  const options = stored.options ?? now.options;
  return { ...stored, ...now, ...(options && { options }), action: pending.actionId };
}
