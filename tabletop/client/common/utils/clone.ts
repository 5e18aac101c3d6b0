import { isPlainObject } from "./types.js";

interface CloneOptions {
  strict?: boolean;
}

const MAX_DEPTH = 100;

/** Copies plain objects, arrays and dates; every other object is kept by reference, or refused when `strict`. */
export function deepClone<T>(original: T, options: CloneOptions = {}): T {
  return cloneValue(original, options.strict === true, 0) as T;
}

/** Copies through JSON, as a value would cross the network. */
export function duplicate<T>(original: T): T {
  return JSON.parse(JSON.stringify(original)) as T;
}

function cloneValue(value: unknown, strict: boolean, depth: number): unknown {
  if (depth > MAX_DEPTH)
    throw new Error("Maximum depth exceeded. Be sure your object does not contain cyclical data structures.");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => cloneValue(entry, strict, depth + 1));
  if (value instanceof Date) return new Date(value);
  if (isPlainObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) copy[key] = cloneValue(value[key], strict, depth + 1);
    return copy;
  }
  if (strict) throw new Error("deepClone cannot clone advanced objects");
  return value;
}
