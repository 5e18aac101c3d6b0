import type { Targeting } from "../../rules/definitions.js";
import type { ConditionTerm } from "./terms.js";

export const ACTION_TYPES = ["standard", "move", "full-round", "swift", "immediate", "free", "none", "varies"] as const;
/** PF1-ECONOMY-002: the six types, and two for what stands outside them. */
export type ActionType = (typeof ACTION_TYPES)[number];

/** Which code judges and carries out an action. */
export type Family =
  | "simple"
  | "move"
  | "charge"
  | "attack"
  | "maneuver"
  | "spell"
  | "touch"
  | "gear"
  | "split"
  | "ready"
  | "order"
  | "dying"
  | "given"
  | "amend"
  | "home-made";

/**
 * How an action itself provokes: `moving` only by leaving threatened cells, `target` from its target, `target-armed`
 * from an armed one, `aided` and `begun` like the action that is helped or begun, `unless-said` as the game master says.
 */
export type Provoking = "no" | "yes" | "moving" | "target" | "target-armed" | "aided" | "begun" | "unless-said";

/** One row of the action table. */
export interface Action {
  readonly id: string;
  readonly family: Family;
  readonly type: ActionType;
  readonly provokes: Provoking;
  readonly targeting: Targeting;
  /** Uses one of the creature's attacks. */
  readonly attack?: boolean;
  /** May be armed for the next movement. */
  readonly tactic?: boolean;
  /** For windows and the game master only. */
  readonly unlisted?: boolean;
  /** Goes with no 5-foot step (PF1-ECONOMY-013). */
  readonly excludesStep?: boolean;
  /** A full-round action that the limited may use as their standard action (PF1-ECONOMY-014). */
  readonly whenLimited?: boolean;
  /** May be begun with one standard action and finished with another (PF1-FULLROUND-001). */
  readonly splittable?: boolean;
  /** Free with a regular move at base attack +1 (PF1-MOVE-010, PF1-MOVE-016). */
  readonly freeWithMove?: boolean;
  /** May be used on another's turn. */
  readonly anyTurn?: boolean;
  /** Needs concentration (PF1-SPELL-008). */
  readonly concentration?: boolean;
  /** Names its own price in `options.actionType`. */
  readonly ownPrice?: boolean;
  /** Too small to be counted (PF1-ECONOMY-015). */
  readonly uncounted?: boolean;
  /** The target must stand within reach. */
  readonly adjacent?: boolean;
  /** Conditions without which it makes no sense. */
  readonly needs?: readonly ConditionTerm[];
}
