import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
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

export const interrupted = ({ act, actor, action }: Case, reason: string): Fact => ({
  type: "Interrupted",
  creature: act.by,
  action: action.id,
  at: actor.state.position?.cell ?? null,
  reason,
});
