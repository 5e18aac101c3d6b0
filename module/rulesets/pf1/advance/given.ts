import type { Fact } from "../../../model/event.js";
import { putAt } from "../../../rules/creature.js";
import type { Step } from "../../../rules/step.js";
import type { Performance } from "./drive.js";
import { fallRequest, landed } from "./fall.js";
import { walk } from "./move.js";
import { asObject } from "../../../rules/progress.js";

/** Puts a creature where somebody else moved it; a fall hurts. */
export function performGiven(performance: Performance): Step {
  const { act, actor, progress } = performance;
  if (act.cause === "fall") {
    const [from = 0, to = 0] = act.elevations ?? [];
    const request = fallRequest(actor.id, from - to);
    if (request && progress.rolled !== true) return { kind: "roll", facts: [], request, progress: { rolled: true } };
    const faces = progress.rolled === true ? performance.task.faces : null;
    return { kind: "done", facts: [...moved(performance), ...(faces ? landed(actor, faces) : [])] };
  }
  const { provocations } = performance.task.plan;
  return provocations.length > 0 ? pushThrough(performance) : { kind: "done", facts: moved(performance) };
}

/** A push that gives chances goes in legs like a walk, but is none. */
function pushThrough(performance: Performance): Step {
  const { progress } = performance;
  const step = walk(performance, asObject(progress.walk), (inner) => ({ walk: inner }));
  const facts = step.facts
    .filter(({ type }) => type !== "TurnStateChanged")
    .map((fact): Fact => (fact.type === "Moved" ? { ...fact, how: "forced" } : fact));
  return { ...step, facts };
}

function moved({ act, actor }: Performance): Fact[] {
  const how = act.action === "teleport" ? "teleport" : "forced";
  return act.path ? putAt(actor, act.path, how, how, act.elevations?.at(-1)) : [];
}
