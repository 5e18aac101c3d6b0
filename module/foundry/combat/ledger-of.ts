import type { ParsedLedger } from "../../combat/ledger/parse-ledger.js";
import type { JsonObject } from "../../kernel/json.js";
import type { RulesetId } from "../../model/ids.js";
import { isJsonObject } from "../../table/host.js";
import { keyVersion, unsealForGms } from "../secrets/key-ring.js";
import { isSealEmpty, sealedTexts, toSealed, withUnsealed, type SealedParts } from "./sealed-ledger.js";
import { decodeLedger, gameOf, growLedger, isOfFuture, toStored, type StoredLedger } from "./stored-ledger.js";

interface Known extends ParsedLedger {
  /** What the ledger was read from, as far as a change would show. */
  readonly mark: string;
  readonly size: number;
  /** Something of it is sealed to which this browser has no key: it is what everybody may read. */
  readonly lacksKey: boolean;
}

/** What a ledger is read from. */
interface Source {
  readonly stored: StoredLedger;
  readonly mark: string;
  readonly size: number;
}

/** Ledgers as they were read last: everybody's, and where something is sealed the true one. */
const told = new WeakMap<Combat.Implementation, Known>();
const whole = new WeakMap<Combat.Implementation, Known>();
/** What was unsealed already, by what it was sealed to. */
const unsealed = new WeakMap<Combat.Implementation, Map<string, string>>();

/** What the combat's document holds for everybody, read from its source without trust. */
export const storedLedgerOf = (combat: Combat.Implementation): StoredLedger => toStored(wholeLedger(combat));

/** What of the combat's ledger is sealed, read from its source without trust. */
export const storedSealOf = (combat: Combat.Implementation): SealedParts => toSealed(wholeLedger(combat));

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

/**
 * The combat's ledger as this user may read it now: everybody's, or for game masters the true one. Cheap where nothing
 * has changed. Safe during data preparation: it changes nothing but its own memory.
 */
export const ledgerOf = (combat: Combat.Implementation): ParsedLedger => refreshed(combat);

/** The combat's ledger as everybody may read it. */
export const toldLedgerOf = (combat: Combat.Implementation): ParsedLedger => refreshedTold(combat);

/** Whether something is sealed to which this game master's browser has no key: then the ledger is everybody's. */
export const lacksKey = (combat: Combat.Implementation): boolean => refreshed(combat).lacksKey;

function refreshed(combat: Combat.Implementation): Known {
  // While documents are made there may be no user yet.
  const user = game.user as User.Implementation | undefined | null;
  const seal = user?.isGM ? storedSealOf(combat) : null;
  if (!seal || isSealEmpty(seal)) return refreshedTold(combat);
  const source = sourceFor(storedLedgerOf(combat), `${seal.opening.length}/${keyVersion()}`);
  const last = whole.get(combat);
  if (last && isSame(last, source)) return last;
  const stored = withUnsealed(source.stored, seal, unsealOnce(combat, seal));
  const known = stored ? read({ ...source, stored }, last) : { ...refreshedTold(combat), ...source, lacksKey: true };
  whole.set(combat, known);
  return known;
}

function refreshedTold(combat: Combat.Implementation): Known {
  const source = sourceFor(storedLedgerOf(combat), "");
  const last = told.get(combat);
  if (last && isSame(last, source)) return last;
  const known = read(source, last);
  told.set(combat, known);
  return known;
}

const sourceFor = (stored: StoredLedger, seal: string): Source => ({
  stored,
  mark: `${stored.folded}/${stored.opening.length}/${seal}`,
  size: Object.keys(stored.records).length,
});

const isSame = (a: Pick<Source, "mark" | "size">, b: Source): boolean => a.mark === b.mark && a.size === b.size;

/** What is new only, where the rest stands as it was read last. */
function read({ stored, mark, size }: Source, last: Known | undefined): Known {
  const isGrown = last?.mark === mark && last.faults.length === 0 && !last.lacksKey;
  const growth = isGrown ? growLedger(last.ledger, stored) : null;
  const parsed = growth ? { ledger: growth.ledger, faults: [] } : decodeLedger(stored);
  return { ...parsed, mark, size, lacksKey: false };
}

/** Unseals each text once, for as long as it is part of the ledger. */
function unsealOnce(combat: Combat.Implementation, seal: SealedParts): (text: string) => string | null {
  const before = unsealed.get(combat);
  const texts = sealedTexts(seal).flatMap((text): [string, string][] => {
    const plain = before?.get(text) ?? unsealForGms(text);
    return plain === null ? [] : [[text, plain]];
  });
  const now = new Map(texts);
  unsealed.set(combat, now);
  return (text) => now.get(text) ?? null;
}
