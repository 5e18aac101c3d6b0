import type { Fighter } from "../fighter.js";
import type { Weapon } from "./weapon.js";

/** Everything about one blow or shot that its numbers depend on. */
export interface Strike {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
  /** Attacks with this hand before it in the same full attack; each is five lower (PF1-GAP-08). */
  readonly iteration?: number;
  /** Penalty for fighting with two weapons. */
  readonly twoWeapon?: number;
  readonly offHand?: boolean;
  /** One of a full attack of shots with one shot more. */
  readonly rapid?: boolean;
  /** A natural attack beside weapons (PF1-NATURAL-006). */
  readonly besideWeapons?: boolean;
  readonly charging?: boolean;
  /** Bare hands that mean to kill (PF1-ATTACK-008). */
  readonly lethal?: boolean;
  /** An attack of opportunity, and what gave it. */
  readonly provokedBy?: string | null;
  /** The helpless target is under attack right now (PF1-ATTACK-014). */
  readonly underAttack?: boolean;
}
