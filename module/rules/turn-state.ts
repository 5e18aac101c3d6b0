import { isJsonObject, type Json, type JsonObject } from "../kernel/json.js";
import type { Fact } from "../model/event.js";
import type { CreatureId } from "../model/ids.js";

/** A change of a ruleset's turn state; null takes a key back to its default. */
export type ChangeOf<State> = { readonly [K in keyof State]?: State[K] | null };

/** State written by a ruleset as the ledger keeps it: everything in it is plain data. */
export const toJson = (value: object): JsonObject => value as JsonObject;

/** Changes the turn state of a creature as its ruleset says. */
export const setTurn = (creature: CreatureId, set: object): Fact => ({
  type: "TurnStateChanged",
  creature,
  set: toJson(set),
});

/** A part of turn state by its dotted name; undefined where there is none. */
export function partOf(state: object, name: string): Json | undefined {
  let value: Json | undefined = toJson(state);
  for (const part of name.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  return value ?? undefined;
}

/** What is true of a value of the right shape, for keys whose default can't tell it. */
export type Shapes = Readonly<Record<string, (value: Json) => boolean>>;

/**
 * Reads stored or given state of a turn: the parts that a ruleset knows, by its `defaults`, and that are of the right shape.
 * Without a shape of its own a value has to be of the default's type.
 */
export function createStateReader(defaults: object, shapes: Shapes): (state: JsonObject) => JsonObject {
  const fits = (key: string, value: Json, usual: unknown): boolean =>
    shapes[key]?.(value) ?? (typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual));
  const known: readonly [key: string, usual: unknown][] = Object.entries(defaults);
  return (state) => {
    const read: Record<string, Json> = {};
    for (const [key, usual] of known) {
      const value = state[key];
      if (value !== undefined && fits(key, value, usual)) read[key] = value;
    }
    return read;
  };
}
