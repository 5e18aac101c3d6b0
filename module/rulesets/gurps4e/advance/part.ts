import type { Fact } from "../../../model/event.js";
import { done, type PartOf, type PerformanceOf } from "../../../rules/carry-out.js";
import { readTest, requestTest, type Test, type Tested } from "../attack/test.js";
import type { Case } from "../judge/case.js";

export { done, interrupted, over } from "../../../rules/carry-out.js";

/** A part of an act being carried out. */
export type Performance = PerformanceOf<Case>;
export type Part = PartOf<Case>;

/** A part that is one roll: asked for, then read; where there is nothing to roll for it is done. */
export const rolling =
  (
    testOf: (performance: Performance) => Test | null,
    then: (performance: Performance, tested: Tested) => Fact[],
  ): Part =>
  (performance) => {
    const test = testOf(performance);
    if (!test) return done();
    if (performance.progress.rolled !== true)
      return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
    const tested = readTest(test, performance.task.faces);
    return done([tested.fact, ...then(performance, tested)]);
  };
