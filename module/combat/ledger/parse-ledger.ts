import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { Encounter } from "../../model/encounter.js";
import { evolve } from "../evolve/evolve.js";
import { emptyLedger, type Ledger } from "./ledger.js";
import type { CommitRecord, LedgerRecord } from "./record.js";
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
  if (start === null)
    return { ledger: emptyLedger, faults: [{ where: "opening", value: opening }, ...faultsFrom(records, 0, folded)] };
  const sound: LedgerRecord[] = [];
  let encounter = start;
  let expected = folded + 1;
  for (const value of records) {
    const record = parseRecord(value, expected);
    const after = record ? tryEvolve(encounter, record) : null;
    if (!record || !after)
      return { ledger: rebuild(start, folded, sound), faults: faultsFrom(records, sound.length, folded) };
    sound.push(record);
    encounter = after;
    expected += 1;
  }
  return { ledger: rebuild(start, folded, sound), faults: [] };
}

const rebuild = (opening: Encounter, folded: number, records: readonly LedgerRecord[]): Ledger => ({
  opening,
  folded,
  records,
  current: replay(opening, records),
});

const faultsFrom = (records: readonly Json[], from: number, folded: number): LedgerFault[] =>
  records.slice(from).map((value, i) => ({ where: `record ${String(folded + from + i + 1)}`, value }));

function parseOpening(value: Json): Encounter | null {
  if (!isJsonObject(value)) return null;
  const { round, order, creatures, tasks, windows, serial } = value;
  const sound =
    Number.isInteger(round) &&
    Array.isArray(order) &&
    isJsonObject(creatures) &&
    Object.values(creatures).every(isCreature) &&
    Array.isArray(tasks) &&
    Array.isArray(windows) &&
    Number.isInteger(serial);
  return sound ? withTurns(value) : null;
}

/** A fight from before turns were noted knows the running one at least. */
function withTurns(value: JsonObject): Encounter {
  const fight = value as unknown as Encounter;
  if (Array.isArray(value.turns) && Number.isInteger(value.ahead)) return fight;
  const { active, round } = fight;
  return { ...fight, turns: active === null ? [] : [{ creature: active, round, ended: false }], ahead: 0 };
}

/** The parts of a creature that everybody looks into without asking. */
const isCreature = (value: Json): boolean =>
  isJsonObject(value) &&
  typeof value.id === "string" &&
  Array.isArray(value.conditions) &&
  isJsonObject(value.vitals) &&
  isJsonObject(value.turn);

function parseRecord(value: Json, seq: number): LedgerRecord | null {
  if (!isJsonObject(value) || value.seq !== seq || typeof value.command !== "string" || typeof value.user !== "string")
    return null;
  if (value.kind === "undo") return isUndo(value) ? (value as unknown as LedgerRecord) : null;
  const sound =
    value.kind === "commit" &&
    Number.isInteger(value.group) &&
    (value.apart === undefined || Number.isInteger(value.apart)) &&
    typeof value.name === "string" &&
    isEventList(value.events);
  return sound ? (value as unknown as CommitRecord) : null;
}

const isUndo = ({ undoes, also }: JsonObject): boolean =>
  Number.isInteger(undoes) && (also === undefined || (Array.isArray(also) && also.every(Number.isInteger)));

const isEventList = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.every((event: Json) => isJsonObject(event) && typeof event.type === "string");

/**
 * Evolving is the real test of an event's shape: one that can't be applied, or leaves a fight that can't be read, is as
 * bad as one that can't be read.
 */
function tryEvolve(encounter: Encounter, record: LedgerRecord): Encounter | null {
  if (record.kind === "undo") return encounter;
  try {
    return parseOpening(record.events.reduce(evolve, encounter) as unknown as Json);
  } catch {
    return null;
  }
}
