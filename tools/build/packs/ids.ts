import { createHash } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 16;

/** The id of a document: the same for the same slugs in every build and in each language; no two games share one. */
export function idOf(...slugs: readonly string[]): string {
  const digest = createHash("sha256").update(slugs.join("/")).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
