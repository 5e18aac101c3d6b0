import type { Provocation } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import { standing } from "../distance.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { mayAnswer, opportunitiesLeft, opportunityPool } from "./pool.js";
import { threateningWeapons, type Place } from "./threat.js";

/** The chance that a creature gets against a mover at a place, or null where it gets none. */
export function chanceOf(
  situation: Situation,
  enemy: Fighter,
  mover: Fighter,
  place: Place | null,
  step: Provocation["step"],
  of: string,
): Provocation | null {
  if (!place || !mayAnswer(enemy, mover)) return null;
  const weapons = threateningWeapons(situation, enemy, place);
  if (weapons.length === 0) return null;
  return {
    by: enemy.id,
    against: mover.id,
    step,
    of,
    attacks: weapons.map((weapon) => weapon.id),
    action: "attack-melee",
    pays: "aoo",
    left: opportunitiesLeft(enemy),
    pool: opportunityPool(enemy),
  };
}

/** Everybody who gets a chance because of what an actor does where it stands (PF1-AOO-002). */
export function chancesOnAct(situation: Situation, actor: Fighter, of: string): Provocation[] {
  return enemiesOf(situation, actor).flatMap((enemy) => chanceFromHere(situation, enemy, actor, of));
}

/** One creature's chance against an actor where it stands; empty where it gets none. */
export function chanceFromHere(situation: Situation, enemy: Fighter, actor: Fighter, of: string): Provocation[] {
  const chance = chanceOf(situation, enemy, actor, standing(situation, actor), "action", of);
  return chance ? [chance] : [];
}
