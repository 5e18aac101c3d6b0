import type { Provocation } from "../../../model/plan.js";
import { hasFeature, isEnemy } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { meleeWeapons, type Weapon } from "../attack/weapon.js";
import { isReady } from "../conditions.js";
import { squaresBetween, standing, type Place } from "../distance.js";
import { canSee, isOwnTurn, othersThan, type Fighter } from "../fighter.js";
import { coverAt } from "../lines.js";
import type { CauseTerm } from "../terms.js";

/** The turn that is running, by which opportunity actions are counted. */
export const turnName = ({ encounter }: Situation): string => `${String(encounter.round)}:${encounter.active ?? ""}`;

/** One opportunity action in each turn of another (GAP-DND4-03). */
export const hasOpportunity = (situation: Situation, fighter: Fighter): boolean =>
  isReady(fighter) && fighter.turn.opportunity !== turnName(situation);

/** Whether it could strike at what somebody does. */
export const mayStrike = (situation: Situation, enemy: Fighter, doer: Fighter): boolean =>
  isEnemy(enemy, doer) && !isOwnTurn(situation, enemy) && hasOpportunity(situation, enemy) && canSee(enemy, doer);

/** Melee attacks that reach a place as an opportunity: next to one, farther only with threatening reach. */
export function threats(situation: Situation, fighter: Fighter, place: Place): Weapon[] {
  const from = standing(situation, fighter);
  if (!from) return [];
  const gap = squaresBetween(situation, from, place);
  const threatens = ({ reach }: Weapon): boolean =>
    gap <= Math.min(reach.max, hasFeature(fighter, "threatening-reach") ? reach.max : 1);
  const weapons = meleeWeapons(fighter).filter(threatens);
  return weapons.length > 0 && coverAt(situation, fighter, null, place) === "total" ? [] : weapons;
}

/** The chance that somebody at a place gives an enemy; null: none. */
export function chanceAt(
  situation: Situation,
  enemy: Fighter,
  doer: Fighter,
  place: Place,
  step: Provocation["step"],
  of: CauseTerm,
): Provocation | null {
  const weapons = threats(situation, enemy, place);
  if (weapons.length === 0) return null;
  return {
    by: enemy.id,
    against: doer.id,
    step,
    of,
    attacks: weapons.map(({ id }) => id),
    action: "opportunity-attack",
    pays: "opportunity",
    left: 1,
    pool: 1,
  };
}

/** The chances that a shot gives to the enemies next to the shooter. */
export function shotChances(situation: Situation, shooter: Fighter): Provocation[] {
  const place = standing(situation, shooter);
  return othersThan(situation, shooter).flatMap((enemy) => {
    const chance =
      place && mayStrike(situation, enemy, shooter)
        ? chanceAt(situation, enemy, shooter, place, "action", "ranged-attack")
        : null;
    return chance ? [chance] : [];
  });
}
