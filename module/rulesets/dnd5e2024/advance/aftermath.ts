import type { Json, JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import { asList, asObject } from "../../../rules/progress.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { isLost, requestTest, savingThrow, succeeds, tested, type Test } from "../attack/d20.js";
import { breakConcentration } from "../attack/concentration.js";
import { fallDice, falls, GROUNDING, landed } from "../attack/flight.js";
import { isIncapable, mountOf, ridersOf } from "../conditions.js";
import { hasEffect } from "../features.js";
import { findFighter, type Ability, type Fighter } from "../fighter.js";
import { carry } from "./carry.js";
import { endangeredRiders, saved } from "./saddle.js";

/** A save that what has just happened asks of somebody. */
interface Due {
  readonly by: CreatureId;
  readonly of: "saddle" | "concentration" | "fall";
  readonly difficulty: number;
}

/**
 * What facts ask for: of riders to stay in the saddle, of the wounded to keep their concentration, of flyers whom
 * nothing carries any more the dice of their fall.
 */
export function dueSaves(situation: Situation, facts: readonly Fact[]): readonly JsonObject[] {
  const riders = endangeredRiders(situation, facts).map((by): Due => ({ by, of: "saddle", difficulty: 0 }));
  return [...riders, ...distracted(situation, facts), ...grounded(facts)].map((due) => ({ ...due }));
}

/** Those who may have lost what holds them in the air; whether they fall is seen when all has been counted. */
function grounded(facts: readonly Fact[]): Due[] {
  const struck = facts.flatMap((fact) =>
    fact.type === "ConditionGained" && GROUNDING.includes(fact.condition.id) ? [fact.creature] : [],
  );
  return [...new Set(struck)].map((by): Due => ({ by, of: "fall", difficulty: 0 }));
}

/** Difficulty of keeping concentration: half the damage, at least 10 and at most 30. */
const CONCENTRATION = { least: 10, most: 30 };

function distracted(situation: Situation, facts: readonly Fact[]): Due[] {
  const damage = new Map<CreatureId, number>();
  for (const fact of facts) {
    if (fact.type !== "VitalsChanged") continue;
    const lost = (fact.from ?? 0) - (fact.to ?? 0);
    if (lost > 0) damage.set(fact.creature, (damage.get(fact.creature) ?? 0) + lost);
  }
  return [...damage].flatMap(([by, lost]): Due[] => {
    if ((findFighter(situation, by)?.turn.concentrating ?? null) === null) return [];
    const difficulty = Math.min(CONCENTRATION.most, Math.max(CONCENTRATION.least, Math.floor(lost / 2)));
    return [{ by, of: "concentration", difficulty }];
  });
}

/** One save after the other of those in `own.queue`; then on to `next`. */
export function takeSaves(situation: Situation, task: Task, own: JsonObject, next: JsonObject): Step {
  const queue = asList(own.queue);
  const [first, ...rest] = queue;
  if (first === undefined) return { kind: "go", facts: [], progress: next };
  const progress = (left: readonly Json[], rolled: boolean): JsonObject => ({
    stage: "saves",
    own: { queue: left, rolled },
  });
  const { by, of, difficulty } = asObject(first);
  const fighter = findFighter(situation, by as CreatureId);
  if (!fighter || !stands(situation, fighter, of)) return { kind: "go", facts: [], progress: progress(rest, false) };
  const rolled = own.rolled === true;
  if (of === "fall") return fallStep(situation, task, fighter, rolled, (left) => progress(left ? queue : rest, left));
  if (!rolled && !isLost(fighter, abilityOf(of))) {
    return { kind: "roll", facts: [], request: requestTest(testFor(fighter, of)), progress: progress(queue, true) };
  }
  const faces = rolled ? task.faces : null;
  const facts = of === "saddle" ? saved(situation, fighter, faces) : concentrated(fighter, faces, Number(difficulty));
  return { kind: "go", facts, progress: progress(rest, false) };
}

const abilityOf = (of: Json | undefined): Ability => (of === "saddle" ? "dex" : "con");

/** Still in the saddle, still concentrating: an earlier save may have settled it. */
const stands = (situation: Situation, fighter: Fighter, of: Json | undefined): boolean =>
  of === "fall"
    ? falls(situation, fighter)
    : of === "saddle"
      ? mountOf(situation, fighter) !== null
      : fighter.turn.concentrating !== null && !isIncapable(fighter);

function testFor(fighter: Fighter, of: Json | undefined): Test {
  if (of === "saddle") return savingThrow(fighter, "dex");
  return {
    ...savingThrow(fighter, "con"),
    kind: "concentration",
    advantage: hasEffect(fighter, "steadfast") ? "advantage" : "none",
  };
}

function concentrated(fighter: Fighter, faces: readonly number[] | null, difficulty: number): Fact[] {
  const test = testFor(fighter, "concentration");
  const hit = succeeds(test, faces, difficulty);
  const roll = tested(test, faces, { hit, against: difficulty });
  return hit ? [roll] : [roll, ...breakConcentration(fighter)];
}

/** Straight down to the ground, at elevation 0: what it rides down with it comes along, and what hurts throws it down. */
function fallStep(
  situation: Situation,
  task: Task,
  fighter: Fighter,
  rolled: boolean,
  progress: (waits: boolean) => JsonObject,
): Step {
  const { position } = fighter.state;
  const dice = fallDice(position?.elevation ?? 0);
  if (dice.length > 0 && !rolled) {
    const request = { by: fighter.id, kind: "damage", dice, modifiers: [] };
    return { kind: "roll", facts: [], request, progress: progress(true) };
  }
  const riders = ridersOf(situation, fighter).flatMap((rider) => carry(rider, position?.cell, "carried", 0));
  const facts = [
    ...carry(fighter, position?.cell, "fall", 0),
    ...riders,
    ...landed(fighter, dice.length > 0 ? task.faces : null),
  ];
  return { kind: "go", facts, progress: progress(false) };
}
