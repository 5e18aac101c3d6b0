import type { Footprint } from "../../../grid/footprint/footprint.js";
import type { Situation } from "../../../rules/situation.js";
import { threatensWith, weaponsOf, type Weapon } from "../attack/weapon.js";
import { cellsBetween, reachMetric, standing } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { meleeCover } from "../lines.js";

/** A place where somebody stands or passes. */
export interface Place {
  readonly footprint: Footprint;
  readonly elevation: number;
}

/** Whether a melee attack reaches from a creature to a place, walls aside. */
export function reaches(situation: Situation, fighter: Fighter, weapon: Weapon, place: Place): boolean {
  const from = standing(situation, fighter);
  if (!from) return true;
  const cells = cellsBetween(situation, from, place, reachMetric(situation));
  return cells >= weapon.reach.min && cells <= weapon.reach.max;
}

/**
 * The attacks with which a creature threatens a place: weapons in hand that reach it, with no wall that gives cover in
 * between (PF1-GAP-02, PF1-GAP-21).
 */
export function threateningWeapons(situation: Situation, fighter: Fighter, place: Place): Weapon[] {
  const weapons = weaponsOf(fighter).filter(
    (weapon) => threatensWith(fighter, weapon) && reaches(situation, fighter, weapon, place),
  );
  const from = standing(situation, fighter);
  if (weapons.length === 0 || !situation.board || !from) return weapons;
  return meleeCover(situation.board, from.footprint, place.footprint) === "none" ? weapons : [];
}

/** Whether it threatens a place now; nobody does in the middle of a long casting (PF1-CASTTIME-006). */
export const threatens = (situation: Situation, fighter: Fighter, place: Place): boolean =>
  !fighter.turn.casting && threateningWeapons(situation, fighter, place).length > 0;
