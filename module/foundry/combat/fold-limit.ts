import type { LedgerRecord } from "../../combat/ledger/record.js";

/** The last record before the rounds that are kept besides the one just begun; null where none has to go. */
export function foldLimit(records: readonly LedgerRecord[], latest: LedgerRecord, rounds: number): number | null {
  const round = roundBegunBy(latest);
  if (round === null) return null;
  const first = records.find((record) => roundBegunBy(record) === round - rounds);
  return first ? first.seq - 1 : null;
}

function roundBegunBy(record: LedgerRecord): number | null {
  if (record.kind !== "commit") return null;
  const begun = record.events.findLast((event) => event.type === "RoundStarted");
  return begun?.type === "RoundStarted" ? begun.round : null;
}
