import type { Fact } from "../../../model/event.js";
import { sum } from "../../../rules/dice.js";
import type { Step } from "../../../rules/step.js";
import { injure } from "../attack/injure.js";
import { hasCondition } from "../fighter.js";
import type { Performance } from "./drive.js";
import { walk } from "./move.js";
import { asObject } from "./progress.js";

/** Feet of a fall for each die of damage. */
const FALL = 10;

/** Puts a creature where somebody else moved it; a fall hurts. */
export function performGiven(performance: Performance): Step {
  const { act, actor, progress } = performance;
  if (act.cause === "fall") {
    const dice = fallDice(performance);
    if (dice > 0 && progress.rolled !== true) {
      const request = { by: actor.id, kind: "damage", dice: [{ count: dice, sides: 6 }], modifiers: [] };
      return { kind: "roll", facts: [], request, progress: { rolled: true } };
    }
    return { kind: "done", facts: [...moved(performance), ...landed(performance)] };
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

const fallDice = ({ act }: Performance): number => {
  const [from = 0, to = 0] = act.elevations ?? [];
  return Math.max(0, Math.floor((from - to) / FALL));
};

function landed({ actor, task, progress }: Performance): Fact[] {
  if (progress.rolled !== true || !task.faces) return [];
  const faces = task.faces;
  const total = sum(faces);
  const prone: Fact = { type: "ConditionGained", creature: actor.id, condition: { id: "prone" } };
  return [
    { type: "RollResolved", roll: { by: actor.id, kind: "damage", faces, total, bonus: 0, modifiers: [] } },
    ...injure(actor, total, false),
    // Whoever is hurt by the fall lies where it ends.
    ...(total > 0 && !hasCondition(actor, "prone") ? [prone] : []),
  ];
}

function moved({ act, actor }: Performance): Fact[] {
  const { position } = actor.state;
  const cell = act.path?.at(-1);
  if (!position || !cell || !act.path) return [];
  const elevation = act.elevations?.at(-1) ?? position.elevation;
  const how = act.action === "teleport" ? "teleport" : "forced";
  return [
    {
      type: "Moved",
      creature: actor.id,
      path: act.path,
      to: { ...position, cell, elevation },
      mode: how,
      cost: 0,
      how,
    },
  ];
}
