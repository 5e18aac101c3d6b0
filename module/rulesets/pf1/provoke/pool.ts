import { isFlatFooted, isHelpless, isIncapable } from "../conditions.js";
import { canSee, hasCondition, hasFeature, modifierOf, type Fighter } from "../fighter.js";

/** Attacks of opportunity between two own turns: one, or with Combat Reflexes one more a point of Dexterity (PF1-GAP-01). */
export const opportunityPool = (fighter: Fighter): number =>
  1 + (hasFeature(fighter, "combat-reflexes") ? Math.max(0, modifierOf(fighter, "dex")) : 0);

export const opportunitiesLeft = (fighter: Fighter): number =>
  Math.max(0, opportunityPool(fighter) - fighter.turn.aooUsed);

/** Whether it could strike somebody who gives it a chance, reach and weapons aside. */
export function mayAnswer(fighter: Fighter, mover: Fighter): boolean {
  if (opportunitiesLeft(fighter) === 0 || fighter.turn.totalDefense || fighter.turn.casting) return false;
  if (isIncapable(fighter) || isHelpless(fighter) || hasCondition(fighter, "grappled", "pinned")) return false;
  if (isFlatFooted(fighter) && !hasFeature(fighter, "combat-reflexes")) return false;
  return canSee(fighter, mover);
}
