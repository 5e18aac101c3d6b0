import type { MovePlan } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { CaseOf, JudgementOf, PriceOf } from "../../../rules/case.js";
import type { Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import type { Action } from "../action.js";
import type { Fighter } from "../fighter.js";
import { phaseNow } from "../phases.js";
import type { Declared, TurnChange } from "../state.js";

export type Case = CaseOf<Fighter, Action>;
export type Price = PriceOf<TurnChange>;
export type Judgement = JudgementOf<TurnChange>;
export type Judge = (judged: Case) => Judgement;

export const FREE_OF_CHARGE: Price = { reasons: [], pays: [], spend: {} };

/** A judgement of something that doesn't move. */
export const plain = (
  price: Price,
  reasons: readonly Reason[] = [],
  provocations: readonly Provocation[] = [],
): Judgement => ({ price, reasons, move: null, provocations });

/** A way that costs nothing. */
export const costless = (path: readonly Cell[], mode: string): MovePlan => ({
  path,
  mode,
  steps: path.slice(1).map((cell) => ({ cell, cost: 0, total: 0, band: "within", marks: [] })),
  total: 0,
  left: 0,
  budget: 0,
});

/** What was declared, as the act means it: a short move may turn into something that goes with a half-move (ADND-MOVE-002). */
export function meantBy({ act, actor, action }: Case): Declared {
  const { declared } = actor.turn;
  const strikes = action.family === "attack" || action.family === "fire";
  const kept = declared !== null && (declared.action.startsWith("cover") || !strikes);
  const weapon = act.with ?? declared?.with ?? null;
  const options = act.options ?? declared?.options ?? {};
  return { action: kept && declared.action !== "move" ? declared.action : action.id, with: weapon, options };
}

/** What anything done in the own place changes: it is acted, and a move that turned into something else is that. */
export function takePlace(judged: Case): TurnChange {
  const { situation, actor, action } = judged;
  const turns = actor.turn.declared?.action === "move" && action.declarable === true && action.id !== "move";
  return { acted: phaseNow(situation), ...(turns && { declared: meantBy(judged) }) };
}
