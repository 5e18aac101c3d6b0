import type { Targeting } from "../../rules/definitions.js";

/** How far an action lets its doer travel (ADND-ACT-001); null: it stands outside that. */
export type Form = "no-move" | "half-move" | "full-move" | null;

/** Which code judges and carries out an action. */
export type Family =
  | "declare"
  | "walk"
  | "overrun"
  | "attack"
  | "fire"
  | "guard"
  | "aim"
  | "plain"
  | "stand"
  | "pin"
  | "opportunity"
  | "trample"
  | "turn"
  | "put-off"
  | "initiative"
  | "given"
  | "amend"
  | "retreat";

/** One row of the action table. */
export interface Action {
  readonly id: string;
  readonly family: Family;
  readonly form: Form;
  /** May be declared as the action of a round. */
  readonly declarable?: boolean;
  /** Declared actions of which it may be a part, beside itself. */
  readonly under?: readonly string[];
  /** Of a movement: how many times the movement rate it goes; of another action: what may be walked before it. */
  readonly factor?: number;
  /** Goes with the one-square adjustment (GAP-ADND-01). */
  readonly adjusts?: boolean;
  readonly targeting?: Targeting;
  /** A word for the reference text. */
  readonly provokes?: string;
  /** A form of another action, whose strokes it takes; what comes of it the game master says (ADND-ATTACK-008). */
  readonly optionOf?: string;
  /** Uses one of the creature's attacks. */
  readonly attack?: boolean;
  /** May be armed for the next movement. */
  readonly tactic?: boolean;
  /** For windows and the table only. */
  readonly unlisted?: boolean;
  /** No part of a turn of one's own: declared, answered, or done to somebody. */
  readonly apart?: boolean;
  /** Done to a creature, or by the table: asks for no fitness. */
  readonly unasked?: boolean;
}
