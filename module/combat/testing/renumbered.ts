import type { Encounter } from "../../model/encounter.js";

const ID = /^[trw]\d+$/;

/**
 * The fight as it would be if its acts, windows and throws were numbered from the first that is still named in it: what a
 * fight is compared by across an undo, which gives no number a second time.
 */
export function renumbered(fight: Encounter): Encounter {
  const ids = new Map<string, string>();
  const renumber = (value: unknown): unknown => {
    if (typeof value !== "string" || !ID.test(value)) return value;
    const id = ids.get(value) ?? `${value.charAt(0)}${String(ids.size)}`;
    ids.set(value, id);
    return id;
  };
  return JSON.parse(JSON.stringify({ ...fight, serial: 0 }, (_key, value: unknown) => renumber(value))) as Encounter;
}
