import type { Gait, Targeting } from "../../rules/definitions.js";

/** What an action usually costs (GAP-DND4-07); `none` stands outside the economy. */
export type ActionType = "standard" | "move" | "minor" | "immediate" | "opportunity" | "free" | "none";

/** Which code judges and carries out an action. */
export type Family =
  | "move"
  | "stand"
  | "strike"
  | "contest"
  | "charge"
  | "power"
  | "simple"
  | "ready"
  | "delay"
  | "initiative"
  | "save"
  | "fate"
  | "given"
  | "amend"
  | "home-made";

/** One row of the action table. */
export interface Action {
  readonly id: string;
  readonly family: Family;
  readonly type: ActionType;
  readonly targeting?: Targeting;
  /** `moving`: by leaving a square next to an enemy; `ranged`: by shooting beside one (GAP-DND4-03). */
  readonly provokes?: "moving" | "ranged";
  /** Of a movement: how far it goes with a speed. */
  readonly reach?: (speed: number) => number;
  /** Uses one of the creature's attacks. */
  readonly attack?: boolean;
  /** May be armed for the next movement. */
  readonly tactic?: boolean;
  /** Can be used without an attack, too. */
  readonly alone?: true;
  /** A way on which somebody else is meant, too. */
  readonly aimed?: true;
  /** Drawn otherwise than a walk. */
  readonly gait?: Gait;
  /** For windows and the game master only. */
  readonly unlisted?: boolean;
  /** May be done on another's turn. */
  readonly anyTurn?: boolean;
  /** Done to a creature, or by the table: asks for no fitness. */
  readonly unasked?: boolean;
}
