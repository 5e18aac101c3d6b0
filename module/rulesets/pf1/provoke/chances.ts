import type { Provocation } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import { concealmentAt, UNSEEN } from "../attack/concealment.js";
import { standing, type Place } from "../distance.js";
import { hasEffect } from "../features.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { mayAnswer, opportunitiesLeft, opportunityPool } from "./pool.js";
import { threatOf, weaponsAgainst, type Threat } from "./threat.js";

/** An enemy who is able to answer what somebody does, and how it threatens. */
export interface Watch {
  readonly enemy: Fighter;
  readonly mover: Fighter;
  readonly threat: Threat;
}

/** Null where the enemy can't answer this mover at all. */
export function watchOf(situation: Situation, enemy: Fighter, mover: Fighter): Watch | null {
  const threat = mayAnswer(enemy, mover) ? threatOf(situation, enemy) : null;
  return threat && { enemy, mover, threat };
}

/** The chance that a watching enemy gets at a place, or null where it doesn't threaten it. */
export function chanceAt(
  situation: Situation,
  { enemy, mover, threat }: Watch,
  place: Place,
  step: Provocation["step"],
  of: string,
): Provocation | null {
  const weapons = weaponsAgainst(situation, threat, place);
  if (weapons.length === 0 || concealmentAt(situation, enemy, place) >= UNSEEN) return null;
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
export const chancesOnAct = (situation: Situation, actor: Fighter, of: string): Provocation[] =>
  (hasEffect(actor, "covert", of) ? [] : enemiesOf(situation, actor)).flatMap((enemy) =>
    chanceFromHere(situation, enemy, actor, of),
  );

/** One creature's chance against an actor where it stands; empty where it gets none. */
export function chanceFromHere(situation: Situation, enemy: Fighter, actor: Fighter, of: string): Provocation[] {
  const place = standing(situation, actor);
  const watch = place && watchOf(situation, enemy, actor);
  const chance = watch && chanceAt(situation, watch, place, "action", of);
  return chance ? [chance] : [];
}
