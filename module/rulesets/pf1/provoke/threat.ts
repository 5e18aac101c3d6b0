import type { Situation } from "../../../rules/situation.js";
import { threateningWeapons, type Weapon } from "../attack/weapon.js";
import { cellsBetween, reachMetric, standing, type Place } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { meleeCover } from "../lines.js";

/** How a creature threatens from where it stands. */
export interface Threat {
  readonly from: Place;
  /** Weapons fit for it; never empty. */
  readonly weapons: readonly Weapon[];
  /** Farthest cell that any of them covers. */
  readonly farthest: number;
}

/** The threat that a creature is, or null where it stands nowhere or has nothing to threaten with. */
export function threatOf(situation: Situation, fighter: Fighter): Threat | null {
  const from = standing(situation, fighter);
  const weapons = from ? threateningWeapons(fighter) : [];
  if (!from || weapons.length === 0) return null;
  return { from, weapons, farthest: Math.max(...weapons.map(({ reach }) => reach.max)) };
}

/**
 * The attacks with which a place is threatened: weapons that reach it, with no wall that gives cover in between
 * (PF1-GAP-02, PF1-GAP-21).
 */
export function weaponsAgainst(situation: Situation, { from, weapons, farthest }: Threat, place: Place): Weapon[] {
  const cells = cellsBetween(situation, from, place, reachMetric(situation));
  if (cells > farthest || !situation.board) return [];
  const fit = weapons.filter(({ reach }) => cells >= reach.min && cells <= reach.max);
  return fit.length > 0 && meleeCover(situation.board, from.footprint, place.footprint) === "none" ? fit : [];
}

/** Whether it threatens a place now; nobody does in the middle of a long casting (PF1-CASTTIME-006). */
export function threatens(situation: Situation, fighter: Fighter, place: Place): boolean {
  const threat = fighter.turn.casting ? null : threatOf(situation, fighter);
  return threat !== null && weaponsAgainst(situation, threat, place).length > 0;
}

/** Whether a melee attack reaches from a creature to a place, walls aside; without a scene everything is near. */
export function reaches(situation: Situation, fighter: Fighter, { reach }: Weapon, place: Place): boolean {
  const from = standing(situation, fighter);
  if (!from) return true;
  const cells = cellsBetween(situation, from, place, reachMetric(situation));
  return cells >= reach.min && cells <= reach.max;
}
