import type { Provocation } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable } from "../conditions.js";
import { opportuneWeapons, type Weapon } from "../attack/weapon.js";
import { cellsBetween, standing, type Place } from "../distance.js";
import { hasEffect } from "../features.js";
import { canSee, isEnemy, mountIdOf, type Fighter } from "../fighter.js";
import { readOption } from "../options.js";
import { isWalledOff } from "./threat.js";

/** Whether it could strike somebody who leaves its reach (DND5-OA-001, DND5-OA-003, DND5-OA-005, DND5-OA-008). */
export function mayAnswer(situation: Situation, fighter: Fighter, mover: Fighter): boolean {
  if (fighter.id === mover.id || mountIdOf(fighter) === mover.id || mountIdOf(mover) === fighter.id) return false;
  if (fighter.turn.reactionUsed || isIncapable(fighter)) return false;
  if (mover.turn.disengaged && !hasEffect(fighter, "watchful")) return false;
  const meant = isEnemy(fighter, mover) || readOption(situation.options, "opportunityAgainst") === "everyone";
  return meant && canSee(fighter, mover);
}

/** The first chance of a way by its places: the step out of the creature's reach, however long that is; null: none. */
export function firstChance(
  situation: Situation,
  fighter: Fighter,
  mover: Fighter,
  places: readonly (Place | null)[],
): Provocation | null {
  const from = standing(situation, fighter);
  const weapons = opportuneWeapons(fighter);
  const cells = places.map((place) => (from && place ? cellsBetween(situation, from, place) : null));
  const reaching = (step: number): Weapon[] => {
    const between = cells[step];
    return typeof between === "number"
      ? weapons.filter(({ reach }) => between >= reach.min && between <= reach.max)
      : [];
  };
  for (let step = 0; step + 1 < places.length; step++) {
    const [place, next] = [places[step], places[step + 1]];
    const before = place && next ? reaching(step) : [];
    if (!place || before.length === 0 || reaching(step + 1).length > 0) continue;
    if (!isWalledOff(situation, fighter, place)) return toChance(fighter, mover, step, before);
  }
  return null;
}

function toChance(fighter: Fighter, mover: Fighter, step: number, before: readonly Weapon[]): Provocation {
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
