import type { CommandType } from "../../model/command.js";
import type { Event } from "../../model/event.js";
import type { CommandId, CreatureId } from "../../model/ids.js";

/** What one accepted command brought about: one stored value, never changed afterwards. */
export interface CommitRecord {
  readonly kind: "commit";
  /** Running number in the ledger, from 1. */
  readonly seq: number;
  readonly command: CommandId;
  /** The user whose command it was. */
  readonly user: string;
  readonly name: CommandType;
  /** Whose doing it was; null for the table's own (turns, observations of nobody). */
  readonly by: CreatureId | null;
  /** The record with which this act began: an act and the answers and dice within it are undone together. */
  readonly group: number;
  /** So many of its first events are not the act's own doing: they stand when the act is taken back. Missing: none. */
  readonly apart?: number;
  readonly events: readonly Event[];
}

/** Takes whole groups of records out of what is replayed. */
export interface UndoRecord {
  readonly kind: "undo";
  readonly seq: number;
  readonly command: CommandId;
  readonly user: string;
  readonly undoes: number;
  /** Further groups, where one undo takes back several. */
  readonly also?: readonly number[];
  /**
   * What is set back besides, where documents had been changed since, and in everybody's ledger what the rest of it
   * doesn't tell; it stands whatever is taken back later.
   */
  readonly then?: readonly Event[];
}

/** The groups that an undo takes out. */
export const groupsUndone = ({ undoes, also = [] }: UndoRecord): readonly number[] => [undoes, ...also];

export type LedgerRecord = CommitRecord | UndoRecord;
