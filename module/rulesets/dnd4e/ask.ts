import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { findPath } from "../../grid/search/find-path.js";
import { flood } from "../../grid/search/flood.js";
import { type Json } from "../../kernel/json.js";
import type { Cell } from "../../model/position.js";
import type { Question } from "../../model/question.js";
import { vitalOf } from "../../rules/creature.js";
import { createAsk } from "../../rules/ask.js";
import { partOf } from "../../rules/turn-state.js";
import { surveyReach } from "../../rules/movement/survey-reach.js";
import type { Situation } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { coursesOf } from "./advance/courses.js";
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

function attackOn(situation: Situation, attacker: Fighter, target: Fighter, id: string | undefined): Json {
  const weapon = weaponsOf(attacker).find((each) => id === undefined || each.id === id);
  if (!weapon) return null;
  const strike = { attacker, target, weapon, charging: false, provoked: false };
  const bonus = bonusOf(situationModifiers(situation, strike));
  return { total: weapon.bonus + bonus, bonus, advantage: hasAdvantage(situation, strike) ? "advantage" : "none" };
}

/** A statistic, a tracked number or a carried state, dotted for a part of one. */
function statisticOf(_situation: Situation, fighter: Fighter, key: string): Json {
  if (key === "actionPoints") return pointsOf(fighter);
  const defence = readDefence(key);
  if (defence) return defenceOf(fighter, defence);
  return partOf(fighter.turn, key) ?? vitalOf(fighter, key) ?? fighter.profile.stats[key] ?? null;
}

export const ask = createAsk<Fighter>({
  findFighter,
  judge,
  flanking: isFlanking,
  distance: (situation, a, b) => situation.board && gapBetween(situation, a, b),
  cover(situation, a, b) {
    const cover = coverOf(situation, a, b, true);
    return { cover, bonus: COVER_PENALTY[cover] };
  },
  threatening: {
    threatens: (situation, fighter, place) =>
      hasOpportunity(situation, fighter) && threats(situation, fighter, place).length > 0,
    standing,
    farthest: (fighter) => Math.max(1, ...weaponsOf(fighter).map(({ reach }) => reach.max)),
  },
  reachable: isReachable,
  reach: reachOf,
  attack: attackOn,
  defence(_situation, of, named) {
    const defence = readDefence(named);
    return defence && defenceOf(of, defence);
  },
  stat: statisticOf,
  courses: coursesOf,
});
