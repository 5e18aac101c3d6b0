import type { Economy, SlotView } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { isIncapable } from "./conditions.js";
import { findFighter, type Fighter } from "./fighter.js";
import { allowanceOf, movementLeft } from "./movement/speed.js";
import { SLOTS } from "./slots.js";

/** The economy of a creature for strip, sheet, tracker and scenarios. */
export function economy(situation: Situation, creature: CreatureId): Economy {
  const fighter = findFighter(situation, creature);
  if (!fighter) return { slots: [], movement: null, values: {} };
  const budget = budgetOf(fighter);
  return {
    slots: SLOTS.map(({ id, shape }): SlotView => ({ slot: id, shape, left: budget[id] ?? 0, max: 1, owed: false })),
    movement: {
      budget: allowanceOf(fighter, "walk"),
      walked: fighter.turn.moved,
      left: movementLeft(fighter),
    },
    values: { ...budget, movement: movementLeft(fighter) },
  };
}

/** What each slot has left; nobody who is Incapacitated has anything (DND5-TURN-001, GAP-DND5-04, GAP-DND5-06). */
function budgetOf(fighter: Fighter): Record<string, number> {
  const { actionUsed, bonusUsed, reactionUsed, interactionUsed } = fighter.turn;
  const able = !isIncapable(fighter);
  return {
    action: Number(able && !actionUsed),
    bonus: Number(able && !bonusUsed),
    reaction: Number(able && !reactionUsed),
    interaction: Number(able && !interactionUsed),
  };
}
