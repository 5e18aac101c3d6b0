import { EMBEDDED, type DocumentSource, type JsonObject, type JsonValue } from "../../protocol.js";
import { isObject, isSource, sourcesOf } from "../json.js";

const DELETE_PREFIX = "-=";
const REPLACE_PREFIX = "==";

/** Spells dotted keys out as nested objects, as the host does with what callers hand to `update`. */
export function expandKeys(changes: JsonObject): JsonObject {
  const expanded: JsonObject = {};
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const last = keys.pop() ?? path;
    let target = expanded;
    for (const key of keys) {
      const next = target[key];
      const inner = isObject(next) ? next : {};
      target[key] = inner;
      target = inner;
    }
    const held = target[last];
    const inner = isObject(value) ? expandKeys(value) : value;
    target[last] = isObject(held) && isObject(inner) ? { ...held, ...inner } : inner;
  }
  return expanded;
}

/**
 * Applies an expanded diff to a source in place: objects merge, arrays replace whole, both deletion syntaxes remove, entries
 * of embedded collections merge by `_id`. With `recursive` false each key of the diff replaces.
 */
export function applyChanges(
  documentName: string,
  source: DocumentSource,
  changes: JsonObject,
  recursive = true,
): void {
  const embedded = EMBEDDED[documentName] ?? {};
  for (const [key, value] of Object.entries(changes)) {
    const childName = embedded[key];
    if (key === "_id") continue;
    if (childName && Array.isArray(value)) source[key] = mergeChildren(childName, source[key], value);
    else if (childName && isObject(value) && isSource(source[key]))
      applyChanges(childName, source[key], value, recursive);
    else if (recursive) mergeKey(source, key, value);
    else source[key] = withoutOperators(value);
  }
}

function mergeChildren(childName: string, held: JsonValue | undefined, changes: JsonValue[]): JsonValue[] {
  const children = sourcesOf(held);
  for (const change of changes.filter(isSource)) {
    const child = children.find((each) => each._id === change._id);
    if (child) applyChanges(childName, child, change);
    else children.push(change);
  }
  return children;
}

function mergeKey(target: JsonObject, key: string, value: JsonValue): void {
  if (key === "__proto__") return;
  if (key.startsWith(DELETE_PREFIX)) delete target[key.slice(DELETE_PREFIX.length)];
  else if (key.startsWith(REPLACE_PREFIX)) target[key.slice(REPLACE_PREFIX.length)] = withoutOperators(value);
  else if (isDeletion(value)) delete target[key];
  else if (isReplacement(value)) target[key] = withoutOperators(value["$replace"] ?? null);
  else if (isObject(value)) target[key] = mergeObjects(target[key], value);
  else target[key] = value;
}

function mergeObjects(held: JsonValue | undefined, changes: JsonObject): JsonObject {
  const target = isObject(held) ? held : {};
  for (const [key, value] of Object.entries(changes)) mergeKey(target, key, value);
  return target;
}

/** A fresh value can hold no instruction to delete from itself. */
function withoutOperators(value: JsonValue): JsonValue {
  return isObject(value) ? mergeObjects(undefined, value) : value;
}

function isDeletion(value: JsonValue): boolean {
  return isObject(value) && value["$del"] === true;
}

function isReplacement(value: JsonValue): value is JsonObject {
  return isObject(value) && "$replace" in value;
}
