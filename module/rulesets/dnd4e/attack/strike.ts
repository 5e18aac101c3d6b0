import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Modifier } from "../../../model/roll.js";
import { gain, vitalOf } from "../../../rules/creature.js";
import { countFaces, sum, type DiceFormula } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { situationModifiers, type Strike } from "./advantage.js";
import { defenceOf } from "./armour-class.js";
import { readTest, requestTest, type Test } from "../../../rules/d20.js";
import { fullHitPoints, injure } from "./injure.js";

/** The test of an attack, as the situation stands. */
export function attackTest(situation: Situation, strike: Strike): Test {
  const { attacker, target, weapon } = strike;
  const base: Modifier = { label: "base", value: weapon.bonus };
  return {
    by: attacker.id,
    kind: "attack",
    modifiers: [base, ...situationModifiers(situation, strike)],
    against: defenceOf(target, weapon.defence),
    target: target.id,
  };
}

/** One attack: the roll, then the damage; a natural 20 is critical and does the most that the dice can. */
export function advanceStrike(situation: Situation, task: Task, strike: Strike, { phase }: JsonObject): Step {
  const { weapon } = strike;
  if (phase === "damage") return { kind: "done", facts: suffer(strike, task.faces) };
  const test = attackTest(situation, strike);
  if (phase !== "attack") return { kind: "roll", facts: [], request: requestTest(test), progress: { phase: "attack" } };
  const { die, hit, fact } = readTest(test, task.faces);
  if (!hit) return { kind: "done", facts: [fact, outcome(strike, { hit, critical: false, damage: null })] };
  if (die === 20) return { kind: "done", facts: [fact, ...crush(strike)] };
  const { dice, flat } = weapon.damage ?? { dice: [], flat: 0 };
  if (countFaces(dice) === 0) return { kind: "done", facts: [fact, ...suffer(strike, [])] };
  const modifiers = [{ label: "base", value: flat }];
  const request = { by: strike.attacker.id, kind: "damage", dice, modifiers, target: strike.target.id };
  return { kind: "roll", facts: [fact], request, progress: { phase: "damage" } };
}

/** A critical hit, which throws no dice. */
function crush(strike: Strike): Fact[] {
  const { damage } = strike.weapon;
  const amount = damage && most(damage);
  return [outcome(strike, { hit: true, critical: true, damage: amount }), ...injure(strike.target, amount ?? 0)];
}

/** One who is helpless dies of a critical hit that takes half of the full hit points at once. */
export function finishOff(strike: Strike): Fact[] {
  const { target, weapon } = strike;
  const amount = weapon.damage ? most(weapon.damage) : 0;
  const dies = amount * 2 >= (fullHitPoints(target) ?? Infinity) || amount >= (vitalOf(target, "hp") ?? Infinity);
  return [...crush(strike), ...(dies ? gain(target, "dead") : [])];
}

const most = ({ dice, flat }: DiceFormula): number => sum(dice.map(({ count, sides }) => count * sides)) + flat;

function suffer(strike: Strike, faces: readonly number[] | null): Fact[] {
  const { attacker, target, weapon } = strike;
  if (!weapon.damage || !faces) return [outcome(strike, { hit: true, critical: false, damage: null })];
  const bonus = weapon.damage.flat;
  const total = Math.max(0, sum(faces) + bonus);
  const roll = { by: attacker.id, kind: "damage", faces, total, bonus, modifiers: [{ label: "base", value: bonus }] };
  return [
    outcome(strike, { hit: true, critical: false, damage: total }),
    { type: "RollResolved", roll, target: target.id },
    ...injure(target, total),
  ];
}

const outcome = (
  { attacker, target, weapon, provoked }: Strike,
  result: { readonly hit: boolean; readonly critical: boolean; readonly damage: number | null },
): Fact => ({ type: "StrikeResolved", by: attacker.id, target: target.id, with: weapon.id, provoked, ...result });
