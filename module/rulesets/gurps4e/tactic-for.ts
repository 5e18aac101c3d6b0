import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Situation } from "../../rules/situation.js";
import { chosenBy, strideOf } from "./chosen.js";
import { findFighter } from "./fighter.js";

/** The tactic of a movement that nobody armed: more of the manoeuvre chosen, or its step; before any, a Move. */
export function tacticFor(situation: Situation, creature: CreatureId, _path: readonly Cell[]): ActionId {
  const fighter = findFighter(situation, creature);
  const chosen = fighter && chosenBy(fighter);
  if (!chosen) return "move";
  return strideOf(chosen) === "step" ? "step" : chosen.row.id;
}
