import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter, hasCondition } from "./fighter.js";

/**
 * The tactic of a movement that nobody armed: a move, or for one who lies a crawl. A single cell is no 5-foot step of
 * itself, since that would rule out every other distance of the turn (PF1-STEP-004).
 */
export function tacticFor(situation: Situation, creature: CreatureId, _path: readonly Cell[]): ActionId {
  const fighter = findFighter(situation, creature);
  return fighter && hasCondition(fighter, "prone") ? "crawl" : "move";
}
