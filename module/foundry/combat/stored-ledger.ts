import type { Ledger } from "../../combat/ledger/ledger.js";
import type { LedgerFault, ParsedLedger } from "../../combat/ledger/parse-ledger.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Json } from "../../kernel/json.js";
import type { Encounter } from "../../model/encounter.js";
import {
  appendRecord,
  initialEncounter,
  isCount,
  isJsonObject,
  parseLedger,
  parseNext,
  revisionOf,
} from "../../table/host.js";

/**
 * A ledger as the combat document holds it. Opening and records are JSON texts: a document update then sends one text,
 * and what core does to keys, arrays and empty objects inside never touches them.
 */
export interface StoredLedger {
  /** Empty: a fight that starts from nothing. */
  readonly opening: string;
  readonly folded: number;
  /** By sequence number. */
  readonly records: Readonly<Record<string, string>>;
}

/** The version of this form. */
export const LEDGER_VERSION = 1;

/** Whether a later build has written it: then nothing of it is believed, and nothing written. */
export const isOfFuture = (value: unknown): boolean =>
  isJsonObject(value) && typeof value.version === "number" && value.version > LEDGER_VERSION;

/** The id of the rules that keep a stored ledger; blank where it doesn't say. */
export function gameOf(value: unknown): string {
  const game = isJsonObject(value) ? value.game : "";
  return typeof game === "string" ? game : "";
}

/** The stored parts of unknown data; what isn't there, has the wrong shape or is of the future is empty. */
export function toStored(value: unknown): StoredLedger {
  const source = isJsonObject(value) && !isOfFuture(value) ? value : {};
  const { opening, folded, records } = source;
  return {
    opening: typeof opening === "string" ? opening : "",
    folded: isCount(folded) ? folded : 0,
    records: isJsonObject(records) ? (records as Readonly<Record<string, string>>) : {},
  };
}

/** Reads a whole ledger; what can't be read comes back as faults. */
export function decodeLedger(stored: StoredLedger): ParsedLedger {
  const opening = isFromNothing(stored) ? (initialEncounter as unknown as Json) : readJson(stored.opening);
  const numbers = recordNumbers(stored).filter((seq) => seq > stored.folded);
  const { ledger, faults } = parseLedger(
    opening,
    stored.folded,
    numbers.map((seq) => readJson(stored.records[String(seq)])),
  );
  return { ledger, faults: [...faults, ...strays(stored)] };
}

/** A fight without an opening began from nothing, unless records have been folded into the one that is missing. */
const isFromNothing = ({ opening, folded }: StoredLedger): boolean => opening === "" && folded === 0;

/** What stands among the records under no number. */
const strays = ({ records }: StoredLedger): LedgerFault[] =>
  Object.keys(records)
    .filter((key) => !Number.isInteger(Number(key)))
    .map((key) => ({ where: `record ${key}`, value: readJson(records[key]) }));

/** A ledger that has grown. */
export interface Growth {
  readonly ledger: Ledger;
  readonly added: readonly LedgerRecord[];
}

/** The known ledger with what was stored since; null where it has to be read anew (folded, shrunk, or not sound). */
export function growLedger(ledger: Ledger, stored: StoredLedger): Growth | null {
  if (stored.folded !== ledger.folded) return null;
  const added: LedgerRecord[] = [];
  let grown = ledger;
  for (let seq = revisionOf(ledger) + 1; String(seq) in stored.records; seq++) {
    const record = parseNext(grown, readJson(stored.records[String(seq)]), seq);
    if (!record) return null;
    added.push(record);
    grown = appendRecord(grown, record);
  }
  const known = Object.keys(stored.records).length;
  return known === grown.records.length ? { ledger: grown, added } : null;
}

export const encodeRecord = (record: LedgerRecord): string => JSON.stringify(record);

export const encodeOpening = (opening: Encounter): string => JSON.stringify(opening);

/** Sequence numbers of the stored records, ascending. */
const recordNumbers = (stored: StoredLedger): number[] =>
  Object.keys(stored.records)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => a - b);

/** Characters that the ledger takes up in its document. */
export const storedSize = (stored: StoredLedger): number =>
  Object.values(stored.records).reduce((sum, text) => sum + text.length, stored.opening.length);

/** What isn't JSON stands for itself and is then found wanting by the ledger's own reader. */
function readJson(text: unknown): Json {
  if (typeof text !== "string") return (text ?? null) as Json;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
