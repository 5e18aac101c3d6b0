import type { MovePlan } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import type { CaseOf, JudgementOf, PriceOf } from "../../../rules/case.js";
import type { Action } from "../action.js";
import type { Fighter } from "../fighter.js";
import type { TurnChange } from "../state.js";

export { textOption } from "../../../rules/case.js";
export { reason, when } from "../../../rules/reasons.js";

export type Case = CaseOf<Fighter, Action>;
export type Price = PriceOf<TurnChange>;
export type Judgement = JudgementOf<TurnChange>;
export type Judge = (judged: Case) => Judgement;

export const FREE_OF_CHARGE: Price = { reasons: [], pays: [], spend: {} };

/** A judgement of something that neither moves nor provokes. */
export const plain = (price: Price, reasons: readonly Reason[] = []): Judgement => ({
  price,
  reasons,
  move: null,
  provocations: [],
});

/** A cost in feet that is no way: standing up, mounting. It ends in `to`, which may be where the creature stands. */
export const flatMove = (from: Cell, to: Cell, cost: number, budget: number, mode: string): MovePlan => ({
  path: [from, to],
  mode,
  steps: [{ cell: to, cost, total: cost, band: cost <= budget ? "within" : "beyond", marks: [] }],
  total: cost,
  left: budget - cost,
  budget,
});
