import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import { bonusOf, readTest } from "../../../rules/d20.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { toJson } from "../../../rules/turn-state.js";
import { hasEffect } from "../features.js";
import { armourAgainst } from "./armour-class.js";
import { missChance } from "./concealment.js";
import { askDamage, resolveConcentration, resolveDamage } from "./strike-damage.js";
import type { Strike } from "./strike-order.js";
import { attackModifiers } from "./strike-plan.js";
import { D20, outcome, type StrikeProgress, type StrikeTurn } from "./strike-turn.js";
import { isRanged } from "./weapon.js";

/** One blow or shot, from its attack roll to what its damage breaks: PF1-CRIT-001 to 009, PF1-GAP-07. */
export function advanceStrike(situation: Situation, task: Task, strike: Strike, stored: JsonObject): StrikeTurn {
  const progress: StrikeProgress = stored;
  switch (progress.phase) {
    case "attack":
      return resolveAttack(situation, task, strike);
    case "concealment":
      return resolveConcealment(situation, task, strike, progress);
    case "confirmation":
      return resolveConfirmation(situation, task, strike, progress);
    case "damage":
      return resolveDamage(situation, task, strike, progress);
    case "concentration":
      return resolveConcentration(task, strike, progress);
    case undefined:
    default:
      return askAttack(situation, strike, "attack", { phase: "attack" });
  }
}

function askAttack(
  situation: Situation,
  strike: Strike,
  kind: string,
  progress: StrikeProgress,
  facts: readonly Fact[] = [],
): StrikeTurn {
  const { attacker, target } = strike;
  const modifiers = attackModifiers(situation, strike);
  const request = { by: attacker.id, kind, dice: D20, modifiers, target: target.id };
  return { over: false, step: { kind: "roll", facts, request, progress: toJson(progress) } };
}

function resolveAttack(situation: Situation, task: Task, strike: Strike): StrikeTurn {
  const face = task.faces?.[0];
  const bonus = bonusOf(attackModifiers(situation, strike));
  const hit = face !== undefined && hits(situation, face, bonus, strike);
  if (!hit) return miss(situation, strike, face ?? null);
  return missChance(situation, strike) > 0
    ? askConcealment(strike, { phase: "concealment", face })
    : afterHit(situation, task, strike, face, []);
}

/** What is hard to see may be missed in spite of the roll (PF1-GAP-21). */
function askConcealment(
  { attacker, target }: Strike,
  progress: StrikeProgress,
  facts: readonly Fact[] = [],
): StrikeTurn {
  const dice = [{ count: 1, sides: 100 }];
  const request = { by: attacker.id, kind: "concealment", dice, modifiers: [], target: target.id };
  return { over: false, step: { kind: "roll", facts, request, progress: toJson(progress) } };
}

function resolveConcealment(
  situation: Situation,
  task: Task,
  strike: Strike,
  { face = 20, again }: StrikeProgress,
): StrikeTurn {
  const chance = missChance(situation, strike);
  const { attacker, target } = strike;
  const test = { by: attacker.id, kind: "concealment", modifiers: [], against: chance + 1, target: target.id };
  const { hit, fact } = readTest(test, task.faces);
  if (hit) return afterHit(situation, task, strike, face, [fact]);
  const trained = hasEffect(strike.attacker, "blind-fight") && !isRanged(strike.weapon);
  if (trained && !again) return askConcealment(strike, { phase: "concealment", face, again: true }, [fact]);
  const facts = [...rolled(situation, strike, "attack", face, { hit: true, critical: false }), fact];
  return { over: true, facts: [...facts, outcome(strike, false, false, null)], hit: false };
}

/** A threat asks for its confirmation, a plain hit for its damage. */
function afterHit(situation: Situation, task: Task, strike: Strike, face: number, facts: readonly Fact[]): StrikeTurn {
  if (face >= strike.weapon.threat) {
    return askAttack(situation, strike, "confirmation", { phase: "confirmation", face }, facts);
  }
  const attack = rolled(situation, strike, "attack", face, { hit: true, critical: false });
  return askDamage(situation, task, strike, [...attack, ...facts], false);
}

/** A natural 20 hits, a natural 1 misses, and ties hit. */
export const hits = (situation: Situation, face: number, bonus: number, strike: Strike): boolean =>
  face === 20 || (face !== 1 && face + bonus >= armourAgainst(situation, strike));

function miss(situation: Situation, strike: Strike, face: number | null): StrikeTurn {
  const facts = rolled(situation, strike, "attack", face, { hit: false, critical: false });
  return { over: true, facts: [...facts, outcome(strike, false, false, null)], hit: false };
}

/** A threat is confirmed by a second roll with the same modifiers (PF1-CRIT-002). */
function resolveConfirmation(
  situation: Situation,
  task: Task,
  strike: Strike,
  { face = 20 }: StrikeProgress,
): StrikeTurn {
  const second = task.faces?.[0];
  const critical = second !== undefined && hits(situation, second, bonusOf(attackModifiers(situation, strike)), strike);
  const facts = [
    ...rolled(situation, strike, "attack", face, { hit: true, critical }),
    ...rolled(situation, strike, "confirmation", second ?? null, { hit: critical, critical }),
  ];
  return askDamage(situation, task, strike, facts, critical);
}

/** The fact of an attack roll, with its parts and what it had to reach. */
export function rolled(
  situation: Situation,
  strike: Strike,
  kind: string,
  face: number | null,
  { hit, critical }: { hit: boolean; critical: boolean },
): Fact[] {
  const modifiers = attackModifiers(situation, strike);
  const bonus = bonusOf(modifiers);
  const faces = face === null ? [] : [face];
  const against = armourAgainst(situation, strike);
  const roll = {
    by: strike.attacker.id,
    kind,
    faces,
    total: sum(faces) + bonus,
    bonus,
    modifiers,
    hit,
    critical,
    against,
  };
  return [{ type: "RollResolved", roll, target: strike.target.id }];
}
