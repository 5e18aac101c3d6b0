import { isJsonObject } from "../../table/host.js";
import { SYSTEM_ID } from "../system-id.js";
import { newSecretKey, parseKey, seal, toBase64, unseal, type SecretKey } from "./seal.js";

const SETTING = "secretKeys";

/** The keys of a world as a game master's browser keeps them and game masters send them: texts by the keys' names. */
export type KeyTexts = Readonly<Record<string, string>>;

interface Ring {
  readonly keys: ReadonlyMap<string, Uint8Array>;
  /** By which this browser seals; the last that came to it. */
  readonly own: SecretKey | null;
}

let ring: Ring | null = null;
let version = 0;

/**
 * In `init`: where a game master's browser keeps the keys to what only game masters may read. No document is theirs
 * alone, since the server sends every one to everybody: so what is secret stands in documents sealed, and the keys in none.
 */
export function registerKeyRing(): void {
  game.settings.register(SYSTEM_ID, SETTING, { scope: "client", config: false, type: Object, default: {} });
}

/** What game masters alone may read, as it may stand in a document. Only for a game master's client. */
export function sealForGms(text: string): string {
  const { own } = theRing();
  if (own) return seal(text, own);
  const made = newSecretKey();
  hold(new Map([...theRing().keys, [made.id, made.bytes]]));
  shareKeys();
  return seal(text, made);
}

/** What was sealed, for a game master's client; null where this browser has no key to it. */
export const unsealForGms = (sealed: string): string | null => unseal(sealed, (id) => theRing().keys.get(id) ?? null);

/** A number that grows whenever something may be read that could not be read before. */
export const keyVersion = (): number => version;

/** The keys, for another game master. */
export const keyTexts = (): KeyTexts =>
  Object.fromEntries([...theRing().keys].map(([id, bytes]) => [id, toBase64(bytes)]));

/** Takes keys of another game master in; whether any is new. */
export function takeKeys(texts: KeyTexts): boolean {
  const { keys } = theRing();
  const news = Object.entries(texts).flatMap(([id, text]): [string, Uint8Array][] => {
    const bytes = keys.has(id) ? null : parseKey(text);
    return bytes ? [[id, bytes]] : [];
  });
  if (news.length > 0) hold(new Map([...keys, ...news]));
  return news.length > 0;
}

let shareKeys = (): void => undefined;

/** `share`: gives this client's keys to the other game masters at the table; called as soon as there is a new one. */
export function onNewKey(share: () => void): void {
  shareKeys = share;
}

function theRing(): Ring {
  ring ??= ringOf(stored());
  return ring;
}

function ringOf(texts: unknown): Ring {
  const entries = isJsonObject(texts) ? Object.entries(texts) : [];
  const keys = entries.flatMap(([id, text]): [string, Uint8Array][] => {
    const bytes = parseKey(text);
    return bytes ? [[id, bytes]] : [];
  });
  return withOwn(new Map(keys));
}

function withOwn(keys: ReadonlyMap<string, Uint8Array>): Ring {
  const [id, bytes] = [...keys].at(-1) ?? [];
  return { keys, own: id !== undefined && bytes ? { id, bytes } : null };
}

/** By world: one browser may be at several tables, with other game masters each. */
function stored(): unknown {
  const all: unknown = game.settings.get(SYSTEM_ID, SETTING);
  return isJsonObject(all) ? all[game.world.id] : null;
}

function hold(keys: ReadonlyMap<string, Uint8Array>): void {
  const all: unknown = game.settings.get(SYSTEM_ID, SETTING);
  ring = withOwn(keys);
  version += 1;
  void game.settings.set(SYSTEM_ID, SETTING, { ...(isJsonObject(all) ? all : {}), [game.world.id]: keyTexts() });
}
