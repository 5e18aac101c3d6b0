import type { Targeting } from "../../rules/definitions.js";

/** What an action usually costs (DND5-TURN-001, DND5-OBJ-001, GAP-DND5-04); `none` stands outside the economy. */
export type ActionType = "action" | "bonus" | "reaction" | "interaction" | "movement" | "free" | "none";

/** Which code judges and carries out an action. */
export type Family =
  | "simple"
  | "move"
  | "stand"
  | "attack"
  | "contest"
  | "help"
  | "mount"
  | "ready"
  | "initiative"
  | "given"
  | "amend"
  | "fate"
  | "home-made";

/** One row of the action table. */
export interface Action {
  readonly id: string;
  readonly family: Family;
  readonly type: ActionType;
  readonly targeting: Targeting;
  /** `moving`: by leaving somebody's reach. Nothing else in this game provokes (DND5-OA-001). */
  readonly provokes: "no" | "moving";
  /** Uses one of the creature's attacks. */
  readonly attack?: boolean;
  /** May be armed for the next movement. */
  readonly tactic?: boolean;
  /** For windows and the game master only. */
  readonly unlisted?: boolean;
  /** Casts a spell. */
  readonly spell?: boolean;
  /** Stands on the line of an attack, and among the actions as well: it goes without one. */
  readonly alone?: boolean;
  /** May be done on another's turn. */
  readonly anyTurn?: boolean;
  /** The action of a trained mount that is ridden under control (DND5-MOUNT-006). */
  readonly mountMay?: boolean;
  /** A condition without which it makes no sense. */
  readonly needs?: string;
}
