import type { Situation } from "../../../rules/situation.js";
import { opportuneWeapons, type Weapon } from "../attack/weapon.js";
import { cellsBetween, standing, type Place } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { isOutOfSight } from "../lines.js";

/** Whether a melee attack reaches from a creature to a place, walls aside. */
export function reaches(situation: Situation, fighter: Fighter, weapon: Weapon, place: Place): boolean {
  const from = standing(situation, fighter);
  if (!from) return true;
  const cells = cellsBetween(situation, from, place);
  return cells >= weapon.reach.min && cells <= weapon.reach.max;
}

/** The attacks with which a creature could strike at a place as an opportunity, the usual one first (GAP-DND5-14). */
export const reachingWeapons = (situation: Situation, fighter: Fighter, place: Place): Weapon[] =>
  opportuneWeapons(fighter).filter((weapon) => reaches(situation, fighter, weapon, place));

/** Whether a wall keeps every blow off a place. */
export function isWalledOff(situation: Situation, fighter: Fighter, place: Place): boolean {
  const from = standing(situation, fighter);
  return from !== null && situation.board !== null && isOutOfSight(situation.board, from.footprint, place.footprint);
}
