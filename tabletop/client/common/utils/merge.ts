import { deepClone } from "./clone.js";
import { ForcedDeletion, ForcedReplacement } from "./operators.js";
import { expandObject } from "./properties.js";
import { type Data, isPlainObject } from "./types.js";

/** Options of the documented `mergeObject`. */
export interface MergeOptions {
  insertKeys?: boolean;
  insertValues?: boolean;
  overwrite?: boolean;
  recursive?: boolean;
  inplace?: boolean;
  enforceTypes?: boolean;
  performDeletions?: boolean;
  applyOperators?: boolean;
}

/** Merges `other` into `original` (in place unless `inplace: false`) and returns the result. */
export function mergeObject<T extends object>(original: T, other: object = {}, options: MergeOptions = {}): T & Data {
  if (typeof original !== "object" || typeof other !== "object")
    throw new Error("One of original or other are not Objects!");
  const target = options.inplace === false ? deepClone(original) : original;
  if (Object.keys(original).some((key) => key.includes("."))) replaceKeys(target as Data, expandObject(target));
  mergeLevel(target as Data, expandObject(other), options, 0);
  return target as T & Data;
}

function replaceKeys(target: Data, expanded: Data): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, expanded);
}

function mergeLevel(target: Data, other: Data, options: MergeOptions, depth: number): void {
  for (const [key, value] of Object.entries(other)) {
    if (operate(target, key, value, options)) continue;
    if (key in target) mergeExisting(target, key, value, options, depth);
    else insertKey(target, key, value, options, depth);
  }
}

function operate(target: Data, key: string, value: unknown, options: MergeOptions): boolean {
  const active = options.performDeletions === true || options.applyOperators === true;
  if (active && key.startsWith("-=")) return delete target[key.slice(2)];
  if (active && key.startsWith("==")) {
    target[key.slice(2)] = deepClone(value);
    return true;
  }
  if (active && value instanceof ForcedDeletion) return delete target[key];
  if (active && value instanceof ForcedReplacement) {
    target[key] = deepClone(value.value);
    return true;
  }
  return false;
}

function insertKey(target: Data, key: string, value: unknown, options: MergeOptions, depth: number): void {
  const allowed = depth === 0 ? options.insertKeys !== false : options.insertValues !== false;
  if (!allowed) return;
  if (isPlainObject(value)) {
    const inserted: Data = {};
    mergeLevel(inserted, value, { ...options, insertKeys: true, insertValues: true }, 0);
    target[key] = inserted;
  } else target[key] = deepClone(value);
}

function mergeExisting(target: Data, key: string, value: unknown, options: MergeOptions, depth: number): void {
  const present = target[key];
  if (isPlainObject(present) && isPlainObject(value) && options.recursive !== false) {
    mergeLevel(present, value, options, depth + 1);
    return;
  }
  if (options.overwrite === false) return;
  if (options.enforceTypes && present !== undefined && typeof present !== typeof value) {
    throw new Error("Mismatched data types encountered during object merge.");
  }
  target[key] = deepClone(value);
}
