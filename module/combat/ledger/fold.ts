import { revisionOf, type Ledger } from "./ledger.js";
import { groupsUndone, type LedgerRecord } from "./record.js";
import { replay } from "./replay.js";

export interface Folded {
  readonly ledger: Ledger;
  /** What went into the opening snapshot, for the fight's log. */
  readonly removed: readonly LedgerRecord[];
}

/**
 * Takes records up to and including `seq` into the opening snapshot. Folding never splits a group: it stops before the
 * first record whose act is still under way beyond `seq`.
 */
export const foldLedger = (ledger: Ledger, seq: number): Folded => foldAt(ledger, foldLimit(ledger, seq));

/** The same with nothing asked: up to and including `limit`, which another ledger of the same fight was folded to. */
export function foldAt(ledger: Ledger, limit: number): Folded {
  const removed = ledger.records.filter((record) => record.seq <= limit);
  if (removed.length === 0) return { ledger, removed };
  const opening = replay(ledger.opening, removed);
  return {
    ledger: { ...ledger, opening, folded: limit, records: ledger.records.filter((record) => record.seq > limit) },
    removed,
  };
}

/** An undo above the limit reaches back to its group, and a group above the limit to its first record. */
function foldLimit(ledger: Ledger, seq: number): number {
  const above = ledger.records.filter((record) => record.seq > seq);
  const roots = above.flatMap((record) => (record.kind === "undo" ? groupsUndone(record) : [record.group]));
  return Math.min(seq, revisionOf(ledger), ...roots.map((root) => root - 1));
}
