import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import { creatureId, type CreatureId } from "../../model/ids.js";

/** Stands where somebody is whom not everybody may know of. No creature of a fight has this id. */
export const STRANGER = creatureId("stranger");

/** The creatures of a fight of which no player may know. */
export type Secrets = ReadonlySet<CreatureId>;

const isSecretWord = (word: string, secrets: Secrets): boolean => secrets.has(creatureId(word));

/** Whether a value names one of them, as a value or as a key. */
export function mentions(value: Json, secrets: Secrets): boolean {
  if (typeof value === "string") return isSecretWord(value, secrets);
  if (Array.isArray(value)) return value.some((each) => mentions(each as Json, secrets));
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(([key, each]) => isSecretWord(key, secrets) || mentions(each, secrets));
}

/**
 * The value without what it tells of them: what stands in a list or a table about one of them is left out, and where a
 * single creature is named somebody stands. Keeps its shape; what names nobody is the very same value.
 */
export const scrub = <T extends object>(value: T, secrets: Secrets): T =>
  scrubJson(value as unknown as Json, secrets) as unknown as T;

function scrubJson(value: Json, secrets: Secrets): Json {
  if (!mentions(value, secrets)) return value;
  if (Array.isArray(value)) return value.filter((each) => !mentions(each as Json, secrets)) as Json[];
  return isJsonObject(value) ? scrubTable(value, secrets) : STRANGER;
}

const scrubTable = (table: JsonObject, secrets: Secrets): JsonObject =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([key]) => !isSecretWord(key, secrets))
      .map(([key, each]) => [key, scrubJson(each, secrets)]),
  );
