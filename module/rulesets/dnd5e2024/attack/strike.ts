import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import { countFaces } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { conditionsThat } from "../conditions.data.js";
import { hasCondition, type Fighter } from "../fighter.js";
import { feetBetween } from "../distance.js";
import { CELL } from "../movement/speed.js";
import { ATTACK_RULED } from "../rulings.js";
import { changeTurn } from "../state.js";
import { advantageOf, distractorsOf, missesInWater, type Strike } from "./advantage.js";
import { armourAgainst } from "./armour-class.js";
import { bonusOf, burdenOf, readDie, requestTest, tested, type Test } from "./d20.js";
import { planDamage, sufferDamage } from "./damage.js";
import { lose } from "./injure.js";

/** The test of an attack, as the situation stands (DND5-ATT-002, DND5-ATT-004, GAP-DND5-07). */
export const attackTest = (situation: Situation, strike: Strike): Test => ({
  by: strike.attacker.id,
  kind: "attack",
  modifiers: [{ label: "base", value: strike.weapon.bonus }, ...burdenOf(strike.attacker)],
  advantage: advantageOf(situation, strike),
  target: strike.target.id,
});

/** One attack: the roll, the damage, and what both give away. Its progress is `{phase, critical}`. */
export function advanceStrike(situation: Situation, task: Task, strike: Strike, progress: JsonObject): Step {
  switch (progress.phase) {
    case "attack":
      return resolveAttack(situation, task, strike);
    case "damage":
      return resolveDamage(situation, task, strike, progress.critical === true);
    default:
      if (missesInWater(situation, strike)) return miss(situation, strike, null);
      return {
        kind: "roll",
        facts: [],
        request: requestTest(attackTest(situation, strike)),
        progress: { phase: "attack" },
      };
  }
}

/** A natural 20 hits, a natural 1 misses (DND5-ATT-006); nothing thrown hits nothing. */
export function hitsWith(
  situation: Situation,
  strike: Strike,
  faces: readonly number[] | null,
): { readonly hit: boolean; readonly die: number | null; readonly against: number } {
  const test = attackTest(situation, strike);
  const die = readDie(faces, test.advantage);
  const against = armourAgainst(situation, strike.attacker, strike.target);
  const hit = die !== null && (die === 20 || (die !== 1 && die + bonusOf(test.modifiers) >= against));
  return { hit, die, against };
}

/** What hits with a 20 doubles its dice (DND5-ATT-006). */
function resolveAttack(situation: Situation, task: Task, strike: Strike): Step {
  const test = attackTest(situation, strike);
  const { hit, die, against } = hitsWith(situation, strike, task.faces);
  if (!hit) return miss(situation, strike, task.faces);
  const critical = die === 20 || isAtMercy(situation, strike);
  const facts = [tested(test, task.faces, { hit, critical, against }), ...giveAway(situation, strike)];
  const dice = planDamage(strike, critical)?.dice ?? [];
  if (countFaces(dice) === 0) return { kind: "done", facts: [...facts, ...suffer(situation, strike, critical, [])] };
  const request = {
    by: strike.attacker.id,
    kind: "damage",
    dice,
    modifiers: [{ label: "base", value: planDamage(strike, critical)?.flat ?? 0 }],
    target: strike.target.id,
  };
  return { kind: "roll", facts, request, progress: { phase: "damage", critical } };
}

const AT_MERCY = conditionsThat("atMercy");

/** Any hit from within 5 ft on one who lies senseless is critical (GAP-DND5-17). */
const isAtMercy = (situation: Situation, { attacker, target }: Strike): boolean =>
  hasCondition(target, ...AT_MERCY) && (feetBetween(situation, attacker, target) ?? CELL) <= CELL;

function miss(situation: Situation, strike: Strike, faces: readonly number[] | null): Step {
  const against = armourAgainst(situation, strike.attacker, strike.target);
  const roll = tested(attackTest(situation, strike), faces, { hit: false, critical: false, against });
  return {
    kind: "done",
    facts: [roll, ...giveAway(situation, strike), outcome(strike, { hit: false, critical: false }, null)],
  };
}

/** Hit or miss, a hidden attacker is found out (DND5-UNSEEN-004), and a distraction or a ruling has had its effect. */
export function giveAway(situation: Situation, { attacker, target }: Strike): Fact[] {
  const [helper] = distractorsOf(situation, attacker, target);
  return [
    ...lose(attacker, "hidden"),
    ...(helper ? [changeTurn(helper.id, { helpsAgainst: null })] : []),
    ...ruled(attacker),
  ];
}

/** A ruling is about one attack (DND5-ATT-004). */
export const ruled = ({ id, turn }: Fighter): Fact[] =>
  turn.ruledCover || turn.ruledAdvantage ? [changeTurn(id, ATTACK_RULED)] : [];

const resolveDamage = (situation: Situation, task: Task, strike: Strike, critical: boolean): Step => ({
  kind: "done",
  facts: suffer(situation, strike, critical, task.faces),
});

function suffer(situation: Situation, strike: Strike, critical: boolean, faces: readonly number[] | null): Fact[] {
  const { amount, facts } = sufferDamage(situation, strike, critical, faces);
  return [outcome(strike, { hit: true, critical }, amount), ...facts];
}

const outcome = (
  strike: Strike,
  { hit, critical }: { readonly hit: boolean; readonly critical: boolean },
  damage: number | null,
): Fact => ({
  type: "StrikeResolved",
  by: strike.attacker.id,
  target: strike.target.id,
  with: strike.weapon.id,
  hit,
  critical,
  damage,
  provoked: strike.provoked,
});
