import type { JsonObject } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { Task } from "../model/encounter.js";
import type { Fact } from "../model/event.js";
import type { ActionId } from "../model/ids.js";
import type { PriceOf } from "./case.js";
import { asObject } from "./progress.js";
import type { Creature } from "./situation.js";
import type { Step } from "./step.js";
import { setTurn } from "./turn-state.js";

/** Of a case, what is needed to tell who does what. */
interface Deed {
  readonly act: Act;
  readonly actor: Creature;
  readonly action: { readonly id: ActionId };
}

/** What an act costs, as facts. */
export function payFacts({ act, actor, action }: Deed, { pays, spend }: PriceOf<object>): Fact[] {
  const { by, target, with: weapon } = act;
  const named = { ...(target && { target }), ...(weapon && { with: weapon }) };
  const taken: Fact = { type: "ActionTaken", by, action: action.id, pays, ...named };
  return Object.keys(spend).length === 0 ? [taken] : [taken, setTurn(actor.id, spend)];
}

/** An act that ends where its doer stands, before it is done. */
export const interrupted = ({ act, actor, action }: Deed, reason = "condition"): Fact => ({
  type: "Interrupted",
  creature: act.by,
  action: action.id,
  at: actor.state.position?.cell ?? null,
  reason,
});

/** A case being carried out; `progress` is that of the part of it which is under way. */
export type PerformanceOf<Case> = Case & { readonly task: Task; readonly progress: JsonObject };

/** Done with this part, and with the act: what would follow falls away. */
export interface Over {
  readonly kind: "over";
  readonly facts: readonly Fact[];
}

/** The next thing that a part of an act does; when it is done, the next part begins. */
export type PartOf<Case> = (performance: PerformanceOf<Case>) => Step | Over;

export const done = (facts: readonly Fact[] = []): Step => ({ kind: "done", facts });
export const over = (facts: readonly Fact[]): Over => ({ kind: "over", facts });

/** What a ruleset says of an act that is done part by part. */
export interface PartRules<Case> {
  /** What the act costs, stated before its first part. */
  readonly pay: (judged: Case, task: Task) => readonly Fact[];
  readonly partsOf: (judged: Case) => readonly PartOf<Case>[];
  /** Whether its doer can't go on: the act then ends there. */
  readonly isStopped: (judged: Case, task: Task) => boolean;
}

/** The next thing that an act does: it is paid for, then its parts follow each other until one of them is interrupted. */
export function advanceParts<Case extends Deed>(judged: Case | null, task: Task, rules: PartRules<Case>): Step {
  if (!judged) return done();
  const { part, own } = task.progress;
  if (typeof part !== "number") return { kind: "go", facts: rules.pay(judged, task), progress: { part: 0 } };
  const perform = rules.partsOf(judged)[part];
  if (!perform) return done();
  if (rules.isStopped(judged, task)) return done([interrupted(judged)]);
  const step = perform({ ...judged, task, progress: asObject(own) });
  if (step.kind === "over" || step.facts.some(({ type }) => type === "Interrupted")) return done(step.facts);
  return step.kind === "done"
    ? { kind: "go", facts: step.facts, progress: { part: part + 1 } }
    : { ...step, progress: { part, own: step.progress } };
}
