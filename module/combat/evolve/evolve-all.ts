import type { JsonObject } from "../../kernel/json.js";
import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { evolve } from "./evolve.js";

/** Of a fight that nobody else has seen yet: what is written into it is written once, however many events do so. */
type Own<T> = { -readonly [K in keyof T]: T[K] };
type OwnCreature = Own<CreatureState> & { turn: Own<JsonObject>; vitals: Record<string, number> };

/** The copies made so far. Most commands change one creature: who came first needs no map. */
interface Owned {
  latest: OwnCreature | null;
  all: Map<CreatureId, OwnCreature> | null;
}

function disown(owned: Owned): void {
  owned.latest = null;
  owned.all = null;
}

/**
 * The fight after many events: the same as `evolve` for one after the other, but that a creature is copied once and
 * then written to. Neither the fight nor the events change.
 */
export const evolveAll = (encounter: Encounter, events: readonly Event[]): Encounter =>
  events.length < 2 ? events.reduce(evolve, encounter) : evolveBatches(encounter, [{ events }]);

/** The same for lists of events, such as the records of a ledger. */
export function evolveBatches(
  encounter: Encounter,
  batches: readonly { readonly events: readonly Event[] }[],
): Encounter {
  let fight: Encounter = { ...encounter, creatures: { ...encounter.creatures } };
  const owned: Owned = { latest: null, all: null };
  for (const { events } of batches) {
    for (const event of events) {
      if (write(fight, owned, event)) continue;
      const { creatures } = fight;
      fight = evolve(fight, event);
      // Whoever came, left or was changed one by one may be somebody else's object again; the list of them is new.
      if (fight.creatures !== creatures) disown(owned);
    }
  }
  return fight;
}

/** Writes the frequent changes of one creature into its own copy; false: not one of those. */
function write(fight: Encounter, owned: Owned, event: Event): boolean {
  switch (event.type) {
    case "TurnStateChanged": {
      const creature = ownCopy(fight, owned, event.creature);
      if (creature) mergeInto(creature.turn, event.set);
      return true;
    }
    case "Moved": {
      const creature = ownCopy(fight, owned, event.creature);
      if (creature) creature.position = event.to;
      return true;
    }
    case "VitalsChanged": {
      const creature = ownCopy(fight, owned, event.creature);
      if (creature) writeVital(creature.vitals, event.vital, event.to);
      return true;
    }
    default:
      return false;
  }
}

/** The fight's own copy of a creature; null where the fight doesn't know it. */
function ownCopy(fight: Encounter, owned: Owned, id: CreatureId): OwnCreature | null {
  const { latest } = owned;
  if (latest?.id === id) return latest;
  const copy = owned.all?.get(id) ?? copyInto(fight, id);
  if (!copy) return null;
  if (latest) {
    owned.all ??= new Map([[latest.id, latest]]);
    owned.all.set(id, copy);
  }
  owned.latest = copy;
  return copy;
}

function copyInto(fight: Encounter, id: CreatureId): OwnCreature | null {
  const before = fight.creatures[id];
  if (!before) return null;
  const copy: OwnCreature = { ...before, turn: { ...before.turn }, vitals: { ...before.vitals } };
  (fight.creatures as Record<CreatureId, CreatureState>)[id] = copy;
  return copy;
}

function mergeInto(turn: Own<JsonObject>, set: JsonObject): void {
  for (const key of Object.keys(set)) {
    const value = set[key];
    if (value === undefined) continue;
    if (value === null) Reflect.deleteProperty(turn, key);
    else turn[key] = value;
  }
}

function writeVital(vitals: Record<string, number>, vital: string, to: number | null): void {
  if (to === null) Reflect.deleteProperty(vitals, vital);
  else vitals[vital] = to;
}
