import type { Encounter } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Scene } from "../../rules/situation.js";

/** Whose turn comes next: the first in the order after the last turn that takes part and isn't passed over. */
export function nextCreature(encounter: Encounter, ruleset: Ruleset, scene: Scene): CreatureId | null {
  const situation = { ...scene, encounter };
  const start = encounter.last === null ? 0 : encounter.order.indexOf(encounter.last) + 1;
  const round = [...encounter.order.slice(start), ...encounter.order.slice(0, start)];
  return (
    round.find((id) => {
      const state = encounter.creatures[id];
      return state !== undefined && !state.out && !ruleset.delays(situation, id) && !ruleset.skipsTurn(situation, id);
    }) ?? null
  );
}
