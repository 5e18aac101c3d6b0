import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { cellsInReach } from "../../grid/reach/cells-in-reach.js";
import { findPath } from "../../grid/search/find-path.js";
import { flood } from "../../grid/search/flood.js";
import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Cell } from "../../model/position.js";
import type { Question } from "../../model/question.js";
import { footprintAt, vitalOf } from "../../rules/creature.js";
import { surveyReach } from "../../rules/movement/survey-reach.js";
import type { Situation } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { hasAdvantage, situationModifiers } from "./attack/advantage.js";
import { defenceOf, readDefence } from "./attack/armour-class.js";
import { bonusOf } from "../../rules/d20.js";
import { isFlanking } from "./attack/flanking.js";
import { weaponsOf } from "./attack/weapon.js";
import { gapBetween, standing } from "./distance.js";
import { findFighter, type Fighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { gaitOf } from "./judge/move.js";
import { pointsOf } from "./judge/simple.js";
import { COVER_PENALTY, coverOf } from "./lines.js";
import { moverGraph } from "./movement/mover-graph.js";
import { distanceOf } from "./movement/speed.js";
import { hasOpportunity, threats } from "./provoke/chances.js";
import { toJson } from "./state.js";

/** Answers a question; null where it can't be answered. */
export function ask(situation: Situation, question: Question): Json {
  switch (question.kind) {
    case "flanking":
      return both(situation, question.by, question.target, (a, b) => isFlanking(situation, a, b));
    case "distance":
      return both(situation, question.from, question.to, (a, b) => situation.board && gapBetween(situation, a, b));
    case "cover":
      return both(situation, question.from, question.to, (a, b) => {
        const cover = coverOf(situation, a, b, true);
        return { cover, bonus: COVER_PENALTY[cover] };
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
    case "defence": {
      const [of, defence] = [findFighter(situation, question.of), readDefence(question.defence)];
      return of && defence && defenceOf(of, defence);
    }
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
  const [first, second] = [findFighter(situation, a), findFighter(situation, b)];
  return first && second && answer(first, second);
}

function threatensCell(situation: Situation, { by, cell }: Extract<Question, { kind: "threatens" }>): boolean {
  const fighter = findFighter(situation, by);
  const footprint = situation.board && footprintAt(situation.board, cell, 1);
  if (!fighter || !footprint || !hasOpportunity(situation, fighter)) return false;
  const elevation = fighter.state.position?.elevation ?? 0;
  return threats(situation, fighter, { footprint, elevation }).length > 0;
}

/** All cells of the board that it threatens now. */
function threatenedCells(situation: Situation, by: Fighter["id"]): Json {
  const { board } = situation;
  const fighter = findFighter(situation, by);
  const from = fighter && standing(situation, fighter);
  if (!board || !from) return [];
  const farthest = Math.max(1, ...weaponsOf(fighter).map(({ reach }) => reach.max));
  return cellsInReach(board, from.footprint, { min: 0, max: farthest }, "square")
    .map((index): [number, number] => [columnOf(board, index), rowOf(board, index)])
    .filter((cell) => threatensCell(situation, { kind: "threatens", by, cell }));
}

/** Cells where it could end with an action now, and the further slot that this would take: no way is longer than three actions. */
function reachOf(situation: Situation, { by, action }: Extract<Question, { kind: "reach" }>): Json {
  const { board } = situation;
  const [actor, row] = [findFighter(situation, by), findAction(action)];
  const at = actor?.state.position?.cell;
  const start = board && at ? cellIndex(board, at[0], at[1]) : OUTSIDE;
  if (!board || !actor || !row || start === OUTSIDE) return [];
  const act = { by, action };
  const graph = moverGraph(situation, board, actor, gaitOf(actor, act, row));
  const found = flood(graph, { start, budget: 3 * (distanceOf(actor, act, row) ?? 0) });
  return surveyReach(found, (path) => judge(situation, { by, action, path }));
}

/** Whether the cheapest way there is lawful. */
function isReachable(situation: Situation, { by, action, cell }: Extract<Question, { kind: "reachable" }>): Json {
  const { board } = situation;
  const [actor, row] = [findFighter(situation, by), findAction(action)];
  const at = actor?.state.position?.cell;
  if (!board || !actor || !row || !at) return null;
  const start = cellIndex(board, at[0], at[1]);
  const goal = cellIndex(board, cell[0], cell[1]);
  if (start === OUTSIDE || goal === OUTSIDE) return false;
  const found = findPath(moverGraph(situation, board, actor, gaitOf(actor, { by, action }, row)), { start, goal });
  const path = found?.path.map((index): Cell => [columnOf(board, index), rowOf(board, index)]);
  return path !== undefined && judge(situation, { by, action, path }).refusal === null;
}

function attackOn(situation: Situation, question: Extract<Question, { kind: "attack" }>): Json {
  const [attacker, target] = [findFighter(situation, question.by), findFighter(situation, question.target)];
  const weapon = attacker && weaponsOf(attacker).find(({ id }) => question.with === undefined || id === question.with);
  if (!attacker || !target || !weapon) return null;
  const strike = { attacker, target, weapon, charging: false, provoked: false };
  const bonus = bonusOf(situationModifiers(situation, strike));
  return { total: weapon.bonus + bonus, bonus, advantage: hasAdvantage(situation, strike) ? "advantage" : "none" };
}

/** A statistic, a tracked number or a carried state, dotted for a part of one. */
function statisticOf(fighter: Fighter, key: string): Json {
  if (key === "actionPoints") return pointsOf(fighter);
  const defence = readDefence(key);
  if (defence) return defenceOf(fighter, defence);
  let value: Json | undefined = toJson(fighter.turn);
  for (const part of key.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  return value ?? vitalOf(fighter, key) ?? fighter.profile.stats[key] ?? null;
}
