import type { CreatureId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import { presentFighters, type Fighter } from "../fighter.js";

/** Those whom a creature holds in a grapple. */
export const grappledBy = (situation: Situation, holder: Fighter): Fighter[] =>
  presentFighters(situation).filter(({ state }) =>
    state.conditions.some(({ id, by }) => id === "grappled" && by === holder.id),
  );

/** Who holds a creature, or null. */
export function grapplerOf({ state }: Fighter): CreatureId | null {
  return state.conditions.find(({ id }) => id === "grappled")?.by ?? null;
}
