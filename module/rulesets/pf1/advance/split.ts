import type { JsonObject } from "../../../kernel/json.js";
import type { Act } from "../../../model/act.js";
import type { Step } from "../../../rules/step.js";
import { findAction } from "../actions.js";
import { wholeAct } from "../judge/split.js";
import { changeTurn } from "../state.js";
import type { Perform, Performance } from "./drive.js";

/** The first half is stored; the second does what both together are. */
export const performSplit =
  (performs: (family: string) => Perform): Perform =>
  (performance) =>
    performance.action.id === "start-full-round" ? begin(performance) : finish(performance, performs);

function begin({ situation, act, actor }: Performance): Step {
  const { by: _by, action: _action, pay: _pay, variant, ...stored } = act;
  const pendingFullRound = {
    actionId: variant ?? "",
    startedRound: situation.encounter.round,
    act: stored as unknown as JsonObject,
  };
  return { kind: "done", facts: [changeTurn(actor.id, { pendingFullRound })] };
}

function finish(performance: Performance, performs: (family: string) => Perform): Step {
  const { actor, progress } = performance;
  if (progress.whole === undefined) {
    const act = wholeAct(performance);
    const facts = [changeTurn(actor.id, { pendingFullRound: null })];
    return { kind: "go", facts, progress: { whole: act as unknown as JsonObject, inner: {} } };
  }
  const act = progress.whole as unknown as Act;
  const action = findAction(act.action);
  if (!action) return { kind: "done", facts: [] };
  const step = performs(action.family)({ ...performance, act, action, progress: progress.inner as JsonObject });
  return step.kind === "done" ? step : { ...step, progress: { whole: progress.whole, inner: step.progress } };
}
