import { isJsonObject, type Json, type JsonObject } from "../kernel/json.js";
import type { Encounter } from "../model/encounter.js";
import { creatureId, type CreatureId } from "../model/ids.js";
import type { Reason, Refusal } from "../model/refusal.js";
import type { Scene } from "../rules/situation.js";

/** A fight and its scene as somebody may know them. */
export interface Viewed {
  readonly encounter: Encounter;
  readonly scene: Scene;
}

/**
 * What stands against something, as somebody may know it: it names no creature of the fight that they may not know of,
 * whatever it was decided on.
 */
export function refusalFor(
  { reasons: [first, ...rest] }: Refusal,
  { creatures }: Encounter,
  mayKnow: (creature: CreatureId) => boolean,
): Refusal {
  const isTold = (value: Json): boolean =>
    typeof value === "string" ? !Object.hasOwn(creatures, value) || mayKnow(creatureId(value)) : true;
  const told = (value: Json): Json =>
    Array.isArray(value) ? value.filter(isTold).map(told) : isJsonObject(value) ? toldOf(value) : value;
  const toldOf = (data: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (isTold(value) ? [[key, told(value)]] : [])));
  const toldReason = ({ code, data }: Reason): Reason => ({ code, data: toldOf(data) });
  return { reasons: [toldReason(first), ...rest.map(toldReason)] };
}

/**
 * The viewer's board: the fight without the creatures that this viewer may not know of. What it forecasts is what the
 * viewer can know; the truth decides.
 */
export function viewFor(encounter: Encounter, scene: Scene, mayKnow: (creature: CreatureId) => boolean): Viewed {
  const known = Object.values(encounter.creatures).filter((creature) => mayKnow(creature.id));
  return {
    encounter: {
      ...encounter,
      order: encounter.order.filter(mayKnow),
      creatures: Object.fromEntries(known.map((creature) => [creature.id, creature])),
    },
    scene: { ...scene, profiles: new Map([...scene.profiles].filter(([id]) => mayKnow(id))) },
  };
}
