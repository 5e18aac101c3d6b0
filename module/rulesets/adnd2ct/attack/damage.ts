import { findStat } from "../../../rules/creature.js";
import { repeatDice, sum, type DiceFormula } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { readOption } from "../options.js";
import type { Strike } from "./modifiers.js";

/** What an unarmed attacker's opening adds to the damage (GAP-ADND-13). */
const CLUMSY = 4;

/** Movements at which a set spear does double damage (ADND-GUARD-007, ADND-RUN-004). */
const RUSHING = ["charge", "run", "sprint"];

/** Dice of a hit; a critical one throws them twice, unless the table rolls on tables of its own (GAP-ADND-18). */
export function damageDice({ options }: Situation, { weapon }: Strike, critical: boolean): DiceFormula {
  const formula = weapon.damage ?? { dice: [], flat: 0 };
  if (!critical || readOption(options, "criticalEffect") !== "double-dice") return formula;
  return { dice: repeatDice(formula, 2).dice, flat: formula.flat };
}

/** Whether the weapon does double damage: a lance in a charge, a spear set against one (ADND-CHARGE-007, ADND-CHARGE-011). */
function isDoubled({ weapon, way, target }: Strike): boolean {
  if (way === "charge") return weapon.weapon === "lance";
  return way === "guard" && weapon.weapon === "spear" && RUSHING.includes(target.turn.declared?.action ?? "");
}

/** Strength's part of the damage by score, from 16 on. */
const STRENGTH = [1, 1, 2, 7, 8, 9, 10, 11, 12, 14];

/** Damage of a hit: at least 1, but for feet that do none; doubled as a whole, or without what Strength gives, as the table reads it. */
export function damageOf(
  { options }: Situation,
  strike: Strike,
  formula: DiceFormula,
  faces: readonly number[],
): number {
  const rolled = sum(faces) + formula.flat + (strike.clumsy ? CLUMSY : 0);
  if (!isDoubled(strike)) return Math.max(strike.way === "trample" ? 0 : 1, rolled);
  const strength = STRENGTH[Math.min(25, findStat(strike.attacker, "str") ?? 10) - 16] ?? 0;
  const once = strike.way === "charge" && readOption(options, "chargeDoubling") === "without-strength" ? strength : 0;
  return Math.max(1, 2 * rolled - once);
}
