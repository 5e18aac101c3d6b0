import type { Fact } from "../../../model/event.js";
import type { HomeEffect, HomeMade, HomeTest } from "../../../model/home-made.js";
import type { Cell } from "../../../model/position.js";
import { gain, putAt } from "../../../rules/creature.js";
import { bonusOf, readTest, requestTest, type Test } from "../../../rules/d20.js";
import { performHomeMade, type HomeHands, type HomeRoll } from "../../../rules/home-made/perform.js";
import { straightWay } from "../../../rules/home-made/straight.js";
import type { Creature, Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { injure } from "../attack/injure.js";
import { readWeapon } from "../attack/weapon.js";
import { hits, rolled } from "../attack/strike.js";
import type { Strike } from "../attack/strike-order.js";
import { attackModifiers } from "../attack/strike-plan.js";
import { D20 } from "../attack/strike-turn.js";
import { expiring } from "../duration.js";
import { findFighter, statOf, widthOf, type Fighter } from "../fighter.js";
import { judge } from "../judge/judge.js";
import { CELL } from "../movement/speed.js";
import type { Performance } from "./drive.js";

/** Does what a table has made for itself. */
export const performOwn = ({ situation, act, progress, task }: Performance): Step =>
  performHomeMade(situation, act, progress, task.faces, HANDS);

type Pair = readonly [doer: Fighter, whom: Fighter];

/** Does something with both as these rules need them; the otherwise where one of them is gone. */
function withBoth<T>(situation: Situation, a: Creature, b: Creature, then: (pair: Pair) => T, otherwise: T): T {
  const [doer, whom] = [findFighter(situation, a.id), findFighter(situation, b.id)];
  return doer && whom ? then([doer, whom]) : otherwise;
}

const NOTHING: readonly Fact[] = [];
const LOST: HomeRoll = { request: null, read: () => ({ success: false, facts: [] }) };

const HANDS: HomeHands = {
  test: (situation, a, b, test, made) =>
    withBoth(
      situation,
      a,
      b,
      (pair) => (test.kind === "attack" ? attack(situation, pair, test, made) : save(pair, test)),
      LOST,
    ),
  injure: (situation, a, b, amount, kind) =>
    withBoth(situation, a, b, ([, whom]) => injure(whom, amount, kind === "nonlethal"), NOTHING),
  gain: (situation, a, b, row) => withBoth(situation, a, b, (pair) => lay(situation, pair, row), NOTHING),
  force: (situation, a, b, row) => withBoth(situation, a, b, (pair) => force(situation, pair, row), NOTHING),
};

/** An attack with everything that the situation adds; a 20 hits, and nothing is confirmed here. */
function attack(situation: Situation, [attacker, target]: Pair, test: HomeTest, made: HomeMade): HomeRoll {
  const strike = strikeOf(attacker, target, test, made);
  const modifiers = attackModifiers(situation, strike);
  const bonus = bonusOf(modifiers);
  return {
    request: { by: attacker.id, kind: "attack", dice: D20, modifiers, target: target.id },
    read: (faces) => {
      const face = faces?.[0] ?? null;
      const hit = face !== null && hits(situation, face, bonus, strike);
      return { success: hit, facts: rolled(situation, strike, "attack", face, { hit, critical: false }) };
    },
  };
}

/** What reaches no farther than an arm is a blow, everything else a shot without increments. */
function strikeOf(attacker: Fighter, target: Fighter, { of, value }: HomeTest, { id, range }: HomeMade): Strike {
  const near = range !== null && range <= CELL;
  const touches = of === "touch";
  const kind = touches ? "touch" : near ? "natural" : "ranged";
  const weapon = readWeapon(attacker, { id, kind, bonus: value, reach: { min: 0, max: 1 }, extra: {} });
  return { attacker, target, weapon: { ...weapon, increment: touches && !near ? Infinity : null } };
}

/** The target's save against a difficulty; a 20 makes it, a 1 doesn't. */
const save = ([doer, target]: Pair, { of, value }: HomeTest): HomeRoll => saveAgainst(target, of, value, doer.id);

/** The save of somebody who may be gone by then. `against`: whose doing it is, where that is known. */
export function saveAgainst(target: Fighter | null, of: string, difficulty: number, against?: Fighter["id"]): HomeRoll {
  if (!target) return LOST;
  const modifiers = [{ label: of, value: statOf(target, of, 0) }];
  const aimed = against === undefined ? {} : { target: against };
  const test: Test = { by: target.id, kind: "save", modifiers, against: difficulty, ...aimed };
  return {
    request: requestTest(test),
    read: (faces) => {
      const { hit, die, fact } = readTest(test, faces);
      const saved = die === 20 || (die !== 1 && hit);
      const told = fact.type === "RollResolved" ? { ...fact, roll: { ...fact.roll, hit: saved } } : fact;
      return { success: !saved, facts: [told] };
    },
  };
}

/** A condition with its end: at the start of a turn, its doer's or its bearer's, so many of them from now. */
function lay(situation: Situation, [doer, whom]: Pair, { of: id, ends, turns }: HomeEffect): Fact[] {
  const { active, order } = situation.encounter;
  if (ends === "open" || ends === "save") return gain(whom, id, { by: doer.id });
  const counts = ends.startsWith("own") ? doer.id : whom.id;
  const comesStill = active !== null && order.indexOf(counts) > order.indexOf(active);
  return gain(whom, id, { by: doer.id, until: expiring(situation, counts, comesStill ? turns - 1 : turns) });
}

/** Straight on until something is in the way. */
function force(situation: Situation, [doer, whom]: Pair, { cells, does }: HomeEffect): Fact[] {
  const cause = does === "pull" ? "pull" : "push";
  const mayCome = (path: readonly Cell[]): boolean =>
    judge(situation, { by: whom.id, action: "forced", cause, source: doer.id, path }).refusal === null;
  const width = (creature: Creature): number => widthOf(situation, creature);
  const way = straightWay(doer, whom, { cells, away: cause === "push" }, width, mayCome);
  return way.length < 2 ? [] : putAt(whom, way, cause, "forced");
}
