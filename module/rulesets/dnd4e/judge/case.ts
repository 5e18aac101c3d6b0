import type { Act } from "../../../model/act.js";
import type { SlotId } from "../../../model/ids.js";
import type { MovePlan, Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
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
