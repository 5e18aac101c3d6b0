import type { Command } from "../model/command.js";
import type { CommandId, CreatureId } from "../model/ids.js";

/** An undo is asked of the table, not of the fight; without a creature it is the game master's. */
export interface UndoRequest {
  readonly type: "Undo";
  readonly creature: CreatureId | null;
  /**
   * How far the game master reaches: `turn` takes back everything done since the running turn began, `act` the creature's
   * last act across what came after it. Missing: the last group. Nobody else's is heeded.
   */
  readonly reach?: "turn" | "act";
  /** The act that a game master points at, by its group, across what came after it. Nobody else's is heeded. */
  readonly act?: number;
  /**
   * The game master's word on what other hands have changed since: it is kept, or set back like the rest. It holds for
   * the group that it was asked of (the latest of several), and for no other that has come since. Nobody else's is heeded.
   */
  readonly foreign?: { readonly group: number; readonly then: ForeignWord };
}

export const FOREIGN_WORDS = ["keep", "restore"] as const;
export type ForeignWord = (typeof FOREIGN_WORDS)[number];

/** A command as it travels: its own id, and the revision its sender decided on. */
export interface Envelope {
  readonly id: CommandId;
  readonly revision: number;
  readonly command: Command | UndoRequest;
}
