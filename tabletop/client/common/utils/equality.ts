import { isPlainObject } from "./types.js";

interface Comparable {
  equals(other: unknown): boolean;
}

function isComparable(value: unknown): value is Comparable {
  return typeof (value as Comparable | null)?.equals === "function";
}

/** Deep equality of JSON-like values; sets and values with their own `equals` are understood. */
export function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((value, index) => equals(value, b[index]));
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((value) => b.has(value));
  if (isPlainObject(a)) return isPlainObject(b) && objectsEqual(a, b);
  return isComparable(a) && a.equals(b);
}

/** Deep equality of two plain objects, key by key. */
export function objectsEqual(a: object, b: object): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => key in b && equals((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
