import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { FREE } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import type { Fact } from "../../../model/event.js";
import type { HomeEffect, HomeMade, HomeTest } from "../../../model/home-made.js";
import type { Cell } from "../../../model/position.js";
import { performHomeMade, type HomeHands, type HomeRoll } from "../../../rules/home-made/perform.js";
import { straightWay } from "../../../rules/home-made/straight.js";
import type { Creature, Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import type { Strike } from "../attack/advantage.js";
import { coverOnSaves } from "../attack/cover.js";
import { isLost, requestTest, savingThrow, succeeds, tested } from "../attack/d20.js";
import { takenOf } from "../attack/damage.js";
import { gain, injure } from "../attack/injure.js";
import { attackTest, giveAway, hitsWith } from "../attack/strike.js";
import { ridersOf } from "../conditions.js";
import { toUntil } from "../durations.js";
import { findFighter, widthOf, type Ability, type Fighter } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { moverGraph, PUSHED } from "../movement/mover-graph.js";
import { carry } from "./carry.js";
import type { Performance } from "./drive.js";

/** Does what a table has made for itself. */
export const performOwn = ({ situation, act, progress, task }: Performance): Step =>
  performHomeMade(situation, act, progress, task.faces, HANDS);

/** Each creature with its turn state, as these rules need it. */
const both = (situation: Situation, a: Creature, b: Creature): readonly [Fighter, Fighter] | null => {
  const [doer, whom] = [findFighter(situation, a.id), findFighter(situation, b.id)];
  return doer && whom ? [doer, whom] : null;
};

const HANDS: HomeHands = {
  test: (situation, doer, target, test, made) => {
    const pair = both(situation, doer, target);
    if (!pair) return LOST;
    return test.kind === "attack" ? attack(situation, pair, test, made) : save(situation, pair, test);
  },
  injure: (situation, doer, whom, amount, kind) => {
    const pair = both(situation, doer, whom);
    return pair ? injure(pair[1], takenOf(situation, pair[1], kind, amount)) : [];
  },
  gain: (situation, doer, whom, row) => {
    const pair = both(situation, doer, whom);
    return pair ? lay(pair, row) : [];
  },
  force: (situation, doer, whom, row) => {
    const pair = both(situation, doer, whom);
    return pair ? force(situation, pair, row) : [];
  },
};

const LOST: HomeRoll = { request: null, read: () => ({ success: false, facts: [] }) };

/** An attack like any other, with everything that the situation does to it; a 20 hits, and doubles nothing here. */
function attack(situation: Situation, [attacker, target]: readonly [Fighter, Fighter], test: HomeTest, made: HomeMade) {
  const strike = strikeOf(attacker, target, test, made);
  const roll = attackTest(situation, strike);
  return {
    request: requestTest(roll),
    read: (faces: readonly number[] | null) => {
      const { hit, against } = hitsWith(situation, strike, faces);
      return {
        success: hit,
        facts: [tested(roll, faces, { hit, critical: false, against }), ...giveAway(situation, strike)],
      };
    },
  };
}

/** What reaches no farther than an arm is a blow, everything else a shot. */
function strikeOf(attacker: Fighter, target: Fighter, { value }: HomeTest, { id, range }: HomeMade): Strike {
  const near = range !== null && range <= CELL;
  const far = range === null ? null : Math.floor(range / CELL);
  return {
    attacker,
    target,
    provoked: false,
    weapon: {
      id,
      kind: near ? "natural" : "touch",
      bonus: value,
      damage: null,
      reach: { min: 0, max: 1 },
      range: near ? null : { normal: far ?? Infinity, long: far ?? Infinity },
      damageType: "",
      ability: 0,
      properties: [],
      strikes: near,
      concentration: false,
    },
  };
}

/** The target's save against a difficulty; cover helps against what has to be dodged (GAP-DND5-02). */
function save(situation: Situation, [doer, target]: readonly [Fighter, Fighter], { of, value }: HomeTest): HomeRoll {
  const ability = of as Ability;
  const test = savingThrow(target, ability, doer.id, ability === "dex" ? coverOnSaves(situation, doer, target) : []);
  return {
    request: isLost(target, ability) ? null : requestTest(test),
    read: (faces) => {
      const saved = succeeds(test, faces, value);
      return { success: !saved, facts: [tested(test, faces, { hit: saved, against: value })] };
    },
  };
}

/** A condition with its end: at the start or the end of a turn, its doer's or its bearer's. */
function lay([doer, whom]: readonly [Fighter, Fighter], { of: id, ends, turns }: HomeEffect): Fact[] {
  const gained = gain(whom, id, doer);
  if (ends === "open" || ends === "save") return gained;
  const at = ends.endsWith("start") ? "start" : "end";
  const until = toUntil({ at, of: ends.startsWith("own") ? doer.id : whom.id, turns });
  return gained.map((fact) =>
    fact.type === "ConditionGained" ? { ...fact, condition: { ...fact.condition, until } } : fact,
  );
}

/** Straight on until something is in the way; riders come along. */
function force(situation: Situation, [doer, whom]: readonly [Fighter, Fighter], { cells, does }: HomeEffect): Fact[] {
  const way = straightWay(
    doer,
    whom,
    { cells, away: does === "push" },
    (creature) => widthOf(situation, creature),
    (path) => mayCome(situation, whom, path),
  );
  const cell = way.at(-1);
  if (way.length < 2 || !cell || !whom.state.position) return [];
  const to = { ...whom.state.position, cell };
  return [
    { type: "Moved", creature: whom.id, path: way, to, mode: does, cost: 0, how: "forced" },
    ...ridersOf(situation, whom).flatMap((rider) => carry(rider, cell)),
  ];
}

function mayCome(situation: Situation, whom: Fighter, path: readonly Cell[]): boolean {
  const { board } = situation;
  const cells = board ? path.map(([x, y]) => cellIndex(board, x, y)) : [];
  const end = cells.at(-1);
  if (!board || end === undefined || end === OUTSIDE) return false;
  const graph = moverGraph(situation, board, whom, PUSHED);
  return !pathCost(graph, cells).refused && graph.standing[end] === FREE;
}
