import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { cellsInReach } from "../../grid/reach/cells-in-reach.js";
import { canEndAt, flood, type Flood } from "../../grid/search/flood.js";
import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Question } from "../../model/question.js";
import { sum } from "../../rules/dice.js";
import { surveyReach } from "../../rules/movement/survey-reach.js";
import type { Situation } from "../../rules/situation.js";
import { advantageOf, advantagesOf, disadvantagesOf } from "./attack/advantage.js";
import { armourAgainst, armourClass } from "./attack/armour-class.js";
import { coverOf } from "./attack/cover.js";
import { burdenOf } from "./attack/d20.js";
import { asUsed } from "./attack/used.js";
import { findWeapon, opportuneWeapons, weaponsOf } from "./attack/weapon.js";
import { findAction } from "./actions.js";
import { isIncapable } from "./conditions.js";
import { feetBetween, standing } from "./distance.js";
import { findFighter, footprintOf, hitPointsOf, type Fighter } from "./fighter.js";
import { budgetFor, gaitOf } from "./judge/move.js";
import { judge } from "./judge/judge.js";
import { COVER_BONUS } from "./lines.js";
import { moverGraph } from "./movement/mover-graph.js";
import { isWalledOff, reachingWeapons } from "./provoke/threat.js";
import { readTurn, toJson } from "./state.js";

/** Answers a question; null where it can't be answered. Flanking is no rule of this game. */
export function ask(situation: Situation, question: Question): Json {
  switch (question.kind) {
    case "flanking":
      return null;
    case "distance":
      return both(situation, question.from, question.to, (a, b) => feetBetween(situation, a, b));
    case "cover":
      return both(situation, question.from, question.to, (a, b) => {
        const cover = coverOf(situation, a, b);
        return { cover, bonus: COVER_BONUS[cover] };
      });
    case "threatens":
      return threatensCell(situation, question);
    case "reachable":
      return isReachable(situation, question);
    case "reach":
      return reachOf(situation, question);
    case "threatened":
      return threatenedCells(situation, question.by);
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

/** All cells of the board that it threatens now. */
function threatenedCells(situation: Situation, by: Fighter["id"]): Json {
  const { board } = situation;
  const fighter = findFighter(situation, by);
  const footprint = fighter && footprintOf(situation, fighter);
  if (!board || !footprint) return [];
  const farthest = Math.max(0, ...opportuneWeapons(fighter).map(({ reach }) => reach.max));
  return cellsInReach(board, footprint, { min: 0, max: farthest }, "square")
    .map((index): [number, number] => [columnOf(board, index), rowOf(board, index)])
    .filter((cell) => threatensCell(situation, { kind: "threatens", by, cell }));
}

function threatensCell(situation: Situation, { by, cell }: Extract<Question, { kind: "threatens" }>): boolean {
  const fighter = findFighter(situation, by);
  const index = situation.board ? cellIndex(situation.board, cell[0], cell[1]) : OUTSIDE;
  if (!fighter || index === OUTSIDE || fighter.turn.reactionUsed || isIncapable(fighter)) return false;
  const place = { footprint: { cell: index, size: 1 }, elevation: fighter.state.position?.elevation ?? 0 };
  return reachingWeapons(situation, fighter, place).length > 0 && !isWalledOff(situation, fighter, place);
}

/** Whether some way ends there within what is left of the movement. */
function isReachable(situation: Situation, question: Extract<Question, { kind: "reachable" }>): Json {
  const { board } = situation;
  const reached = floodFor(situation, question);
  if (!board || !reached) return null;
  const cell = cellIndex(board, question.cell[0], question.cell[1]);
  return cell !== OUTSIDE && canEndAt(reached, cell);
}

/** Cells where it could end with an action now; nothing of this game opens another slot for the rest of a way. */
function reachOf(situation: Situation, { by, action, mode }: Extract<Question, { kind: "reach" }>): Json {
  const act = mode === undefined ? { by, action } : { by, action, options: { mode } };
  const reached = floodFor(situation, act);
  return reached ? surveyReach(reached, (path) => judge(situation, { ...act, path })) : [];
}

/** Every way within what is left of the movement; null where the action is none. */
function floodFor(situation: Situation, { by, action: id, options }: Act): Flood | null {
  const { board } = situation;
  const actor = findFighter(situation, by);
  const action = findAction(id);
  const start = actor && footprintOf(situation, actor);
  if (!board || !actor || !start || action?.family !== "move") return null;
  const judged = { situation, actor, action, act: options ? { by, action: id, options } : { by, action: id } };
  const graph = moverGraph(situation, board, actor, gaitOf(judged));
  return flood(graph, { start: start.cell, budget: budgetFor(judged), parity: actor.turn.diagonals });
}

function attackOn(situation: Situation, question: Extract<Question, { kind: "attack" }>): Json {
  const attacker = findFighter(situation, question.by);
  const target = findFighter(situation, question.target);
  const weapon =
    attacker && (question.with === undefined ? weaponsOf(attacker)[0] : findWeapon(attacker, question.with));
  if (!attacker || !target || !weapon) return null;
  const used = asUsed(situation, attacker, weapon, standing(situation, target));
  const strike = { attacker, target, weapon: used, provoked: false };
  return {
    total: weapon.bonus + sum(burdenOf(attacker).map(({ value }) => value)),
    bonus: 0,
    advantage: advantageOf(situation, strike),
    advantages: advantagesOf(situation, strike),
    disadvantages: disadvantagesOf(situation, strike),
  };
}

function defenceOf(situation: Situation, { of, defence, against }: Extract<Question, { kind: "defence" }>): Json {
  const target = findFighter(situation, of);
  if (!target || defence !== "ac") return null;
  const attacker = findFighter(situation, against);
  return attacker ? armourAgainst(situation, attacker, target) : armourClass(target);
}

/** A statistic, a tracked number or a carried state (`scenarios/vocabulary.yaml`, stats and statKeys). */
function statisticOf(fighter: Fighter, key: string): Json {
  if (key === "ac") return armourClass(fighter);
  if (key === "hp") return hitPointsOf(fighter);
  return stateOf(fighter, key) ?? fighter.profile.stats[key] ?? null;
}

/** A part of the turn state by its dotted name; undefined where there is none. */
function stateOf(fighter: Fighter, key: string): Json | undefined {
  let value: Json | undefined = toJson(readTurn(fighter.state.turn));
  for (const part of key.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  return value ?? undefined;
}
