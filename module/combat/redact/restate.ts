import { equalJson, type Json } from "../../kernel/json.js";
import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Restated } from "../../model/event.js";

type Field = keyof Restated["fight"];

/** What makes one fight of another; null where they are the same. */
export function restate(from: Encounter, to: Encounter): Restated | null {
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (key): key is Field => key !== "creatures",
  );
  const changed = fields.filter((key) => !isSame(from[key], to[key]));
  const creatures = restateCreatures(from.creatures, to.creatures);
  if (changed.length === 0 && Object.keys(creatures).length === 0) return null;
  const gone = changed.filter((key) => to[key] === undefined);
  return {
    type: "Restated",
    fight: Object.fromEntries(changed.flatMap((key) => (to[key] === undefined ? [] : [[key, to[key]]]))),
    ...(gone.length > 0 ? { without: gone } : {}),
    creatures,
  };
}

function restateCreatures(from: Encounter["creatures"], to: Encounter["creatures"]): Restated["creatures"] {
  const gone = Object.keys(from).filter((id) => !Object.hasOwn(to, id));
  const changed = Object.values(to).filter((state) => !isSame(from[state.id], state));
  return Object.fromEntries([
    ...gone.map((id): [string, null] => [id, null]),
    ...changed.map((state): [string, CreatureState] => [state.id, state]),
  ]);
}

const isSame = (a: unknown, b: unknown): boolean => a === b || equalJson(a as Json, b as Json);
