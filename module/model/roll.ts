import type { CreatureId, TaskId } from "./ids.js";

export interface DiceTerm {
  readonly count: number;
  readonly sides: number;
}

/** A named part of a total, such as flanking +2. `label` is a language key suffix of the ruleset. */
export interface Modifier {
  readonly label: string;
  readonly value: number;
}

/** Dice that must be thrown before play goes on. The rules ask; whoever plays `by` throws. */
export interface RollRequest {
  readonly id: string;
  readonly task: TaskId;
  readonly by: CreatureId;
  /** `attack`, `confirm`, `damage`, `save` … */
  readonly kind: string;
  readonly dice: readonly DiceTerm[];
  readonly modifiers: readonly Modifier[];
  readonly target?: CreatureId;
}

/** What a roll came to. */
export interface RollOutcome {
  readonly by: CreatureId;
  readonly kind: string;
  readonly faces: readonly number[];
  /** Dice plus modifiers (GURPS: the dice alone). */
  readonly total: number;
  readonly bonus: number;
  readonly modifiers: readonly Modifier[];
  /** The attack roll succeeds; of a save, contest or check: made, won. */
  readonly hit?: boolean;
  readonly critical?: boolean;
  readonly advantage?: "advantage" | "disadvantage" | "none";
  /** What had to be reached, where the roller may know it. */
  readonly against?: number;
}
