import type { Json } from "../../../kernel/json.js";
import type { Fact } from "../../../model/event.js";
import { repeatDice, sum, type DiceFormula } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { conditionsThat } from "../conditions.data.js";
import { hasCondition, type Fighter } from "../fighter.js";
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
  const amount = takenOf(situation, target, strike.weapon.damageType, dealt);
  const roll = {
    by: attacker.id,
    kind: "damage",
    faces,
    total: amount,
    bonus: plan.flat,
    modifiers: [{ label: "base", value: plan.flat }],
  };
  return {
    amount,
    facts: [
      { type: "RollResolved", roll, target: target.id },
      ...injure(target, amount, { critical, spares: strike.spares === true }),
    ],
  };
}

const RESISTING = conditionsThat("resists");

/** Damage that immunity, resistance and vulnerability leave: halved last, rounded down, then doubled (GAP-DND5-15). */
export function takenOf(situation: Situation, target: Fighter, kind: string, dealt: number): number {
  const has = (list: string): boolean => namesOf(target, list).includes(kind);
  if (has("immunities")) return 0;
  const halved = has("resistances") || resists(situation, target, kind) ? Math.floor(dealt / 2) : dealt;
  return has("vulnerabilities") ? halved * 2 : halved;
}

function namesOf({ profile }: Fighter, list: string): readonly Json[] {
  const names = profile.stats[list];
  return Array.isArray(names) ? (names as readonly Json[]) : [];
}

/** Everything under water resists fire (DND5-WATER-004), and stone everything. */
const resists = (situation: Situation, target: Fighter, kind: string): boolean =>
  hasCondition(target, ...RESISTING) || (kind === "fire" && isUnderWater(situation, target));
