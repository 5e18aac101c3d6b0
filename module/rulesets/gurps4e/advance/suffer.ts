import type { Fact } from "../../../model/event.js";
import { gain } from "../../../rules/creature.js";
import { asList } from "../../../rules/progress.js";
import type { Step } from "../../../rules/step.js";
import { isMajorWound } from "../attack/injure.js";
import { part, readTest, requestTest, type Test, type Tested } from "../attack/test.js";
import { attributeOf, postureOf, willOf, type Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import { done, type Performance } from "./part.js";

/** What distraction takes off Will (G4-CONCENTRATE-002). */
const DISTRACTION = -3;
/** Failing by so many knocks one out. */
const KNOCKED_OUT = -5;

interface Aftermath {
  readonly test: (victim: Fighter) => Test;
  /** What a failed roll brings. */
  readonly lost: (victim: Fighter, tested: Tested) => Fact[];
}

/** The rolls that an injury or a distraction asks of whom it happens to. */
const AFTERMATHS: Readonly<Record<string, Aftermath>> = {
  aim: {
    test: (victim) => ({ by: victim.id, kind: "check", skill: willOf(victim), modifiers: [] }),
    lost: ({ id }) => [changeTurn(id, { aim: null })],
  },
  concentrate: {
    test: distractionTest,
    lost: ({ id }) => [changeTurn(id, { concentrate: null })],
  },
  knockdown: {
    test: (victim) => ({ by: victim.id, kind: "check", skill: attributeOf(victim, "ht"), modifiers: [] }),
    lost: knockDown,
  },
};

/** Using a defence, being hurt or losing one's balance: Will-3, or one starts over. */
function distractionTest(victim: Fighter): Test {
  return {
    by: victim.id,
    kind: "concentration",
    skill: willOf(victim),
    modifiers: part("distraction", DISTRACTION),
  };
}

/** Stunned and on the ground; failing badly, out (G4-GAP-08). */
function knockDown(victim: Fighter, { margin }: Tested): Fact[] {
  const { aim, evaluate, concentrate, wait } = victim.turn;
  return [
    ...gain(victim, "stunned", { until: { kind: "physical" } }),
    ...(margin <= KNOCKED_OUT ? gain(victim, "unconscious") : []),
    changeTurn(victim.id, {
      ...(!postureOf(victim).lies && { posture: "prone-face-down" }),
      ...(aim && { aim: null }),
      ...(evaluate && { evaluate: null }),
      ...(concentrate && { concentrate: null }),
      ...(wait && { wait: null }),
    }),
  ];
}

/** The rolls that follow an injury, in their order (G4-AIM-006, G4-CONCENTRATE-002, G4-GAP-08). */
export function testsAfter(victim: Fighter, injury: number): string[] {
  if (injury <= 0) return [];
  return [
    ...(victim.turn.aim ? ["aim"] : []),
    ...(victim.turn.concentrate ? ["concentrate"] : []),
    ...(isMajorWound(victim, injury) ? ["knockdown"] : []),
  ];
}

/** Rolls one after the other, each read before the next; what nobody rolls has failed. */
export function suffer({ task, progress }: Performance, victim: Fighter): Step {
  const [next, ...rest] = asList(progress.tests);
  const aftermath = typeof next === "string" ? AFTERMATHS[next] : undefined;
  if (!aftermath) return done();
  const test = aftermath.test(victim);
  if (progress.rolled !== true)
    return { kind: "roll", facts: [], request: requestTest(test), progress: { ...progress, rolled: true } };
  const tested = readTest(test, task.faces);
  const facts = [tested.fact, ...(tested.hit ? [] : aftermath.lost(victim, tested))];
  return { kind: "go", facts, progress: { ...progress, tests: rest, rolled: false } };
}
