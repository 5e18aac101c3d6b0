import type { Encounter } from "../../model/encounter.js";
import { evolveBatches } from "../evolve/evolve-all.js";
import { groupsUndone, type CommitRecord, type LedgerRecord } from "./record.js";

/**
 * The records that still count: commits whose group no undo has taken out, oldest first. Of one that was taken out what
 * stands apart from its act is left.
 */
export function liveRecords(records: readonly LedgerRecord[]): CommitRecord[] {
  const commits: CommitRecord[] = [];
  const undone = new Set<number>();
  for (const record of records) {
    if (record.kind === "commit") commits.push(record);
    else for (const group of groupsUndone(record)) undone.add(group);
  }
  // As in most fights: nothing to leave out, and every command asks.
  if (undone.size === 0) return commits;
  return commits.flatMap((record) => (undone.has(record.group) ? whatStandsApart(record) : [record]));
}

const whatStandsApart = (record: CommitRecord): CommitRecord[] =>
  record.apart ? [{ ...record, group: record.seq, events: record.events.slice(0, record.apart) }] : [];

/** The fight as its records tell it. Rolls nothing and judges nothing: events carry their outcomes. */
export const replay = (opening: Encounter, records: readonly LedgerRecord[]): Encounter =>
  evolveBatches(opening, liveRecords(records));
