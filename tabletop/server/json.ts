import type { DocumentSource, JsonObject, JsonValue } from "../protocol.js";

/** A plain object, neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object with the `_id` that every stored document carries. */
export function isSource(value: unknown): value is DocumentSource {
  return isObject(value) && typeof value["_id"] === "string";
}

/** The entries of an embedded collection, whatever stands there. */
export function sourcesOf(value: JsonValue | undefined): DocumentSource[] {
  return Array.isArray(value) ? value.filter(isSource) : [];
}

/** The value at a dotted path, undefined where the path ends early. */
export function valueAt(source: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = source;
  for (const key of path.split(".")) {
    if (!isObject(value)) return undefined;
    value = value[key];
  }
  return value;
}
