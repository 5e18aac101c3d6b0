import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { readTest, requestTest, type Test, type Tested } from "../../../rules/d20.js";
import type { Case } from "../judge/case.js";

/** A part of an act being carried out; `progress` is the part's own. */
export interface Performance extends Case {
  readonly task: Task;
  readonly progress: JsonObject;
}

/** Done with this part, and with the act: what would follow falls away. */
interface Over {
  readonly kind: "over";
  readonly facts: readonly Fact[];
}

/** The next thing that a part does; when it is done, the next part begins. */
export type Part = (performance: Performance) => Step | Over;

export const done = (facts: readonly Fact[]): Step => ({ kind: "done", facts });
export const over = (facts: readonly Fact[]): Over => ({ kind: "over", facts });

export const interrupted = ({ act, actor, action }: Case, reason: string): Fact => ({
  type: "Interrupted",
  creature: act.by,
  action: action.id,
  at: actor.state.position?.cell ?? null,
  reason,
});

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
