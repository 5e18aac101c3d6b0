import type { Json } from "../../kernel/json.js";
import type { Encounter } from "../../model/encounter.js";
import { isEncounter } from "../../model/shapes/encounter.js";
import { evolveAll } from "../evolve/evolve-all.js";
import { emptyLedger, type Ledger } from "./ledger.js";
import { isRecord } from "./record-shape.js";
import type { LedgerRecord } from "./record.js";
import { replay } from "./replay.js";

/** A stored value that could not be used; it is kept apart and named, never silently dropped. */
export interface LedgerFault {
  readonly where: string;
  readonly value: Json;
}

export interface ParsedLedger {
  readonly ledger: Ledger;
  readonly faults: readonly LedgerFault[];
}

/**
 * Reads a ledger of unknown origin. What can't be read is set aside together with everything after it, since later
 * records rest on it; the fight goes on from the last sound one.
 */
export function parseLedger(opening: Json, folded: number, records: readonly Json[]): ParsedLedger {
  const start = parseOpening(opening);
  if (!start)
    return { ledger: emptyLedger, faults: [{ where: "opening", value: opening }, ...faultsFrom(records, 0, folded)] };
  const sound: LedgerRecord[] = [];
  let encounter = start;
  for (const value of records) {
    const record = parseRecord(value, folded + sound.length + 1);
    const after = record ? tryEvolve(encounter, record) : null;
    if (!record || !after) break;
    sound.push(record);
    encounter = after;
  }
  return { ledger: rebuild(start, folded, sound), faults: faultsFrom(records, sound.length, folded) };
}

/** One more record of a ledger that is sound; null where it isn't the next one, or can't be read. */
export function parseNext({ current }: Ledger, value: Json, seq: number): LedgerRecord | null {
  const record = parseRecord(value, seq);
  return record && tryEvolve(current, record) ? record : null;
}

const rebuild = (opening: Encounter, folded: number, records: readonly LedgerRecord[]): Ledger => ({
  opening,
  folded,
  records,
  current: replay(opening, records),
});

const faultsFrom = (records: readonly Json[], from: number, folded: number): LedgerFault[] =>
  records.slice(from).map((value, i) => ({ where: `record ${String(folded + from + i + 1)}`, value }));

const parseOpening = (value: unknown): Encounter | null => (isEncounter(value) ? value : null);

const parseRecord = (value: unknown, seq: number): LedgerRecord | null =>
  isRecord(value) && value.seq === seq ? value : null;

/** Sound events keep a sound fight sound; one that can't be applied all the same is as bad as one that can't be read. */
function tryEvolve(encounter: Encounter, record: LedgerRecord): Encounter | null {
  const events = record.kind === "undo" ? (record.then ?? []) : record.events;
  try {
    return evolveAll(encounter, events);
  } catch {
    return null;
  }
}
