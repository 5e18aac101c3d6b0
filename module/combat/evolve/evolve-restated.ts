import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Restated } from "../../model/event.js";

/** The fight with what is said anew of it. */
export function evolveRestated(encounter: Encounter, { fight, without = [], creatures }: Restated): Encounter {
  const kept = Object.entries(encounter).filter(([key]) => !without.some((gone) => gone === key));
  const states = Object.entries<CreatureState | null>({ ...encounter.creatures, ...creatures });
  return {
    ...(Object.fromEntries(kept) as unknown as Encounter),
    ...fight,
    creatures: Object.fromEntries(states.filter(([, state]) => state !== null)) as Encounter["creatures"],
  };
}
