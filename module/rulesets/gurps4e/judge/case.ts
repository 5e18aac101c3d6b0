import type { CaseOf, JudgementOf, PriceOf } from "../../../rules/case.js";
import type { MovePlan } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
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

/** A judgement without strikes: nothing provokes in this game (G4-GAP-19). */
export const judgement = (price: Price, reasons: readonly Reason[], move: MovePlan | null = null): Judgement => ({
  price,
  reasons,
  move,
  provocations: [],
});

/** A way that costs nothing. */
export const costless = (path: readonly Cell[], mode: string): MovePlan => ({
  path,
  mode,
  steps: path.slice(1).map((cell) => ({ cell, cost: 0, total: 0, band: "within", marks: [] })),
  total: 0,
  left: 0,
  budget: 0,
});
