import type { Encounter } from "../../model/encounter.js";
import type { CommandId } from "../../model/ids.js";
import { evolveAll } from "../evolve/evolve-all.js";
import { initialEncounter } from "../initial.js";
import type { LedgerRecord } from "./record.js";
import { replay } from "./replay.js";

/** The history of a fight: a snapshot to start from, and everything since. Append-only but for folding. */
export interface Ledger {
  readonly opening: Encounter;
  /** Number of the last record that the opening snapshot already contains. */
  readonly folded: number;
  readonly records: readonly LedgerRecord[];
  /** The fight as opening and records tell it; kept, so that a command costs the same however long the fight is. */
  readonly current: Encounter;
}

export const emptyLedger: Ledger = { opening: initialEncounter, folded: 0, records: [], current: initialEncounter };

/** The ledger's revision: the number of its last record. Grows with every command, undo included. */
export const revisionOf = (ledger: Ledger): number => ledger.records.at(-1)?.seq ?? ledger.folded;

/** The ledger with one more record; an undo replays what is left, a commit only adds its events. */
export function appendRecord(ledger: Ledger, record: LedgerRecord): Ledger {
  const records = [...ledger.records, record];
  const current = record.kind === "undo" ? replay(ledger.opening, records) : evolveAll(ledger.current, record.events);
  return { ...ledger, records, current };
}

/** The record that a command has already led to; null where the command is new. */
export const findCommand = (ledger: Ledger, command: CommandId): LedgerRecord | null =>
  ledger.records.find((record) => record.command === command) ?? null;
