import type { DiceTerm } from "../../../model/roll.js";
import { countFaces, repeatDice, sum, type DiceFormula } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { abilityShift, conditionSum, losesDexterity } from "../conditions.js";
import { hasEffect } from "../features.js";
import { modifierOf } from "../fighter.js";
import { canSee } from "../sight.js";
import { isFlanking } from "./flanking.js";
import type { Strike } from "./strike-order.js";
import { pointBlank, powerSteps } from "./strike-plan.js";
import { isRanged, weaponsOf } from "./weapon.js";

/** The dice of a hit, in the order thrown, and what its faces come to. */
export interface DamagePlan {
  readonly dice: readonly DiceTerm[];
  readonly flat: number;
  /** Reads the faces: plain damage (null where the hit deals none), and ability damage by vital. */
  readonly read: (faces: readonly number[]) => Damage;
}

export interface Damage {
  readonly amount: number | null;
  readonly vitals: Readonly<Record<string, number>>;
}

const NOTHING: DiceFormula = { dice: [], flat: 0 };

/**
 * What a hit deals. A critical hit throws the weapon's dice and modifiers again, precision only once (PF1-CRIT-003, 005,
 * 007); ability damage it doubles (PF1-CRIT-009). Null where there is nothing to throw.
 */
export function planDamage(situation: Situation, strike: Strike, critical: boolean): DamagePlan | null {
  const { weapon } = strike;
  const times = critical ? weapon.multiplier : 1;
  const plain =
    weapon.damage && repeatDice({ ...weapon.damage, flat: weapon.damage.flat + addedDamage(situation, strike) }, times);
  const precision = (weapon.damage && hasOpening(situation, strike) ? weapon.precision : null) ?? NOTHING;
  const abilities = Object.entries(weapon.abilityDamage);
  if (!plain && abilities.length === 0) return null;
  const first = plain ?? NOTHING;
  const flat = first.flat + precision.flat;
  return {
    dice: [...first.dice, ...precision.dice, ...abilities.flatMap(([, formula]) => formula.dice)],
    flat,
    read: (faces) => {
      const own = countFaces(first.dice) + countFaces(precision.dice);
      const amount = plain ? Math.max(1, sum(faces.slice(0, own)) + flat) : null;
      return { amount, vitals: readAbilities(abilities, faces.slice(own), critical) };
    },
  };
}

function readAbilities(
  abilities: readonly (readonly [string, DiceFormula])[],
  faces: readonly number[],
  critical: boolean,
): Record<string, number> {
  const vitals: Record<string, number> = {};
  let at = 0;
  for (const [ability, formula] of abilities) {
    const count = countFaces(formula.dice);
    const points = sum(faces.slice(at, at + count)) + formula.flat;
    vitals[`${ability}Damage`] = critical ? points * 2 : points;
    at += count;
  }
  return vitals;
}

/** What isn't written with the weapon: Strength, and what conditions do to it. */
function addedDamage(situation: Situation, strike: Strike): number {
  const { attacker, weapon } = strike;
  const strong = weapon.kind !== "ranged" && weapon.kind !== "touch";
  const weakened = conditionSum(attacker, "damage") + (strong ? abilityShift(attacker, "str") : 0);
  const close = isRanged(weapon) ? pointBlank(situation, strike) : 0;
  return strengthBonus(strike) + weakened + close + Math.floor(2 * powerSteps(strike) * powerShare(strike));
}

/** What both hands, or only the weaker one, make of a blow's power. */
function powerShare({ weapon, offHand, besideWeapons }: Strike): number {
  if (weapon.hand === "two") return 1.5;
  return offHand === true || (weapon.kind === "natural" && (weapon.secondary || besideWeapons === true)) ? 0.5 : 1;
}

/** Strength to damage: PF1-NATURAL-002, 004, 005, 006, PF1-GAP-08. Contained in damage whose bonus is given. */
function strengthBonus(strike: Strike): number {
  const { attacker, weapon } = strike;
  if (weapon.bonus !== null || weapon.kind === "ranged" || weapon.kind === "touch") return 0;
  const strength = modifierOf(attacker, "str");
  return strength < 0 ? strength : Math.floor(strength * strengthShare(strike));
}

function strengthShare({ attacker, weapon, offHand, besideWeapons }: Strike): number {
  if (offHand) return 0.5;
  if (weapon.kind !== "natural") return 1;
  if (weapon.secondary || besideWeapons) return 0.5;
  return weaponsOf(attacker).filter(({ kind }) => kind === "natural").length === 1 ? 1.5 : 1;
}

/** A target that can't guard its weak spots: caught unready, or flanked. */
function hasOpening(situation: Situation, { attacker, target, weapon }: Strike): boolean {
  if (!weapon.precision || !hasEffect(attacker, "precision")) return false;
  return (
    losesDexterity(target) ||
    !canSee(target, attacker) ||
    (!isRanged(weapon) && isFlanking(situation, attacker, target))
  );
}
