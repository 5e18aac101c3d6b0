import { cellIndex, OUTSIDE } from "../../grid/board/layout.js";
import { canEndAt, flood, type Flood } from "../../grid/search/flood.js";
import { type Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Question } from "../../model/question.js";
import { createAsk } from "../../rules/ask.js";
import { bonusOf } from "../../rules/d20.js";
import type { Place } from "../../rules/place.js";
import { partOf } from "../../rules/turn-state.js";
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

function threatens(situation: Situation, fighter: Fighter, place: Place): boolean {
  if (fighter.turn.reactionUsed || isIncapable(fighter)) return false;
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

function attackOn(situation: Situation, attacker: Fighter, target: Fighter, id: string | undefined): Json {
  const weapon = id === undefined ? weaponsOf(attacker)[0] : findWeapon(attacker, id);
  if (!weapon) return null;
  const used = asUsed(situation, attacker, weapon, standing(situation, target));
  const strike = { attacker, target, weapon: used, provoked: false };
  return {
    total: weapon.bonus + bonusOf(burdenOf(attacker)),
    bonus: 0,
    advantage: advantageOf(situation, strike),
    advantages: advantagesOf(situation, strike),
    disadvantages: disadvantagesOf(situation, strike),
  };
}

function defenceOf(situation: Situation, target: Fighter, defence: string, attacker: Fighter | null): Json {
  if (defence !== "ac") return null;
  return attacker ? armourAgainst(situation, attacker, target) : armourClass(target);
}

/** A statistic, a tracked number or a carried state (`scenarios/vocabulary.yaml`, stats and statKeys). */
function statisticOf(_situation: Situation, fighter: Fighter, key: string): Json {
  if (key === "ac") return armourClass(fighter);
  if (key === "hp") return hitPointsOf(fighter);
  return partOf(fighter.turn, key) ?? fighter.profile.stats[key] ?? null;
}

/** Flanking is no rule of this game. */
export const ask = createAsk<Fighter>({
  findFighter,
  judge,
  distance: feetBetween,
  cover(situation, a, b) {
    const cover = coverOf(situation, a, b);
    return { cover, bonus: COVER_BONUS[cover] };
  },
  threatening: {
    threatens,
    standing,
    farthest: (fighter) => Math.max(0, ...opportuneWeapons(fighter).map(({ reach }) => reach.max)),
  },
  reachable: isReachable,
  reach: reachOf,
  attack: attackOn,
  defence: defenceOf,
  stat: statisticOf,
});
