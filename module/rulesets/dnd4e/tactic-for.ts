import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { hasCondition } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter } from "./fighter.js";
import { flies } from "./movement/drop.js";

/** The tactic of a movement that nobody armed: who lies crawls, who is in the air flies, everybody else walks. */
export function tacticFor(situation: Situation, creature: CreatureId, _path: readonly Cell[]): ActionId {
  const fighter = findFighter(situation, creature);
  if (!fighter) return "walk";
  return hasCondition(fighter, "prone") ? "crawl" : flies(fighter) ? "fly" : "walk";
}
