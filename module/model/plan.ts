import type { AttackId, CreatureId, SlotId } from "./ids.js";
import type { Cell } from "./position.js";
import type { Refusal } from "./refusal.js";

/** `within` what is left, `slot`: opens another slot, `beyond` everything. */
export type Band = "within" | "slot" | "beyond";

/** A chance that an act gives to an enemy. */
export interface Provocation {
  readonly by: CreatureId;
  /** Whom the strike would meet. */
  readonly against: CreatureId;
  /** The path step before which it resolves (before leaving `path[step]`), or `action` where the act itself provokes. */
  readonly step: number | "action";
  /** What provoked: `leaving`, `casting`, `ranged-attack`, … */
  readonly of: string;
  /** Attacks that may be used for it, the usual one first. */
  readonly attacks: readonly AttackId[];
  /** The act that answers it, and the slot it costs. */
  readonly action: string;
  readonly pays: SlotId;
  /** How many such reactions are left, this one included; null: no limit. */
  readonly left: number | null;
  /** The pool they come from; null: no limit. */
  readonly pool: number | null;
}

/** Entering one path cell. Costs in the ruleset's unit. */
export interface PlanStep {
  readonly cell: Cell;
  readonly cost: number;
  readonly total: number;
  readonly band: Band;
  /** Slot that this step opens, where `band` is `slot`. */
  readonly opens?: SlotId;
  /** Words for the mark on the ruler: `difficult`, `squeeze`, `climb` … */
  readonly marks: readonly string[];
}

export interface MovePlan {
  readonly path: readonly Cell[];
  readonly mode: string;
  /** Step i enters `path[i + 1]`. */
  readonly steps: readonly PlanStep[];
  readonly total: number;
  /** What then remains of this movement's allowance. */
  readonly left: number;
  /** The allowance as it was before. */
  readonly budget: number;
}

/** What an act would cost, do and provoke: the one answer behind ruler, buttons and the real thing. */
export interface Plan {
  /** Null: lawful. */
  readonly refusal: Refusal | null;
  readonly move: MovePlan | null;
  readonly provocations: readonly Provocation[];
  /** Slots that it spends, in the order paid. */
  readonly pays: readonly SlotId[];
}
