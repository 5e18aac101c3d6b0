import type { ParsedLedger } from "../../combat/ledger/parse-ledger.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { decodeLedger, growLedger, toStored, type StoredLedger } from "./stored-ledger.js";

interface Known extends ParsedLedger {
  /** What the ledger was read from, as far as a change would show. */
  readonly mark: string;
  readonly size: number;
}

const known = new WeakMap<Combat.Implementation, Known>();

/** What the combat's document holds, read from its source without trust. */
export function storedLedgerOf(combat: Combat.Implementation): StoredLedger {
  const { system } = combat._source as { readonly system?: { readonly ledger?: unknown } };
  return toStored(system?.ledger);
}

/** The texts that were set aside before. */
export function storedAside(combat: Combat.Implementation): string[] {
  const { system } = combat._source as { readonly system?: { readonly ledger?: { readonly aside?: unknown } } };
  const aside = system?.ledger?.aside;
  return Array.isArray(aside) ? aside.map(String) : [];
}

/** The last record whose changes of actors are known to have been carried out; 0: none. */
export function appliedOf(combat: Combat.Implementation): number {
  const { system } = combat._source as { readonly system?: { readonly ledger?: { readonly applied?: unknown } } };
  const applied = system?.ledger?.applied;
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
