import type { Json } from "../kernel/json.js";
import type { SlotShape } from "../model/economy.js";
import type { ActionId, SlotId } from "../model/ids.js";

/** Where the sheet lists an action. */
export const ACTION_GROUPS = ["main", "move", "small", "reaction", "free"] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** What has to be chosen before an action can be used. */
export type Targeting = "none" | "creature" | "creatures" | "path";

/** How a movement goes, where that is more than walking: the ruler draws it otherwise. */
export type Gait = "step" | "charge";

/** One row of a ruleset's action table, as the table and its screens need it. */
export interface ActionDefinition {
  readonly id: ActionId;
  readonly group: ActionGroup;
  /** The slot that usually pays; null: nothing. */
  readonly slot: SlotId | null;
  readonly targeting: Targeting;
  /** Uses one of the creature's attacks. */
  readonly attack: boolean;
  /** May be armed as the tactic of the next movement. */
  readonly tactic: boolean;
  /** Offered on sheets; false for what only windows or the game master use. */
  readonly listed: boolean;
  /** Stands on the lines of attacks, and can be used without one, too: then it is offered among the actions as well. */
  readonly alone?: true;
  /** How it provokes, as a word for the reference text: `no`, `yes`, `target`, `moving` … */
  readonly provokes: string;
  /** Dearer slots that may pay in place of its own, the cheapest first; missing: none. */
  readonly trades?: readonly SlotId[];
  /** A way that somebody else is meant with: this user's target goes along with it. */
  readonly aimed?: true;
  /** Missing: nothing special, or no movement. */
  readonly gait?: Gait;
}

/** What an action that is the whole of a turn leaves of it, and until the next one. */
export interface Limits {
  /** How far one may go, as the game's word for it. */
  readonly movement: string;
  /** Attacks that belong to it. */
  readonly attacks: number;
  /** Slots of reactions that stay open. */
  readonly reactions: readonly SlotId[];
}

export interface SlotDefinition {
  readonly id: SlotId;
  readonly shape: SlotShape;
}

/** A world option: its first value is the default. The word `integer` among them stands for any whole number from 0. */
export interface OptionDefinition {
  readonly id: string;
  readonly values: readonly Json[];
  readonly rules: readonly string[];
}

/** Something that is the game master's to rule, as a key of turn state with the words to choose from; null takes it back. */
export interface RulingDefinition {
  readonly id: string;
  readonly values: readonly string[];
}
