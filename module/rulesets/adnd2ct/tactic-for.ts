import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { hasCondition } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { findFighter } from "./fighter.js";

/** The tactic of a movement that nobody armed: the declared movement, else a plain one; who lies crawls. */
export function tacticFor(situation: Situation, creature: CreatureId, _path: readonly Cell[]): ActionId {
  const fighter = findFighter(situation, creature);
  const declared = fighter?.turn.declared?.action;
  if (fighter && hasCondition(fighter, "prone")) return "crawl";
  return declared !== undefined && findAction(declared)?.family === "walk" ? declared : "move";
}
