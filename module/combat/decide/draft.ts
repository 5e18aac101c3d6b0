import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { situationOf, type Scene, type Situation } from "../../rules/situation.js";
import { evolve } from "../evolve/evolve.js";

/** A decision being written: the events so far, and the fight as it is after them. */
export interface Draft {
  readonly ruleset: Ruleset;
  readonly events: readonly Event[];
  readonly encounter: Encounter;
  readonly situation: Situation;
  readonly push: (...events: readonly Event[]) => void;
}

/** Opens a draft on a fight; nothing outside it changes. */
export function openDraft(start: Encounter, ruleset: Ruleset, scene: Scene): Draft {
  const events: Event[] = [];
  let encounter = start;
  return {
    ruleset,
    events,
    get encounter() {
      return encounter;
    },
    get situation() {
      return situationOf(encounter, scene);
    },
    push(...added) {
      for (const event of added) {
        events.push(event);
        encounter = evolve(encounter, event);
      }
    },
  };
}
