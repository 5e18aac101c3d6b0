import type { Fact } from "../../../model/event.js";
import { hasCondition, hitPointsOf, type Fighter } from "../fighter.js";

/** What damage does: hit points down to 0, and there Unconscious and so Prone (GAP-DND5-17). */
export function injure(target: Fighter, amount: number): Fact[] {
  const hp = hitPointsOf(target);
  if (hp === null || amount <= 0) return [];
  const to = Math.max(0, hp - amount);
  const change: Fact = { type: "VitalsChanged", creature: target.id, vital: "hp", from: hp, to };
  return to > 0 ? [change] : [change, ...gain(target, "unconscious"), ...gain(target, "prone")];
}

/** A condition, where the creature doesn't have it yet. */
export const gain = (creature: Fighter, id: string, by?: Fighter): Fact[] =>
  hasCondition(creature, id)
    ? []
    : [{ type: "ConditionGained", creature: creature.id, condition: { id, ...(by && { by: by.id }) } }];

/** The end of a condition, where the creature has it. */
export const lose = (creature: Fighter, condition: string): Fact[] =>
  creature.state.conditions.some(({ id }) => id === condition)
    ? [{ type: "ConditionLost", creature: creature.id, condition }]
    : [];
