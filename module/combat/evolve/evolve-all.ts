import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { isOfCreature, ownCopy, write, type OwnCreature } from "./evolve-creature.js";
import { evolve } from "./evolve.js";

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
      if (isOfCreature(event)) {
        const creature = ownCopyIn(fight, owned, event.creature);
        if (creature) write(creature, event);
        continue;
      }
      const { creatures } = fight;
      fight = evolve(fight, event);
      // Whoever came, left or was changed one by one may be somebody else's object again; the list of them is new.
      if (fight.creatures !== creatures) disown(owned);
    }
  }
  return fight;
}

/** The fight's own copy of a creature; null where the fight doesn't know it. */
function ownCopyIn(fight: Encounter, owned: Owned, id: CreatureId): OwnCreature | null {
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
  const copy = ownCopy(before);
  (fight.creatures as Record<CreatureId, CreatureState>)[id] = copy;
  return copy;
}
