import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Question } from "../../model/question.js";
import { vitalOf } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { DEFENCES } from "./action.js";
import { ACTION_ROWS } from "./actions.data.js";
import { defenceTest, guardsOf } from "./attack/defence.js";
import { attackTest } from "./attack/modifiers.js";
import { bonusOf, effectiveSkill } from "./attack/test.js";
import { weaponsOf } from "./attack/weapon.js";
import { chosenBy } from "./chosen.js";
import { gapBetween } from "./distance.js";
import { attributeOf, basicSpeedOf, findFighter, postureOf, willOf, type Fighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { moveOf } from "./movement/speed.js";
import { canReach, reachWith } from "./movement/reach.js";
import { isOffered } from "./options.js";
import { POSTURES } from "./postures.data.js";
import { toJson } from "./state.js";

/** Answers a question; null where it can't be answered, or this game has no such thing. */
export function ask(situation: Situation, question: Question): Json {
  switch (question.kind) {
    case "flanking":
    case "cover":
      return null;
    // Nothing provokes here (G4-GAP-19).
    case "threatens":
      return false;
    case "threatened":
      return [];
    case "distance": {
      const [from, to] = [findFighter(situation, question.from), findFighter(situation, question.to)];
      return from && to && situation.board && gapBetween(situation, from, to);
    }
    case "reachable":
      return canReach(situation, question.by, question.action, question.cell);
    case "reach":
      return reachWith(situation, findFighter(situation, question.by), question.action);
    case "attack":
      return attackOf(situation, question);
    case "defence":
      return defenceOf(situation, question);
    case "can": {
      const { refusal } = judge(situation, question.act);
      return { legal: refusal === null, reason: refusal?.reasons[0].code ?? null };
    }
    case "stat": {
      const fighter = findFighter(situation, question.of);
      return fighter && statisticOf(fighter, question.key);
    }
    case "order":
      return [...situation.encounter.order];
    case "choices":
      return choicesOf(situation, findFighter(situation, question.by));
  }
}

function attackOf(situation: Situation, question: Extract<Question, { kind: "attack" }>): Json {
  const [attacker, target] = [findFighter(situation, question.by), findFighter(situation, question.target)];
  const weapon = attacker && weaponsOf(attacker).find(({ id }) => question.with === undefined || id === question.with);
  if (!attacker || !target || !weapon) return null;
  const chosen = chosenBy(attacker);
  const strike = {
    attacker,
    target,
    weapon,
    maneuver: chosen?.row ?? null,
    variant: chosen?.variant ?? null,
    act: null,
  };
  const test = attackTest(situation, strike);
  return { total: effectiveSkill(test), bonus: bonusOf(test), advantage: "none" };
}

/** The best number to roll at most; false where that defence isn't possible. */
function defenceOf(situation: Situation, question: Extract<Question, { kind: "defence" }>): Json {
  const defender = findFighter(situation, question.of);
  if (!defender || !DEFENCES.some((kind) => kind === question.defence)) return null;
  const attacker = question.against === undefined ? null : findFighter(situation, question.against);
  const numbers = guardsOf(defender, attacker)
    .filter(({ kind }) => kind === question.defence)
    .flatMap((guard) => defenceTest(situation, guard) ?? [])
    .map(effectiveSkill);
  return numbers.length > 0 && Math.max(...numbers);
}

const DERIVED: Readonly<Record<string, (fighter: Fighter) => number>> = {
  basicSpeed: basicSpeedOf,
  will: willOf,
  move: (fighter) => moveOf(fighter, "walk"),
  st: (fighter) => attributeOf(fighter, "st"),
  dx: (fighter) => attributeOf(fighter, "dx"),
  iq: (fighter) => attributeOf(fighter, "iq"),
  ht: (fighter) => attributeOf(fighter, "ht"),
};

/** Counts are 0 where there is nothing to count. */
const COUNTS = /\.(turns|margin|seconds)$/;

/** A statistic, a tracked number or a carried state, dotted for a part of one. */
function statisticOf(fighter: Fighter, key: string): Json {
  if (key === "posture") return postureOf(fighter).id;
  let value: Json | undefined = toJson(fighter.turn);
  for (const part of key.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  const known = value ?? DERIVED[key]?.(fighter) ?? vitalOf(fighter, key) ?? fighter.profile.stats[key] ?? null;
  return known ?? (COUNTS.test(key) ? 0 : null);
}

interface Choosable {
  readonly legal: boolean;
  readonly reason: string | null;
  /** Allowed beside the manoeuvre of the turn. */
  readonly aside: boolean;
}

/** The thirteen manoeuvres with their variants, and whether each could be chosen now (G4-ECONOMY-002). */
function choicesOf(situation: Situation, fighter: Fighter | null): Json {
  if (!fighter) return null;
  return ACTION_ROWS.flatMap(({ id, maneuver }) => {
    if (!maneuver) return [];
    const offered = maneuver.variants.filter(
      ({ optional }) => optional === undefined || isOffered(situation, optional),
    );
    const variants = maneuver.deed === "posture" ? POSTURES : offered;
    const may = (variant?: string): Choosable => {
      const plan = judge(situation, { by: fighter.id, action: id, ...(variant !== undefined && { variant }) });
      return {
        legal: plan.refusal === null,
        reason: plan.refusal?.reasons[0].code ?? null,
        aside: plan.pays.length === 0 && fighter.turn.maneuver?.id !== id,
      };
    };
    const each = variants.map((variant) => ({ ...may(variant.id), id: variant.id }));
    // Ducking costs nothing: that it is allowed says nothing of the manoeuvre.
    const whole = each.filter(({ aside }) => !aside);
    const { legal, reason } = whole.find((variant) => variant.legal) ?? whole[0] ?? may();
    return [{ id, legal, reason, variants: each.map(({ aside: _, ...variant }) => variant) }];
  });
}
