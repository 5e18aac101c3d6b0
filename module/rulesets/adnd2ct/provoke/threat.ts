import { arcOf } from "../facing.js";
import type { Situation } from "../../../rules/situation.js";
import { isEnemy } from "../../../rules/creature.js";
import { meleeWeapons, type Weapon } from "../attack/weapon.js";
import { canSee, isReady } from "../conditions.js";
import { squaresBetween, standing, type Place } from "../distance.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { shelterAt } from "../lines.js";

/** Melee weapons that reach a place in front of it: what it threatens; bare hands threaten nothing (GAP-ADND-07). */
export function threats(situation: Situation, fighter: Fighter, place: Place): Weapon[] {
  const from = standing(situation, fighter);
  const { board } = situation;
  if (!board || !from) return [];
  const gap = squaresBetween(situation, from, place);
  const weapons = meleeWeapons(fighter).filter(({ reach }) => gap >= reach.min && gap <= reach.max);
  if (weapons.length === 0) return [];
  const facing = fighter.state.position?.facing ?? null;
  if (arcOf(board, from.footprint, facing, place.footprint) !== "front") return [];
  return shelterAt(situation, fighter, place) === "total" ? [] : weapons;
}

/** Whether a place is threatened by one that could strike there. */
export const threatens = (situation: Situation, fighter: Fighter, place: Place): boolean =>
  isReady(situation, fighter) && threats(situation, fighter, place).length > 0;

/** Enemies that threaten a creature where it stands, and see it. */
export function threateners(situation: Situation, creature: Fighter): Fighter[] {
  const place = standing(situation, creature);
  if (!place) return [];
  return enemiesOf(situation, creature).filter(
    (enemy) => isEnemy(enemy, creature) && canSee(enemy, creature) && threatens(situation, enemy, place),
  );
}

export const isThreatened = (situation: Situation, creature: Fighter): boolean =>
  threateners(situation, creature).length > 0;
