import type { Encounter } from "../../model/encounter.js";
import { evolve } from "../evolve/evolve.js";
import { groupsUndone, type CommitRecord, type LedgerRecord } from "./record.js";

/** The records that still count: commits whose group no undo has taken out, oldest first. */
export function liveRecords(records: readonly LedgerRecord[]): CommitRecord[] {
  const undone = new Set(records.flatMap((record) => (record.kind === "undo" ? groupsUndone(record) : [])));
  return records.flatMap((record) => (record.kind === "commit" && !undone.has(record.group) ? [record] : []));
}

/** The fight as its records tell it. Rolls nothing and judges nothing: events carry their outcomes. */
export const replay = (opening: Encounter, records: readonly LedgerRecord[]): Encounter =>
  liveRecords(records).reduce((encounter, record) => record.events.reduce(evolve, encounter), opening);
