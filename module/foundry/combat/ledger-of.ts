import type { ParsedLedger } from "../../combat/ledger/parse-ledger.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { JsonObject } from "../../kernel/json.js";
import type { RulesetId } from "../../model/ids.js";
import { isJsonObject } from "../../table/host.js";
import { decodeLedger, gameOf, growLedger, isOfFuture, toStored, type StoredLedger } from "./stored-ledger.js";

interface Known extends ParsedLedger {
  /** What the ledger was read from, as far as a change would show. */
  readonly mark: string;
  readonly size: number;
}

const known = new WeakMap<Combat.Implementation, Known>();

/** What the combat's document holds, read from its source without trust. */
export const storedLedgerOf = (combat: Combat.Implementation): StoredLedger => toStored(wholeLedger(combat));

/** Why a combat is neither played nor written to: a later build keeps its ledger, or another game's rules do. */
export type Strange = "future" | "other-game";

/** Null: it may be played by the rules of that id. A ledger that doesn't say whose it is, is the world's. */
export function strangenessOf(combat: Combat.Implementation, ruleset: RulesetId): Strange | null {
  if (isOfFuture(wholeLedger(combat))) return "future";
  const game = storedGame(combat);
  return game === "" || game === ruleset ? null : "other-game";
}

/** The id of the rules that a combat's ledger is kept by; blank: nothing is in it yet, or it doesn't say. */
export const storedGame = (combat: Combat.Implementation): string => gameOf(wholeLedger(combat));

/** Whether anything was ever written into a combat's ledger. */
export function hasStoredLedger(combat: Combat.Implementation): boolean {
  const { opening, records, aside } = wholeLedger(combat);
  return [opening, records, aside].some((part) => part && Object.keys(part).length > 0);
}

/** A combat's ledger whole, whoever has kept it. */
export function wholeLedger(combat: Combat.Implementation): JsonObject {
  const { system } = combat._source as { readonly system?: { readonly ledger?: unknown } };
  return isJsonObject(system?.ledger) ? system.ledger : {};
}

/** The texts that were set aside before. */
export function storedAside(combat: Combat.Implementation): string[] {
  const { aside } = wholeLedger(combat);
  return Array.isArray(aside) ? aside.map(String) : [];
}

/** The last record whose changes of actors are known to have been carried out; 0: none. */
export function appliedOf(combat: Combat.Implementation): number {
  const { applied } = wholeLedger(combat);
  return typeof applied === "number" ? applied : 0;
}

/** The combat's ledger as its document holds it now. Cheap where nothing has changed. */
export function ledgerOf(combat: Combat.Implementation): ParsedLedger {
  return refreshLedger(combat).parsed;
}

/** What has been added since the last look; `added` null: it was read anew. */
export interface Refreshed {
  readonly parsed: ParsedLedger;
  readonly added: readonly LedgerRecord[] | null;
}

/** Reads what is new. Safe during data preparation: it changes nothing but its own memory. */
function refreshLedger(combat: Combat.Implementation): Refreshed {
  const stored = storedLedgerOf(combat);
  const mark = `${stored.folded}/${stored.opening.length}`;
  const size = Object.keys(stored.records).length;
  const last = known.get(combat);
  if (last?.mark === mark && last.size === size) return { parsed: last, added: [] };
  const growth = last?.mark === mark && last.faults.length === 0 ? growLedger(last.ledger, stored) : null;
  const parsed = growth ? { ledger: growth.ledger, faults: [] } : decodeLedger(stored);
  known.set(combat, { ...parsed, mark, size });
  return { parsed, added: growth?.added ?? null };
}
