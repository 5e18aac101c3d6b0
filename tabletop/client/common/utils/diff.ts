import { deepClone } from "./clone.js";
import { equals } from "./equality.js";
import { ForcedDeletion, ForcedReplacement } from "./operators.js";
import { type Data, isEmpty, isPlainObject } from "./types.js";

interface DiffOptions {
  /** Leave out keys that the original doesn't have. */
  inner?: boolean;
  /** Treat `-=key` as a deletion that matters only when the key exists. */
  deletionKeys?: boolean;
}

/** What of `other` differs from `original`; only keys of `other` are looked at. */
export function diffObject(original: object, other: object, options: DiffOptions = {}): Data {
  const difference: Data = {};
  for (const [key, value] of Object.entries(other)) {
    const change = diffEntry(original as Data, key, value, options);
    if (change !== undefined) difference[key] = change;
  }
  return difference;
}

function diffEntry(original: Data, key: string, value: unknown, options: DiffOptions): unknown {
  if (key.startsWith("-=")) return !options.deletionKeys || key.slice(2) in original ? value : undefined;
  if (key.startsWith("==") && options.deletionKeys) return equals(original[key.slice(2)], value) ? undefined : value;
  if (options.inner && !(key in original)) return undefined;
  const present = original[key];
  if (value instanceof ForcedDeletion) return key in original ? value : undefined;
  if (value instanceof ForcedReplacement) return equals(present, value.value) ? undefined : value;
  if (isPlainObject(present) && isPlainObject(value)) {
    if (isEmpty(value) && isEmpty(present)) return undefined;
    const inner = diffObject(present, value, options);
    return isEmpty(inner) ? undefined : inner;
  }
  return key in original && equals(present, value) ? undefined : deepClone(value);
}

/** Keeps of `source` only the paths that `template` has. */
export function filterObject(source: object, template: object): Data {
  const filtered: Data = {};
  for (const [key, value] of Object.entries(source)) {
    const mask = (template as Data)[key];
    if (!(key in template)) continue;
    filtered[key] = isPlainObject(value) && isPlainObject(mask) ? filterObject(value, mask) : value;
  }
  return filtered;
}
