import type { Ledger } from "../combat/ledger/ledger.js";
import type { LedgerRecord } from "../combat/ledger/record.js";
import type { Encounter } from "../model/encounter.js";
import type { Effect } from "./effect.js";

/** A command that was accepted: the new ledger, its record, and what has to change outside. */
export interface Submission {
  readonly ledger: Ledger;
  readonly record: LedgerRecord;
  readonly encounter: Encounter;
  readonly effects: readonly Effect[];
  /** The command had been accepted before; nothing changes and nothing is spent again. */
  readonly repeated: boolean;
}
