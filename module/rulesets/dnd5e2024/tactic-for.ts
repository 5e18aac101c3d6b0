import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter, hasCondition } from "./fighter.js";

/** The tactic of a movement that nobody armed: who lies crawls, everybody else moves. */
export function tacticFor(situation: Situation, creature: CreatureId, _path: readonly Cell[]): ActionId {
  const fighter = findFighter(situation, creature);
  return fighter && hasCondition(fighter, "prone") ? "crawl" : "move";
}
