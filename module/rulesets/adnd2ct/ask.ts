import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { cellsInReach } from "../../grid/reach/cells-in-reach.js";
import { findPath } from "../../grid/search/find-path.js";
import { flood } from "../../grid/search/flood.js";
import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Cell } from "../../model/position.js";
import type { Question } from "../../model/question.js";
import { findStat, footprintAt, vitalOf } from "../../rules/creature.js";
import { surveyReach } from "../../rules/movement/survey-reach.js";
import type { Situation } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { ACTION_ROWS } from "./actions.data.js";
import { armourClass } from "./attack/armour-class.js";
import { bonusOf } from "../../rules/d20.js";
import { isHeldAt, situationModifiers } from "./attack/modifiers.js";
import { meleeWeapons, weaponsOf } from "./attack/weapon.js";
import { gapBetween, standing } from "./distance.js";
import { dueCreatures } from "./due.js";
import { fatigueOf } from "./fatigue.js";
import { findFighter, type Fighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { COVER_PENALTY, shelterOf } from "./lines.js";
import { allowanceOf } from "./movement/allowance.js";
import { moverGraph } from "./movement/mover-graph.js";
import { PHASES } from "./phases.js";
import { openingsLeft } from "./provoke/chances.js";
import { threatens } from "./provoke/threat.js";
import { toJson } from "./state.js";
import { basePhaseOf } from "./timing.js";

/** Answers a question; null where it can't be answered. */
export function ask(situation: Situation, question: Question): Json {
  switch (question.kind) {
    case "flanking":
      return null;
    case "distance":
      return both(situation, question.from, question.to, (a, b) => situation.board && gapBetween(situation, a, b));
    case "cover":
      return both(situation, question.from, question.to, (a, b) => {
        const cover = shelterOf(situation, a, b);
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
      const of = findFighter(situation, question.of);
      return of && question.defence === "ac"
        ? armourClass(situation, of, findFighter(situation, question.against))
        : null;
    }
    case "can": {
      const { refusal } = judge(situation, question.act);
      return { legal: refusal === null, reason: refusal?.reasons[0].code ?? null };
    }
    case "stat": {
      const fighter = findFighter(situation, question.of);
      return fighter && statisticOf(situation, fighter, question.key);
    }
    case "order":
      return situation.encounter.phase ? dueCreatures(situation) : [...situation.encounter.order];
    case "choices":
      return choicesOf(situation, question.by);
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

/** What may be declared for the round. */
function choicesOf(situation: Situation, by: Fighter["id"]): Json {
  return ACTION_ROWS.filter(({ declarable }) => declarable).map(({ id }) => {
    const { refusal } = judge(situation, { by, action: "declare", then: { by, action: id } });
    return { id, variants: [], legal: refusal === null, reason: refusal?.reasons[0].code ?? null };
  });
}

function threatensCell(situation: Situation, { by, cell }: Extract<Question, { kind: "threatens" }>): boolean {
  const fighter = findFighter(situation, by);
  const footprint = situation.board && footprintAt(situation.board, cell, 1);
  if (!fighter || !footprint || openingsLeft(situation, fighter) === 0) return false;
  return threatens(situation, fighter, { footprint, elevation: fighter.state.position?.elevation ?? 0 });
}

/** All cells of the board that it threatens now. */
function threatenedCells(situation: Situation, by: Fighter["id"]): Json {
  const { board } = situation;
  const fighter = findFighter(situation, by);
  const from = fighter && standing(situation, fighter);
  if (!board || !from) return [];
  const farthest = Math.max(0, ...meleeWeapons(fighter).map(({ reach }) => reach.max));
  return cellsInReach(board, from.footprint, { min: 0, max: farthest }, "square")
    .map((index): [number, number] => [columnOf(board, index), rowOf(board, index)])
    .filter((cell) => threatensCell(situation, { kind: "threatens", by, cell }));
}

/** The walking part of an action: its own, or the plain movement that goes with it. */
const walkOf = (action: string): string => (findAction(action)?.family === "walk" ? action : "move");

/** Cells where it could end in this phase. */
function reachOf(situation: Situation, { by, action }: Extract<Question, { kind: "reach" }>): Json {
  const start = startOf(situation, by);
  if (!start) return [];
  const { board, actor, cell } = start;
  const graph = moverGraph(situation, board, actor);
  const budget = allowanceOf(situation, actor).now;
  const found = flood(graph, { start: cell, budget, parity: actor.turn.diagonals });
  return surveyReach(found, (path) => judge(situation, { by, action: walkOf(action), path }));
}

/** Whether the whole of the action's movement carries it there. */
function isReachable(situation: Situation, { by, action, cell }: Extract<Question, { kind: "reachable" }>): Json {
  const start = startOf(situation, by);
  if (!start || !findAction(action)) return null;
  const { board, actor, cell: from } = start;
  const goal = cellIndex(board, cell[0], cell[1]);
  if (goal === OUTSIDE) return false;
  const asDeclared = actor.turn.declared
    ? actor
    : { ...actor, turn: { ...actor.turn, declared: { action, with: null, options: {} } } };
  const found = findPath(moverGraph(situation, board, actor), { start: from, goal, parity: actor.turn.diagonals });
  return found !== null && found.cost <= allowanceOf(situation, asDeclared).whole;
}

function startOf(situation: Situation, by: Fighter["id"]) {
  const { board } = situation;
  const actor = findFighter(situation, by);
  const at: Cell | undefined = actor?.state.position?.cell;
  const cell = board && at ? cellIndex(board, at[0], at[1]) : OUTSIDE;
  return board && actor && cell !== OUTSIDE ? { board, actor, cell } : null;
}

function attackOn(situation: Situation, question: Extract<Question, { kind: "attack" }>): Json {
  const [attacker, target] = [findFighter(situation, question.by), findFighter(situation, question.target)];
  const weapon = attacker && weaponsOf(attacker).find(({ id }) => question.with === undefined || id === question.with);
  if (!attacker || !target || !weapon) return null;
  const held = isHeldAt(situation, attacker, target);
  const charges = attacker.turn.declared?.action === "charge";
  const strike = {
    attacker,
    target,
    weapon,
    way: charges ? ("charge" as const) : ("plain" as const),
    held,
    clumsy: false,
  };
  const bonus = bonusOf(situationModifiers(situation, strike));
  return { total: weapon.bonus + bonus, bonus, advantage: "none" };
}

/** A statistic, a tracked number or a carried state, dotted for a part of one. */
function statisticOf(situation: Situation, fighter: Fighter, key: string): Json {
  if (key === "ac") return armourClass(situation, fighter);
  if (key === "basePhase") return PHASES[basePhaseOf(situation, fighter)] ?? null;
  if (key === "fatigue") return fatigueOf(situation, fighter);
  const known = vitalOf(fighter, key) ?? findStat(fighter, key);
  if (known !== null) return known;
  let value: Json | undefined = toJson(fighter.turn);
  for (const part of key.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  return value ?? fighter.profile.stats[key] ?? null;
}
