import type { Encounter } from "../model/encounter.js";
import type { CreatureId } from "../model/ids.js";
import type { Scene } from "../rules/situation.js";

/** A fight and its scene as somebody may know them. */
export interface Viewed {
  readonly encounter: Encounter;
  readonly scene: Scene;
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
