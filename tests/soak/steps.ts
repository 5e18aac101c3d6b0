import { createRandom } from "../../tabletop/server/net/random.js";

/** What somebody does, or what befalls the table, and how often beside the others. */
const WEIGHTS = {
  /** An act that the rules allow; something else where there is none. */
  lawful: 20,
  /** Any act of anybody's at anybody, fitting or not. */
  any: 5,
  drag: 10,
  key: 8,
  button: 3,
  end: 8,
  next: 3,
  round: 1,
  rewind: 2,
  undo: 4,
  "undo-key": 2,
  repair: 1,
  abandon: 2,
  answer: 10,
  /** Messages that no screen of ours would send. */
  junk: 2,
  hp: 3,
  condition: 3,
  shove: 3,
  initiative: 2,
  turn: 1,
  defeat: 1,
  deafen: 2,
  gag: 1,
  delay: 3,
  hear: 6,
  drop: 1,
  reload: 2,
  leave: 1,
  second: 1,
  restart: 0.4,
} as const;

export type StepKind = keyof typeof WEIGHTS;
const KINDS = Object.keys(WEIGHTS) as StepKind[];

/**
 * One thing that is done. Its numbers are drawn beforehand and say nothing of the fight: what they come to is found when
 * the step is done, from how things then stand.
 */
export interface Step {
  readonly what: StepKind;
  /** Which of those at the table, which creature, which other one: counted round and round. */
  readonly who: number;
  readonly by: number;
  readonly other: number;
  /** So many cells away, in columns and rows. */
  readonly away: readonly [number, number];
  readonly n: number;
  readonly yes: boolean;
  /** It begins together with the step before, by somebody else. */
  readonly joins: boolean;
  /** After it everything comes to rest, and all is looked at: waits are answered, or left to run out. */
  readonly rest?: "answer" | "run-out";
}

const FARTHEST = 5;
const STEPS_TO_REST = { least: 5, most: 12 };

/** Choices of one seed, in their order. */
export class Choices {
  readonly #random: () => number;

  constructor(seed: number) {
    // The first numbers of near seeds are near: they are let go.
    this.#random = createRandom(seed * 2_654_435_761 + 1);
    for (let i = 0; i < 10; i++) this.#random();
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  oneOf<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  }

  kind(): StepKind {
    let left = this.#random() * KINDS.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
    return KINDS.find((kind) => (left -= WEIGHTS[kind]) < 0) ?? "lawful";
  }
}

/** The steps of a seed, without an end: the same ones each time. */
export function* stepsOf(seed: number): Generator<Step, never> {
  const choices = new Choices(seed);
  const pause = (): number => STEPS_TO_REST.least + choices.below(STEPS_TO_REST.most - STEPS_TO_REST.least);
  let left = pause();
  for (;;) {
    const step: Step = {
      what: choices.kind(),
      who: choices.below(60),
      by: choices.below(60),
      other: choices.below(60),
      away: [choices.below(2 * FARTHEST + 1) - FARTHEST, choices.below(2 * FARTHEST + 1) - FARTHEST],
      n: choices.below(1000),
      yes: choices.chance(0.5),
      joins: choices.chance(0.25),
    };
    const rests = --left <= 0;
    if (rests) left = pause();
    yield rests ? { ...step, rest: choices.chance(0.25) ? "run-out" : "answer" } : step;
  }
}
