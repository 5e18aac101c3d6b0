import type { DiceTerm } from "../../../model/roll.js";
import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import type { Strain } from "./concentration.js";
import type { Strike } from "./strike-order.js";

/** Where a strike goes next: another step of it, or its end with what it came to. */
export type StrikeTurn =
  | { readonly over: false; readonly step: Step }
  | { readonly over: true; readonly facts: readonly Fact[]; readonly hit: boolean };

/** How far a strike has come; kept in the progress of the task that makes it. */
export interface StrikeProgress {
  readonly phase?: "attack" | "concealment" | "confirmation" | "damage" | "concentration";
  readonly face?: number;
  /** The chance to miss has been rolled for once, and is rolled again. */
  readonly again?: boolean;
  readonly critical?: boolean;
  readonly damage?: number;
  readonly strains?: readonly Strain[];
}

export const D20: readonly DiceTerm[] = [{ count: 1, sides: 20 }];

/** What became of a strike, for everybody to see. */
export const outcome = (strike: Strike, hit: boolean, critical: boolean, damage: number | null): Fact => ({
  type: "StrikeResolved",
  by: strike.attacker.id,
  target: strike.target.id,
  with: strike.weapon.id,
  hit,
  critical,
  damage,
  provoked: strike.provokedBy !== undefined && strike.provokedBy !== null,
});
