import type { JsonObject } from "../kernel/json.js";
import type { ActionId } from "../model/ids.js";
import type { Cell } from "../model/position.js";

/** How one turns on the spot. */
export interface FacingRule {
  /** The act of turning; null: nobody does, or `moving`. */
  readonly turn: ActionId | null;
  /** Turning is a part of moving: of the act under way, of the tactic armed, or of one that its player names. */
  readonly moving?: true;
  /** A world option which, where it is false, says that nobody keeps track of facing. */
  readonly option?: string;
}

/** How creatures stand or lie, where that counts. */
export interface PostureRule {
  /** The act that changes it, with the posture as its variant. */
  readonly action: ActionId;
  readonly kinds: readonly string[];
  /** How a creature stands or lies, by its turn state. */
  readonly now: (turn: JsonObject) => string;
}

/** Something that a creature has prepared or is in, for its row in the tracker: a few words, and the whole sentence. */
export interface Flag {
  readonly short: string;
  readonly sentence: string;
}

/** Something held ready for all to see. */
export interface Stance {
  /** Language key of the word for it. */
  readonly key: string;
  /** The cell at which it is aimed; null: none. */
  readonly cell: Cell | null;
}
