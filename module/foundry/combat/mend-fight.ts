import { isCount, isJsonObject } from "../../table/host.js";

type Data = Record<string, unknown>;

/** Under this name stands among the records what was no list of records at all: its reader finds and names it. */
const UNREADABLE = "unreadable";

/**
 * Brings a combat's stored ledger into a form that the fields of its model hold, in place: otherwise core would leave the
 * whole combat out. Opening and records become texts, of which the ledger's own reader then says what is wrong; what else
 * can't be read has its default and stands among `aside`.
 */
export function mendFight(system: Data): void {
  const { ledger } = system;
  if (ledger === undefined) return;
  if (isPlain(ledger)) mendLedger(ledger);
  else system.ledger = { records: { [UNREADABLE]: text(ledger) } };
}

function mendLedger(ledger: Data): void {
  const aside = asideOf(ledger.aside);
  if ("opening" in ledger && typeof ledger.opening !== "string") ledger.opening = text(ledger.opening);
  if ("records" in ledger) ledger.records = mendRecords(ledger.records);
  for (const [key, initial] of [
    ["version", 1],
    ["folded", foldedBefore(ledger.records)],
    ["applied", 0],
  ] as const) {
    const value = ledger[key];
    if (value === undefined || isCount(value)) continue;
    aside.push(text({ where: key, value }));
    ledger[key] = initial;
  }
  if ("game" in ledger && typeof ledger.game !== "string") {
    aside.push(text({ where: "game", value: ledger.game }));
    ledger.game = "";
  }
  if ("sealed" in ledger && !isSeal(ledger.sealed)) {
    aside.push(text({ where: "sealed", value: ledger.sealed }));
    ledger.sealed = { opening: "", records: {} };
  }
  if ("aside" in ledger || aside.length > 0) ledger.aside = aside;
}

/** Each is a text by now: what is nested without end would break off the making of the combat. */
function mendRecords(records: unknown): Data {
  if (!isPlain(records)) return { [UNREADABLE]: text(records) };
  return Object.fromEntries(
    Object.entries(records).map(([key, record]) => [key, typeof record === "string" ? record : text(record)]),
  );
}

/** Whether the fields of the sealed parts hold it; what each text is worth is found when it is unsealed. */
const isSeal = (value: unknown): boolean =>
  isPlain(value) &&
  (value.opening === undefined || isWritten(value.opening)) &&
  (value.records === undefined || (isPlain(value.records) && Object.values(value.records).every(isWritten)));

const isWritten = (value: unknown): value is string => typeof value === "string";

/** How many records had been folded away, as far as the numbers of those that are left tell. */
function foldedBefore(records: unknown): number {
  const numbers = Object.keys(isPlain(records) ? records : {})
    .map(Number)
    .filter((seq) => Number.isInteger(seq) && seq > 0);
  return numbers.length === 0 ? 0 : Math.min(...numbers) - 1;
}

function asideOf(value: unknown): string[] {
  if (value === undefined) return [];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((each) => (typeof each === "string" ? each : text(each)));
}

const isPlain = (value: unknown): value is Data => isJsonObject(value);

const text = (value: unknown): string => json(value) ?? typeof value;

/** Nothing comes of what is no JSON at all; only a hand could bring that. */
const json = (value: unknown): string | undefined => JSON.stringify(value);
