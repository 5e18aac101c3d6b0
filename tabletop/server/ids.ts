import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 16;

/** Whether the string has the form of a document id. */
export function isDocumentId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]{16}$/.test(value);
}

export function createDocumentId(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}
