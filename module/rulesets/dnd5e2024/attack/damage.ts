import type { Fact } from "../../../model/event.js";
import { repeatDice, sum, type DiceFormula } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { isUnderWater, type Strike } from "./advantage.js";
import { injure } from "./injure.js";

/** The dice of a hit's damage; a critical doubles the dice, not the flat part (DND5-ATT-006). Null: it deals none. */
export function planDamage({ weapon }: Strike, critical: boolean): DiceFormula | null {
  if (!weapon.damage) return null;
  return critical ? { dice: repeatDice(weapon.damage, 2).dice, flat: weapon.damage.flat } : weapon.damage;
}

/** What a hit does, with the faces thrown; null amount: nothing was thrown, or the attack deals no damage. */
export function sufferDamage(
  situation: Situation,
  strike: Strike,
  critical: boolean,
  faces: readonly number[] | null,
): { readonly amount: number | null; readonly facts: readonly Fact[] } {
  const plan = planDamage(strike, critical);
  if (!plan || !faces) return { amount: null, facts: [] };
  const { attacker, target } = strike;
  const dealt = Math.max(0, sum(faces) + plan.flat);
  const amount = resists(situation, strike) ? Math.floor(dealt / 2) : dealt;
  const roll = {
    by: attacker.id,
    kind: "damage",
    faces,
    total: amount,
    bonus: plan.flat,
    modifiers: [{ label: "base", value: plan.flat }],
  };
  return { amount, facts: [{ type: "RollResolved", roll, target: target.id }, ...injure(target, amount)] };
}

/** Everything under water resists fire; halved last, rounded down (DND5-WATER-004, GAP-DND5-15). */
const resists = (situation: Situation, { target, weapon }: Strike): boolean =>
  weapon.damageType === "fire" && isUnderWater(situation, target);
