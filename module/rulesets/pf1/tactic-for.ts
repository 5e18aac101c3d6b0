import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter, hasCondition } from "./fighter.js";
import { judge } from "./judge/judge.js";

/** The tactic of a movement that nobody armed: the cheapest lawful one; `move` where none is, so that it says why. */
export function tacticFor(situation: Situation, creature: CreatureId, path: readonly Cell[]): ActionId {
  const fighter = findFighter(situation, creature);
  if (!fighter) return "move";
  if (hasCondition(fighter, "prone")) return "crawl";
  const lawful = judge(situation, { by: creature, action: "move", path }).refusal === null;
  return lawful ? "move" : stepOrMove(situation, creature, path);
}

/** With the move action spent, one cell can still be stepped. */
function stepOrMove(situation: Situation, creature: CreatureId, path: readonly Cell[]): ActionId {
  const step = judge(situation, { by: creature, action: "five-foot-step", path });
  return step.refusal === null ? "five-foot-step" : "move";
}
