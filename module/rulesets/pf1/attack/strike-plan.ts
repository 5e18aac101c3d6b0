import type { Modifier } from "../../../model/roll.js";
import type { Situation } from "../../../rules/situation.js";
import { feetBetween } from "../distance.js";
import { abilityShift, conditionsOf } from "../conditions.js";
import { effectSum, hasEffect } from "../features.js";
import { hasCondition, modifierOf, sizeModifier, statOf, type Fighter } from "../fighter.js";
import { canSee } from "../sight.js";
import { CELL } from "../movement/speed.js";
import { isSqueezed } from "../movement/squeeze.js";
import { readOption } from "../options.js";
import type { ConditionTerm, ModifierTerm } from "../terms.js";
import { aidToAttack } from "./aid.js";
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
  readonly label: ModifierTerm | ConditionTerm;
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
    { label: "power", value: -powerSteps(strike) },
    { label: "rapid-shot", value: strike.rapid ? -2 : 0 },
    { label: "lethal", value: strike.lethal && !hasEffect(attacker, "armed-hands") ? -4 : 0 },
  ]);
}

/** PF1-GAP-30: one point, and one more for every four of base attack. */
export const expertise = (fighter: Fighter): number => 1 + Math.floor(statOf(fighter, "bab", 0) / 4);

/** Points of attack given up for damage, one and one more for every four of base attack: in melee, or at range. */
export function powerSteps({ attacker, weapon }: Pick<Strike, "attacker" | "weapon">): number {
  const taken = isRanged(weapon) ? attacker.turn.deadlyAim : attacker.turn.powerAttack;
  return taken && weapon.kind !== "touch" ? expertise(attacker) : 0;
}

/** PF1-NATURAL-005, 006, 008. A bonus that is given contains what the attack always has. */
function secondaryPenalty({ attacker, weapon, besideWeapons }: Strike): number {
  const owned = weapon.secondary && weapon.bonus === null;
  if (weapon.kind !== "natural" || !(owned || (besideWeapons && !weapon.secondary))) return 0;
  return -5 + effectSum(attacker, "secondary");
}

/** What only the situation adds: charge, flanking, posture, range, shooting into a melee. */
export function situationModifiers(situation: Situation, strike: Strike): Part[] {
  const ranged = isRanged(strike.weapon);
  return present([
    { label: "charge", value: strike.charging ? 2 : 0 },
    { label: "flanking", value: ranged ? 0 : flankingBonus(situation, strike) },
    { label: "unseen", value: isUnseenBy(strike) ? 2 : 0 },
    { label: "aid", value: aidToAttack(situation, strike) },
    ...conditionModifiers(situation, strike, ranged),
    { label: "range", value: ranged ? rangePenalty(situation, strike) : 0 },
    { label: "point-blank", value: ranged ? pointBlank(situation, strike) : 0 },
    { label: "into-melee", value: ranged ? intoMeleePenalty(situation, strike) : 0 },
  ]);
}

/** The unseen strike at +2; the blind are hit the easier for their own armour class. */
const isUnseenBy = ({ attacker, target }: Strike): boolean =>
  !canSee(target, attacker) && !hasCondition(target, "blinded");

/** To attack and guard of whoever stands where it doesn't fit. */
export const SQUEEZED = -4;

/** What its conditions do to the attacker, each under its own name; a lost score shifts the ability that attacks. */
function conditionModifiers(situation: Situation, { attacker }: Strike, ranged: boolean): Part[] {
  const own = conditionsOf(attacker).map(([label, { attack = 0, meleeAttack = 0 }]) => ({
    label,
    value: attack + (ranged ? 0 : meleeAttack),
  }));
  const shift = abilityShift(attacker, ranged ? "dex" : "str");
  const squeezed = isSqueezed(situation, attacker) && !hasCondition(attacker, "squeezed") ? SQUEEZED : 0;
  return [...own, { label: "squeezed", value: squeezed }, { label: ranged ? "dexterity" : "strength", value: shift }];
}

function flankingBonus(situation: Situation, { attacker, target }: Strike): number {
  const counts = readOption(situation.options, "flankingBonus") === "published";
  return counts && isFlanking(situation, attacker, target) ? 2 : 0;
}

/** Feet within which some shoot better, and hit harder. */
const CLOSE = 30;

export function pointBlank(situation: Situation, { attacker, target }: Strike): number {
  const feet = feetBetween(situation, attacker, target);
  return feet !== null && feet <= CLOSE ? effectSum(attacker, "point-blank") : 0;
}

/** PF1-GAP-09: -2 for each full increment beyond the first. */
function rangePenalty(situation: Situation, { attacker, target, weapon }: Strike): number {
  const feet = feetBetween(situation, attacker, target);
  if (feet === null || weapon.increment === null || weapon.kind === "touch") return 0;
  return -2 * Math.max(0, Math.ceil(feet / (weapon.increment * CELL)) - 1);
}
