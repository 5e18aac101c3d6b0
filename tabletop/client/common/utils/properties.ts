import { type Data, getType, isPlainObject } from "./types.js";

/** Reads a dotted path; undefined when a step is missing. An exact own key with dots wins. */
export function getProperty(object: unknown, key: string): unknown {
  if (!key || object === null || object === undefined) return undefined;
  if (typeof object === "object" && key in object) return (object as Data)[key];
  let target: unknown = object;
  for (const part of key.split(".")) {
    if (target === null || typeof target !== "object") return undefined;
    if (!(part in target)) return undefined;
    target = (target as Data)[part];
  }
  return target;
}

/** True when every step of the dotted path exists. */
export function hasProperty(object: unknown, key: string): boolean {
  if (!key || object === null || typeof object !== "object") return false;
  if (key in object) return true;
  let target: unknown = object;
  for (const part of key.split(".")) {
    if (target === null || typeof target !== "object" || !(part in target)) return false;
    target = (target as Data)[part];
  }
  return true;
}

/** Writes a dotted path, creating plain objects on the way; true when the value changed. */
export function setProperty(object: object, key: string, value: unknown): boolean {
  if (!key) return false;
  const parts = key.split(".");
  const last = parts.pop() as string;
  let target = object as Data;
  for (const part of parts) {
    const next = target[part];
    if (typeof next === "object" && next !== null) target = next as Data;
    else target = target[part] = {};
  }
  if (last in target && target[last] === value) return false;
  target[last] = value;
  return true;
}

/** Deletes a dotted path; true when something was there. */
export function deleteProperty(object: object, key: string): boolean {
  const parts = key.split(".");
  const last = parts.pop() as string;
  const owner = parts.length ? getProperty(object, parts.join(".")) : object;
  if (typeof owner !== "object" || owner === null || !(last in owner)) return false;
  return delete (owner as Data)[last];
}

/** Turns dotted keys into nested objects, at every depth. */
export function expandObject<T extends object = Data>(object: object): T {
  return expandValue(object, 0) as T;
}

function expandValue(value: unknown, depth: number): unknown {
  if (depth > 100) throw new Error("Maximum object expansion depth exceeded");
  if (Array.isArray(value)) return value.map((entry: unknown) => expandValue(entry, depth + 1));
  if (!isPlainObject(value)) return value;
  const expanded: Data = {};
  for (const [key, entry] of Object.entries(value)) mergeExpanded(expanded, key, expandValue(entry, depth + 1));
  return expanded;
}

function mergeExpanded(target: Data, key: string, value: unknown): void {
  const present = getProperty(target, key);
  if (isPlainObject(present) && isPlainObject(value)) {
    for (const [inner, entry] of Object.entries(value)) mergeExpanded(present, inner, entry);
  } else setProperty(target, key, value);
}

/** Turns nested plain objects into dotted keys; arrays and empty objects stay as values. */
export function flattenObject(object: object, depth = 0): Data {
  if (depth > 100) throw new Error("Maximum depth exceeded");
  const flat: Data = {};
  for (const [key, value] of Object.entries(object)) {
    if (getType(value) === "Object" && Object.keys(value as object).length > 0) {
      for (const [inner, entry] of Object.entries(flattenObject(value as object, depth + 1)))
        flat[`${key}.${inner}`] = entry;
    } else flat[key] = value;
  }
  return flat;
}
