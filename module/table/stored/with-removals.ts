import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";

/** How a host is told to take keys out of a stored object. */
export type Removal = (keys: readonly string[]) => Readonly<Record<string, unknown>>;

/**
 * What makes a stored object out of the one that was there: an update alone adds to what is stored, so that keys that
 * are no longer there have to be taken out by name. Lists are replaced whole.
 */
export function withRemovals(before: JsonObject, after: JsonObject, remove: Removal): Record<string, unknown> {
  const gone = Object.keys(before).filter((key) => !(key in after));
  const written = Object.entries(after).map(([key, value]): [string, unknown] => [
    key,
    valueOf(before[key], value, remove),
  ]);
  return { ...Object.fromEntries(written), ...remove(gone) };
}

const valueOf = (before: Json | undefined, after: Json, remove: Removal): unknown =>
  isJsonObject(before) && isJsonObject(after) ? withRemovals(before, after, remove) : after;
