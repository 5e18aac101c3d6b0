/** A JSON-like record whose values are not known yet. */
export type Data = Record<string, unknown>;

/** True for objects made by a literal or without prototype (also from another realm). */
export function isPlainObject(value: unknown): value is Data {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** The name that the documented `getType` gives to a value. */
export function getType(value: unknown): string {
  if (value === undefined) return "undefined";
  if (value === null) return "null";
  if (typeof value === "number") return Number.isNaN(value) ? "NaN" : "number";
  if (typeof value === "function")
    return /^class\s/.test(Function.prototype.toString.call(value)) ? "class" : "function";
  if (typeof value !== "object") return typeof value;
  if (Array.isArray(value)) return "Array";
  for (const type of [Set, Map, Promise, Error, RegExp, Date]) if (value instanceof type) return type.name;
  return isPlainObject(value) ? "Object" : "Unknown";
}

/** True for undefined, null, NaN and empty strings, objects, arrays, sets and maps. */
export function isEmpty(value: unknown): boolean {
  switch (getType(value)) {
    case "undefined":
    case "null":
    case "NaN":
      return true;
    case "string":
      return value === "";
    case "Array":
      return (value as unknown[]).length === 0;
    case "Object":
      return Object.keys(value as object).length === 0;
    case "Set":
    case "Map":
      return (value as Set<unknown>).size === 0;
    default:
      return false;
  }
}
