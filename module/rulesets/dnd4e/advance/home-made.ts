import type { Fact } from "../../../model/event.js";
import type { HomeEffect, HomeMade, HomeTest } from "../../../model/home-made.js";
import type { Cell } from "../../../model/position.js";
import { gain, putAt } from "../../../rules/creature.js";
import { readTest, requestTest } from "../../../rules/d20.js";
import { performHomeMade, type HomeHands, type HomeRoll } from "../../../rules/home-made/perform.js";
import { straightWay } from "../../../rules/home-made/straight.js";
import type { Creature, Situation } from "../../../rules/situation.js";
import { readDefence } from "../attack/armour-class.js";
import { injure } from "../attack/injure.js";
import { attackTest } from "../attack/strike.js";
import { findFighter, spaceOf, type Fighter } from "../fighter.js";
import { judge } from "../judge/judge.js";
import { dropAt } from "../movement/drop.js";
import type { Part } from "./part.js";

/** Does what a table has made for itself. */
export const doOwn: Part = ({ situation, act, progress, task }) =>
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
  test: (situation, a, b, test, made) => withBoth(situation, a, b, (pair) => attack(situation, pair, test, made), LOST),
  injure: (situation, a, b, amount) => withBoth(situation, a, b, ([, whom]) => injure(whom, amount), NOTHING),
  gain: (situation, a, b, row) => withBoth(situation, a, b, (pair) => lay(pair, row), NOTHING),
  force: (situation, a, b, row) => withBoth(situation, a, b, (pair) => force(situation, pair, row), NOTHING),
  wakes: ["unconscious"],
};

/** An attack with everything that the situation adds. What reaches no farther than the next square is a blow. */
function attack(situation: Situation, [attacker, target]: Pair, { of, value }: HomeTest, made: HomeMade): HomeRoll {
  const near = made.range !== null && made.range <= 1;
  const weapon = {
    id: made.id,
    kind: near ? "natural" : "ranged",
    bonus: value,
    damage: null,
    reach: { min: 0, max: 1 },
    range: null,
    defence: readDefence(of) ?? "ac",
    properties: [],
    basic: false,
  } as const;
  const test = attackTest(situation, { attacker, target, weapon, charging: false, provoked: false });
  return {
    request: requestTest(test),
    read: (faces) => {
      const { hit, fact } = readTest(test, faces);
      return { success: hit, facts: [fact] };
    },
  };
}

/** A condition with its end: with a turn, its doer's or its bearer's, or by a saving throw (GAP-DND4-13). */
function lay([doer, whom]: Pair, { of: id, ends, turns }: HomeEffect): Fact[] {
  if (ends === "open") return gain(whom, id, { by: doer.id });
  if (ends === "save") return gain(whom, id, { by: doer.id, until: { save: true } });
  const on = ends.endsWith("start") ? "start" : "end";
  return gain(whom, id, { by: doer.id, until: { on, of: ends.startsWith("own") ? doer.id : whom.id, turns } });
}

/** Straight on until something is in the way, or the ground ends: nobody goes over an edge by it. */
function force(situation: Situation, [doer, whom]: Pair, { cells, does }: HomeEffect): Fact[] {
  const cause = does === "pull" ? "pull" : "push";
  const mayCome = (path: readonly Cell[]): boolean =>
    path.every((cell) => dropAt(situation, whom, cell) <= 0) &&
    judge(situation, { by: whom.id, action: "forced", cause, source: doer.id, path }).refusal === null;
  const way = straightWay(doer, whom, { cells, away: cause === "push" }, spaceOf, mayCome);
  return way.length < 2 ? [] : putAt(whom, way, cause, "forced");
}
