import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../grid/board/layout.js";
import { neighbourRing } from "../../grid/footprint/ring.js";
import { findPath } from "../../grid/search/find-path.js";
import { flood } from "../../grid/search/flood.js";
import { type Json } from "../../kernel/json.js";
import type { Cell } from "../../model/position.js";
import type { Question } from "../../model/question.js";
import { findStat, vitalOf } from "../../rules/creature.js";
import { createAsk, legality } from "../../rules/ask.js";
import { partOf } from "../../rules/turn-state.js";
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
import { arcOfCell } from "./facing.js";
import { fatigueOf } from "./fatigue.js";
import { findFighter, type Fighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { COVER_PENALTY, shelterOf } from "./lines.js";
import { allowanceOf } from "./movement/allowance.js";
import { moverGraph } from "./movement/mover-graph.js";
import { PHASES } from "./phases.js";
import { openingsLeft } from "./provoke/chances.js";
import { threatens } from "./provoke/threat.js";
import { basePhaseOf } from "./timing.js";

/** What may be declared for the round. */
function choicesOf(situation: Situation, { id: by }: Fighter): Json {
  return ACTION_ROWS.filter(({ declarable }) => declarable).map(({ id }) => {
    const plan = judge(situation, { by, action: "declare", then: { by, action: id } });
    return { id, variants: [], ...legality(plan) };
  });
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

function attackOn(situation: Situation, attacker: Fighter, target: Fighter, id: string | undefined): Json {
  const weapon = weaponsOf(attacker).find((each) => id === undefined || each.id === id);
  if (!weapon) return null;
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
  return partOf(fighter.turn, key) ?? fighter.profile.stats[key] ?? null;
}

/** The squares round about, front, flank and rear (GAP-ADND-07). */
function arcsAbout(situation: Situation, fighter: Fighter): Json {
  const { board } = situation;
  const place = standing(situation, fighter);
  const facing = fighter.state.position?.facing ?? null;
  if (!board || !place || facing === null) return null;
  return neighbourRing(board, place.footprint).map((cell) => ({
    cell: [columnOf(board, cell), rowOf(board, cell)],
    arc: arcOfCell(board, place.footprint, facing, cell),
  }));
}

export const ask = createAsk<Fighter>({
  findFighter,
  judge,
  distance: (situation, a, b) => situation.board && gapBetween(situation, a, b),
  cover(situation, a, b) {
    const cover = shelterOf(situation, a, b);
    return { cover, bonus: COVER_PENALTY[cover] };
  },
  threatening: {
    threatens: (situation, fighter, place) =>
      openingsLeft(situation, fighter) !== 0 && threatens(situation, fighter, place),
    standing,
    farthest: (fighter) => Math.max(0, ...meleeWeapons(fighter).map(({ reach }) => reach.max)),
  },
  reachable: isReachable,
  reach: reachOf,
  attack: attackOn,
  defence: (situation, of, defence, against) => (defence === "ac" ? armourClass(situation, of, against) : null),
  stat: statisticOf,
  arcs: arcsAbout,
  order: (situation) => (situation.encounter.phase ? dueCreatures(situation) : situation.encounter.order),
  choices: choicesOf,
});
