import { isFlatFooted, isHelpless, isIncapable, markedBy } from "../conditions.js";
import { effectSum, hasEffect } from "../features.js";
import { type Fighter } from "../fighter.js";
import { canSee } from "../sight.js";

/** Attacks of opportunity between two own turns: one, or with Combat Reflexes one more a point of Dexterity (PF1-GAP-01). */
export const opportunityPool = (fighter: Fighter): number => 1 + effectSum(fighter, "opportunities");

export const opportunitiesLeft = (fighter: Fighter): number =>
  Math.max(0, opportunityPool(fighter) - fighter.turn.aooUsed);

/** Caught before it acts, and not quick enough to answer all the same (PF1-GAP-11). */
export const isOffGuard = (fighter: Fighter): boolean => isFlatFooted(fighter) && !hasEffect(fighter, "ready-answer");

/** Whether it could strike somebody who gives it a chance, reach and weapons aside. */
export function mayAnswer(fighter: Fighter, mover: Fighter): boolean {
  if (opportunitiesLeft(fighter) === 0 || fighter.turn.totalDefense || fighter.turn.casting) return false;
  if (isIncapable(fighter) || isHelpless(fighter) || markedBy(fighter, "noOpportunity") !== null) return false;
  if (isOffGuard(fighter)) return false;
  return canSee(fighter, mover);
}
