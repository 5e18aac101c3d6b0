import type { Json, JsonObject } from "../kernel/json.js";

/** What is true of a value of the right shape, for keys whose default can't tell it. */
export type Shapes = Readonly<Record<string, (value: Json) => boolean>>;

/**
 * Reads stored or given state of a turn: the parts that a ruleset knows, by its `defaults`, and that are of the right shape.
 * Without a shape of its own a value has to be of the default's type.
 */
export function createStateReader(defaults: object, shapes: Shapes): (state: JsonObject) => JsonObject {
  const fits = (key: string, value: Json, usual: unknown): boolean =>
    shapes[key]?.(value) ?? (typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual));
  return (state) =>
    Object.fromEntries(
      Object.entries(defaults).flatMap(([key, usual]: [string, unknown]) => {
        const value = state[key];
        return value !== undefined && fits(key, value, usual) ? [[key, value] as const] : [];
      }),
    );
}
