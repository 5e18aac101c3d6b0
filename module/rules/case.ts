import type { JsonObject } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { SlotId } from "../model/ids.js";
import type { MovePlan, Plan, Provocation } from "../model/plan.js";
import type { Reason, RefusalCode } from "../model/refusal.js";
import type { Situation } from "./situation.js";

/** An act to be judged, with its doer and its row of the ruleset's table. */
export interface CaseOf<Doer, Row> {
  readonly situation: Situation;
  readonly act: Act;
  readonly actor: Doer;
  readonly action: Row;
}

/** What an act costs: why that can't be paid, and what paying it changes in its doer's turn state. */
export interface PriceOf<Change> {
  readonly reasons: readonly Reason[];
  readonly pays: readonly SlotId[];
  readonly spend: Change;
}

/** What a family of actions finds of an act. */
export interface JudgementOf<Change> {
  readonly price: PriceOf<Change>;
  readonly reasons: readonly Reason[];
  readonly move: MovePlan | null;
  readonly provocations: readonly Provocation[];
}

export const reason = (code: RefusalCode, data: JsonObject = {}): Reason => ({ code, data });

/** One reason where something is wrong, none where it isn't. */
export const when = (wrong: boolean, code: RefusalCode, data: JsonObject = {}): Reason[] =>
  wrong ? [reason(code, data)] : [];

/** The plan of a judged act. Reasons stand in the order of their weight: those of the turn, the price, the act. */
export function toPlan<Change>(
  { price, reasons, move, provocations }: JudgementOf<Change>,
  ofTurn: readonly Reason[],
): Plan {
  const [first, ...rest] = [...ofTurn, ...price.reasons, ...reasons];
  return { refusal: first ? { reasons: [first, ...rest] } : null, move, provocations, pays: price.pays };
}

/** A text among the act's options; null where it is missing or something else. */
export function textOption({ options }: Act, key: string): string | null {
  const value = options?.[key];
  return typeof value === "string" ? value : null;
}
