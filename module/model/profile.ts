import type { JsonObject } from "../kernel/json.js";
import type { HomeMade } from "./home-made.js";
import type { AttackId, CreatureId, FeatureId } from "./ids.js";

export const SIZES = ["tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"] as const;
export type Size = (typeof SIZES)[number];

export const ATTACK_KINDS = ["melee", "ranged", "thrown", "unarmed", "natural", "touch"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Cells that a melee attack covers, counted from the footprint's edge. */
export interface ReachSpan {
  readonly min: number;
  readonly max: number;
}

/** One way of striking. `extra` carries what only its ruleset reads (crit, range, rate of fire …). */
export interface AttackProfile {
  readonly id: AttackId;
  readonly kind: AttackKind;
  readonly name?: string;
  /** Missing: the ruleset's default for the size. */
  readonly reach?: ReachSpan;
  /** Final bonus without the situation. Missing: computed by the ruleset. */
  readonly bonus?: number;
  /** Dice such as `1d8+3`. Missing: a hit rolls no damage. */
  readonly damage?: string;
  readonly extra: JsonObject;
}

/**
 * What a creature is, as its actor says: read anew for each decision, never stored in the ledger. `stats` holds the
 * ruleset's statistics by their short names; `speeds` are by movement mode in the ruleset's unit.
 */
export interface Profile {
  readonly id: CreatureId;
  readonly name: string;
  /** Same side: allies; different sides: enemies. */
  readonly side: string;
  readonly kind: "pc" | "npc";
  readonly size: Size;
  /** Cells a side. Missing: the ruleset's default for the size. */
  readonly space?: number;
  readonly speeds: Readonly<Record<string, number>>;
  /** Missing: one default melee attack called `weapon`. Empty: a creature that cannot attack. */
  readonly attacks?: readonly AttackProfile[];
  readonly stats: JsonObject;
  readonly features: readonly FeatureId[];
  /** Actions that its table has made for itself; missing: none. */
  readonly homeMade?: readonly HomeMade[];
  readonly rides?: CreatureId;
  /** Creatures that it cannot perceive … */
  readonly unseen: readonly CreatureId[];
  /** … and of these, the ones whose cell it knows. */
  readonly located: readonly CreatureId[];
}
