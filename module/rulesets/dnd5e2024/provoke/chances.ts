import type { Provocation } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable } from "../conditions.js";
import type { Place } from "../distance.js";
import { hasEffect } from "../features.js";
import { canSee, isEnemy, mountIdOf, type Fighter } from "../fighter.js";
import { readOption } from "../options.js";
import { isWalledOff, reachingWeapons } from "./threat.js";

/** Whether it could strike somebody who leaves its reach (DND5-OA-001, DND5-OA-003, DND5-OA-005, DND5-OA-008). */
export function mayAnswer(situation: Situation, fighter: Fighter, mover: Fighter): boolean {
  if (fighter.id === mover.id || mountIdOf(fighter) === mover.id || mountIdOf(mover) === fighter.id) return false;
  if (fighter.turn.reactionUsed || isIncapable(fighter)) return false;
  if (mover.turn.disengaged && !hasEffect(fighter, "watchful")) return false;
  const meant = isEnemy(fighter, mover) || readOption(situation.options, "opportunityAgainst") === "everyone";
  return meant && canSee(fighter, mover);
}

/** The chance of a step from one place to another: out of the creature's reach, however long that is; null: none. */
export function chanceOfStep(
  situation: Situation,
  fighter: Fighter,
  mover: Fighter,
  step: number,
  from: Place,
  to: Place,
): Provocation | null {
  const before = reachingWeapons(situation, fighter, from);
  if (before.length === 0 || reachingWeapons(situation, fighter, to).length > 0) return null;
  if (isWalledOff(situation, fighter, mover, from)) return null;
  return {
    by: fighter.id,
    against: mover.id,
    step,
    of: "leaving",
    attacks: before.map(({ id }) => id),
    action: "opportunity-attack",
    pays: "reaction",
    left: 1,
    pool: 1,
  };
}
