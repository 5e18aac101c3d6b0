import type { Act } from "../../../model/act.js";
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

export function numberOption(act: Act, key: string): number | null {
  const value = act.options?.[key];
  return typeof value === "number" ? value : null;
}

export const isSet = (act: Act, key: string): boolean => act.options?.[key] === true;
