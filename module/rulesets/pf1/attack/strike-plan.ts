import type { Modifier } from "../../../model/roll.js";
import type { Situation } from "../../../rules/situation.js";
import { feetBetween } from "../distance.js";
import { hasCondition, hasFeature, modifierOf, sizeModifier, statOf, type Fighter } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { readOption } from "../options.js";
import type { ModifierTerm } from "../terms.js";
import { isFlanking } from "./flanking.js";
import { intoMeleePenalty } from "./into-melee.js";
import type { Strike } from "./strike-order.js";
import { isRanged } from "./weapon.js";

/** The attack bonus without the situation. */
function baseBonus({ attacker, weapon }: Strike): number {
  if (weapon.bonus !== null) return weapon.bonus;
  const ability = isRanged(weapon) ? "dex" : "str";
  return statOf(attacker, "bab", 0) + modifierOf(attacker, ability) + sizeModifier(attacker);
}

/** The attack modifiers, those of the attack itself first, then those of the situation. Zeroes are left out. */
export function attackModifiers(situation: Situation, strike: Strike): Part[] {
  return [
    { label: "base", value: baseBonus(strike) },
    ...ownModifiers(strike),
    ...situationModifiers(situation, strike),
  ];
}

/** A part of an attack bonus under a name that screens know. */
interface Part extends Modifier {
  readonly label: ModifierTerm;
}

const present = (modifiers: readonly Part[]): Part[] => modifiers.filter(({ value }) => value !== 0);

function ownModifiers(strike: Strike): Part[] {
  const { attacker } = strike;
  return present([
    { label: "iteration", value: -5 * (strike.iteration ?? 0) },
    { label: "two-weapons", value: strike.twoWeapon ?? 0 },
    { label: "secondary", value: secondaryPenalty(strike) },
    { label: "defensive", value: attacker.turn.fightingDefensively ? -4 : 0 },
    { label: "expertise", value: attacker.turn.combatExpertise ? -expertise(attacker) : 0 },
    { label: "lethal", value: strike.lethal && !hasFeature(attacker, "improved-unarmed-strike") ? -4 : 0 },
  ]);
}

/** PF1-GAP-30: one point, and one more for every four of base attack. */
export const expertise = (fighter: Fighter): number => 1 + Math.floor(statOf(fighter, "bab", 0) / 4);

/** PF1-NATURAL-005, 006, 008. A bonus that is given contains what the attack always has. */
function secondaryPenalty({ attacker, weapon, besideWeapons }: Strike): number {
  const owned = weapon.secondary && weapon.bonus === null;
  if (weapon.kind !== "natural" || !(owned || (besideWeapons && !weapon.secondary))) return 0;
  return hasFeature(attacker, "multiattack") ? -2 : -5;
}

/** What only the situation adds: charge, flanking, posture, range, shooting into a melee. */
export function situationModifiers(situation: Situation, strike: Strike): Part[] {
  const { attacker, weapon } = strike;
  const ranged = isRanged(weapon);
  return present([
    { label: "charge", value: strike.charging ? 2 : 0 },
    { label: "flanking", value: ranged ? 0 : flankingBonus(situation, strike) },
    { label: "prone", value: !ranged && hasCondition(attacker, "prone") ? -4 : 0 },
    { label: "grappled", value: hasCondition(attacker, "grappled", "entangled") ? -2 : 0 },
    { label: "range", value: ranged ? rangePenalty(situation, strike) : 0 },
    { label: "into-melee", value: ranged ? intoMeleePenalty(situation, strike) : 0 },
  ]);
}

function flankingBonus(situation: Situation, { attacker, target }: Strike): number {
  const counts = readOption(situation.options, "flankingBonus") === "published";
  return counts && isFlanking(situation, attacker, target) ? 2 : 0;
}

/** PF1-GAP-09: -2 for each full increment beyond the first. */
function rangePenalty(situation: Situation, { attacker, target, weapon }: Strike): number {
  const feet = feetBetween(situation, attacker, target);
  if (feet === null || weapon.increment === null || weapon.kind === "touch") return 0;
  return -2 * Math.max(0, Math.ceil(feet / (weapon.increment * CELL)) - 1);
}
