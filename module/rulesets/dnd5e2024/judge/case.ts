import type { JsonObject } from "../../../kernel/json.js";
import type { Act } from "../../../model/act.js";
import type { SlotId } from "../../../model/ids.js";
import type { MovePlan, Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Reason, RefusalCode } from "../../../model/refusal.js";
import type { Situation } from "../../../rules/situation.js";
import type { Action } from "../action.js";
import type { Fighter } from "../fighter.js";
import type { TurnChange } from "../state.js";

/** An act to be judged, with its doer and its row of the table. */
export interface Case {
  readonly situation: Situation;
  readonly act: Act;
  readonly actor: Fighter;
  readonly action: Action;
}

/** What an act costs: why that can't be paid, and what paying it changes. */
export interface Price {
  readonly reasons: readonly Reason[];
  readonly pays: readonly SlotId[];
  readonly spend: TurnChange;
}

/** What a family of actions finds of an act. */
export interface Judgement {
  readonly price: Price;
  readonly reasons: readonly Reason[];
  readonly move: MovePlan | null;
  readonly provocations: readonly Provocation[];
}

export type Judge = (judged: Case) => Judgement;

export const reason = (code: RefusalCode, data: JsonObject = {}): Reason => ({ code, data });

/** One reason where something is wrong, none where it isn't. */
export const when = (wrong: boolean, code: RefusalCode, data: JsonObject = {}): Reason[] =>
  wrong ? [reason(code, data)] : [];

export const FREE_OF_CHARGE: Price = { reasons: [], pays: [], spend: {} };

/** A judgement of something that neither moves nor provokes. */
export const plain = (price: Price, reasons: readonly Reason[] = []): Judgement => ({
  price,
  reasons,
  move: null,
  provocations: [],
});

/** A text among the act's options; null where it is missing or something else. */
export function textOption({ options }: Act, key: string): string | null {
  const value = options?.[key];
  return typeof value === "string" ? value : null;
}

/** A cost in feet that is no way: standing up, mounting. It ends in `to`, which may be where the creature stands. */
export const flatMove = (from: Cell, to: Cell, cost: number, budget: number, mode: string): MovePlan => ({
  path: [from, to],
  mode,
  steps: [{ cell: to, cost, total: cost, band: cost <= budget ? "within" : "beyond", marks: [] }],
  total: cost,
  left: budget - cost,
  budget,
});
