import type { Encounter } from "../../model/encounter.js";
import { evolveBatches } from "../evolve/evolve-all.js";
import { serialAfter } from "../evolve/serial.js";
import { groupsUndone, type CommitRecord, type LedgerRecord, type UndoRecord } from "./record.js";

/**
 * The records that still count: commits whose group no undo has taken out, oldest first. Of one that was taken out what
 * stands apart from its act is left; of an undo, what it has set back besides.
 */
export function liveRecords(records: readonly LedgerRecord[]): CommitRecord[] {
  const commits: CommitRecord[] = [];
  const undone = new Set<number>();
  for (const record of records) {
    if (record.kind === "commit") {
      commits.push(record);
      continue;
    }
    for (const group of groupsUndone(record)) undone.add(group);
    if (record.then) commits.push(setBack(record, record.then));
  }
  // As in most fights: nothing to leave out, and every command asks.
  return undone.size === 0 ? commits : withoutGroups(commits, undone);
}

/** The records without some groups, but for what stands apart from their acts. */
export const withoutGroups = (records: readonly CommitRecord[], groups: ReadonlySet<number>): CommitRecord[] =>
  records.flatMap((record) => (groups.has(record.group) ? whatStandsApart(record) : [record]));

const whatStandsApart = (record: CommitRecord): CommitRecord[] =>
  record.apart ? [{ ...record, group: record.seq, events: record.events.slice(0, record.apart) }] : [];

/** Like everything that documents say: nobody's act, and nothing that an undo takes back. */
const setBack = ({ seq, command, user }: UndoRecord, events: CommitRecord["events"]): CommitRecord => ({
  kind: "commit",
  seq,
  command,
  user,
  name: "Observe",
  by: null,
  group: seq,
  events,
});

/**
 * The fight as its records tell it. Rolls nothing and judges nothing: events carry their outcomes. What was taken out
 * counts in one thing: no number that it gave an act, a window or a throw is given again, so that an answer which comes
 * late never meets another question.
 */
export function replay(opening: Encounter, records: readonly LedgerRecord[]): Encounter {
  const told = evolveBatches(opening, liveRecords(records));
  return records.some(({ kind }) => kind === "undo") ? { ...told, serial: serialOf(opening, records) } : told;
}

function serialOf(opening: Encounter, records: readonly LedgerRecord[]): number {
  let { serial } = opening;
  for (const record of records) for (const event of eventsOf(record)) serial = serialAfter(serial, event);
  return serial;
}

const eventsOf = (record: LedgerRecord): CommitRecord["events"] =>
  record.kind === "commit" ? record.events : (record.then ?? []);
