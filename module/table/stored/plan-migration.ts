import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import { partsOfWorld, type StoredPart, type StoredWorld } from "./parts-of-world.js";
import { rewriteFlags, rewriteSettings, rewriteSystem } from "./rewrite.js";
import { rewriteKey, type Step } from "./step.js";
import { STEPS } from "./steps.js";

/** A document whose stored form is an earlier one. */
export interface Change {
  readonly at: string;
  readonly name: string;
  readonly delta: boolean;
  /** What is rewritten, as it was stored: the very objects, to be copied before anybody reads them in. */
  readonly before: { readonly system?: JsonObject; readonly flags?: JsonObject };
}

/** What has to be rewritten in a world. */
export interface Migration {
  readonly changes: readonly Change[];
  /** Settings of ours as they were stored, by key; those that stay aren't here. */
  readonly settings: JsonObject;
}

/** Finds what of a stored world is of an earlier form. `scope`: under which name flags and settings are ours. It changes nothing. */
export function planMigration(world: StoredWorld, scope: string, steps: readonly Step[] = STEPS): Migration {
  return {
    changes: partsOfWorld(world).flatMap((part) => changeOf(part, scope, steps) ?? []),
    settings: changedSettings(settingsOf(world, scope), steps),
  };
}

function changeOf({ at, name, delta, documentName, type, source }: StoredPart, scope: string, steps: readonly Step[]) {
  const key = rewriteKey(documentName, type);
  const system = objectIn(source, "system");
  const flags = objectIn(objectIn(source, "flags"), scope);
  const before: Change["before"] = {
    ...(system && rewriteSystem(key, system, steps) !== system ? { system } : {}),
    ...(flags && rewriteFlags(key, flags, steps) !== flags ? { flags } : {}),
  };
  return Object.keys(before).length === 0 ? null : { at, name, delta, before };
}

/** What of the settings changes, as it was. */
function changedSettings(settings: JsonObject, steps: readonly Step[]): JsonObject {
  const after = rewriteSettings(settings, steps);
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => after[key] !== value));
}

/** A world stores settings as documents, the value as a JSON text. */
function settingsOf(world: StoredWorld, scope: string): JsonObject {
  const stored: unknown = world.settings;
  const prefix = `${scope}.`;
  return Object.fromEntries(
    (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((setting): [string, Json][] => {
      const { key, value } = isJsonObject(setting) ? setting : {};
      const isOurs = typeof key === "string" && key.startsWith(prefix);
      return isOurs ? [[key.slice(prefix.length), readValue(value)]] : [];
    }),
  );
}

function readValue(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? null;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

function objectIn(source: JsonObject | null, key: string): JsonObject | null {
  const value = source?.[key];
  return isJsonObject(value) ? value : null;
}
