import { over, type PartOf, type PerformanceOf } from "../../../rules/carry-out.js";
import { readTest, requestTest, type Test, type Tested } from "../../../rules/d20.js";
import type { Case } from "../judge/case.js";

export { done, interrupted, over } from "../../../rules/carry-out.js";

/** A part of an act being carried out. */
export type Performance = PerformanceOf<Case>;
export type Part = PartOf<Case>;

/** A part that is one roll of a d20: asked for, then read; nothing to roll for ends the act. */
export const rolling =
  (
    testOf: (performance: Performance) => Test | null,
    then: (performance: Performance, tested: Tested) => ReturnType<Part>,
  ): Part =>
  (performance) => {
    const test = testOf(performance);
    if (!test) return over([]);
    if (performance.progress.rolled === true) return then(performance, readTest(test, performance.task.faces));
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  };
