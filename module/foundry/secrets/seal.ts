import { chacha20poly1305 } from "@noble/ciphers/chacha.js";

/** 32 random bytes by which secrets are sealed, under a name of its own. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const KEY_LENGTH = 32;
const NONCE_LENGTH = 12;
/** Which way of sealing it is, for those that may come. */
const FORM = "1";

export const newSecretKey = (): SecretKey => ({
  id: foundry.utils.randomID(),
  bytes: crypto.getRandomValues(new Uint8Array(KEY_LENGTH)),
});

/**
 * The text as only those can read it who have the key. Each time another one. Not by the browser's own ciphers: those are
 * asynchronous, and there are none where a table is reached by plain http.
 */
export function seal(text: string, { id, bytes }: SecretKey): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  return [
    FORM,
    id,
    toBase64(nonce),
    toBase64(chacha20poly1305(bytes, nonce).encrypt(new TextEncoder().encode(text))),
  ].join(":");
}

/** The text that was sealed; null where none of the keys is the right one, or what is sealed is damaged. */
export function unseal(sealed: string, keyOf: (id: string) => Uint8Array | null): string | null {
  const [form, id = "", nonce = "", text = ""] = sealed.split(":");
  const key = form === FORM ? keyOf(id) : null;
  const bytes = [fromBase64(nonce), fromBase64(text)] as const;
  if (!key || bytes[0]?.length !== NONCE_LENGTH || !bytes[1]) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(chacha20poly1305(key, bytes[0]).decrypt(bytes[1]));
  } catch {
    return null;
  }
}

/** A key as it is kept and sent; null for what is none. */
export function parseKey(text: unknown): Uint8Array | null {
  const bytes = typeof text === "string" ? fromBase64(text) : null;
  return bytes?.length === KEY_LENGTH ? bytes : null;
}

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
