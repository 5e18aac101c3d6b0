import type { Economy, SlotView } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { incapacityOf, isReady } from "./conditions.js";
import { findFighter, type Fighter } from "./fighter.js";
import { slotsLeft } from "./judge/price.js";
import { hasOpportunity } from "./provoke/chances.js";
import { SLOTS } from "./slots.js";

/** The economy of a creature for strip, sheet, tracker and scenarios (GAP-DND4-07). */
export function economy(situation: Situation, creature: CreatureId): Economy {
  const fighter = findFighter(situation, creature);
  if (!fighter) return { slots: [], movement: null, values: {} };
  const budget = budgetOf(situation, fighter);
  const { movement } = fighter.turn;
  const left = movement ? movement.budget - movement.walked : 0;
  return {
    slots: SLOTS.map(({ id, shape }): SlotView => {
      const now = budget[id] ?? 0;
      return { slot: id, shape, left: now, max: Math.max(1, now), owed: false };
    }),
    movement: movement && { budget: movement.budget, walked: movement.walked, left },
    values: { ...budget, opportunity: budget.opportunity === 1, movement: left },
  };
}

function budgetOf(situation: Situation, fighter: Fighter): Record<string, number> {
  const able = incapacityOf(fighter) === null;
  return {
    standard: able ? slotsLeft(situation, fighter, "standard") : 0,
    move: able ? slotsLeft(situation, fighter, "move") : 0,
    minor: able ? slotsLeft(situation, fighter, "minor") : 0,
    immediate: Number(isReady(fighter) && !fighter.turn.immediate),
    opportunity: Number(hasOpportunity(situation, fighter)),
  };
}
