import { cellIndex, OUTSIDE } from "../../grid/board/layout.js";
import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Question } from "../../model/question.js";
import { sum } from "../../rules/dice.js";
import type { Situation } from "../../rules/situation.js";
import { armourAgainst, armourClass, type ArmourKind } from "./attack/armour-class.js";
import { coverOf } from "./attack/cover.js";
import { isFlanking } from "./attack/flanking.js";
import { attackModifiers, situationModifiers } from "./attack/strike-plan.js";
import { findWeapon, weaponsOf } from "./attack/weapon.js";
import { feetBetween } from "./distance.js";
import { findFighter, vitalOf, type Fighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { threatenedCells, threatens } from "./provoke/threat.js";
import { canReach, reachOf } from "./reachable.js";
import { readTurn } from "./read-turn.js";
import { toJson } from "./state.js";

/** Answers a question; null where it can't be answered. */
export function ask(situation: Situation, question: Question): Json {
  switch (question.kind) {
    case "flanking":
      return both(situation, question.by, question.target, (a, b) => isFlanking(situation, a, b));
    case "distance":
      return both(situation, question.from, question.to, (a, b) => feetBetween(situation, a, b));
    case "cover":
      return both(situation, question.from, question.to, (a, b) => coverOf(situation, a, b, true));
    case "threatens":
      return threatensCell(situation, question);
    case "reachable":
      return canReach(situation, question.by, question.action, question.cell);
    case "reach":
      return reachOf(situation, question);
    case "threatened": {
      const fighter = findFighter(situation, question.by);
      return fighter ? threatenedCells(situation, fighter) : [];
    }
    case "attack":
      return attackOn(situation, question);
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
      return null;
  }
}

function both(
  situation: Situation,
  a: Fighter["id"],
  b: Fighter["id"],
  answer: (a: Fighter, b: Fighter) => Json,
): Json {
  const first = findFighter(situation, a);
  const second = findFighter(situation, b);
  return first && second && answer(first, second);
}

function threatensCell(situation: Situation, { by, cell }: Extract<Question, { kind: "threatens" }>): boolean {
  const fighter = findFighter(situation, by);
  const index = situation.board ? cellIndex(situation.board, cell[0], cell[1]) : OUTSIDE;
  if (!fighter || index === OUTSIDE) return false;
  const elevation = fighter.state.position?.elevation ?? 0;
  return threatens(situation, fighter, { footprint: { cell: index, size: 1 }, elevation });
}

function attackOn(situation: Situation, question: Extract<Question, { kind: "attack" }>): Json {
  const attacker = findFighter(situation, question.by);
  const target = findFighter(situation, question.target);
  const weapon =
    attacker && (question.with === undefined ? weaponsOf(attacker)[0] : findWeapon(attacker, question.with));
  if (!attacker || !target || !weapon) return null;
  const strike = { attacker, target, weapon };
  return {
    total: sum(attackModifiers(situation, strike).map(({ value }) => value)),
    bonus: sum(situationModifiers(situation, strike).map(({ value }) => value)),
    advantage: "none",
  };
}

const KINDS: readonly ArmourKind[] = ["ac", "touch", "flat-footed"];

function defenceOf(situation: Situation, { of, defence, against }: Extract<Question, { kind: "defence" }>): Json {
  const target = findFighter(situation, of);
  const kind = KINDS.find((each) => each === defence);
  if (!target || !kind) return null;
  const attacker = findFighter(situation, against);
  const weapon = attacker && weaponsOf(attacker)[0];
  return attacker && weapon && kind === "ac"
    ? armourAgainst(situation, { attacker, target, weapon })
    : armourClass(target, kind);
}

/** A statistic, a tracked number or a carried state with all modifiers (`scenarios/vocabulary.yaml`, stats and statKeys). */
function statisticOf(fighter: Fighter, key: string): Json {
  switch (key) {
    case "ac":
      return armourClass(fighter);
    case "nonlethal":
    case "strDamage":
      return vitalOf(fighter, key) ?? 0;
    case "activeSpells":
      return fighter.turn.activeSpells.map(({ id }) => id);
    case "inventory":
      return [...(fighter.turn.inventory ?? [])];
    case "spellSlots":
    case "uses":
      return trackedGroup(fighter, key);
    default:
      return vitalOf(fighter, key) ?? stateOf(fighter, key) ?? fighter.profile.stats[key] ?? null;
  }
}

function trackedGroup(fighter: Fighter, key: string): Json {
  const listed = fighter.profile.stats[key];
  if (!isJsonObject(listed)) return null;
  return Object.fromEntries(Object.keys(listed).map((part) => [part, vitalOf(fighter, `${key}.${part}`)]));
}

/** A part of the turn state by its dotted name; undefined where there is none. */
function stateOf(fighter: Fighter, key: string): Json | undefined {
  let value: Json | undefined = toJson(readTurn(fighter.state.turn));
  for (const part of key.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  return value;
}
