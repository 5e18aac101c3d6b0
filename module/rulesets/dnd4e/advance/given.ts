import type { Fact } from "../../../model/event.js";
import type { Cell } from "../../../model/position.js";
import { findStat, gain, lose, putAt } from "../../../rules/creature.js";
import { countFaces, sum } from "../../../rules/dice.js";
import type { Step } from "../../../rules/step.js";
import { readTest, requestTest, type Test } from "../../../rules/d20.js";
import { savingThrow } from "../attack/saving-throw.js";
import { injure } from "../attack/injure.js";
import { expiryOf } from "../conditions.js";
import { dropAt, fallDamage } from "../movement/drop.js";
import { done, interrupted, type Part, type Performance } from "./part.js";

/** Puts a creature where it was moved. At an edge it may save itself first; a fall hurts (DND4-FALL-005, DND4-TELE-005). */
export const displace: Part = (performance) => {
  const { act, actor, progress } = performance;
  const path = act.path ?? [];
  const [from = 0, to = 0] = act.elevations ?? [];
  const edge = act.cause === "fall" ? -1 : edgeOf(performance, path);
  if (progress.phase === "save") return saved(performance, path, edge);
  if (progress.phase === "harm") return harmed(performance, Number(progress.flat));
  if (progress.phase === "soften") return softened(performance, Number(progress.harm));
  if (act.cause === "fall") return fall(performance, moved(performance, path), from - to);
  if (edge < 0) return done(moved(performance, path));
  if (act.options?.willing === true) return tumble(performance, path, edge);
  return { kind: "roll", facts: [], request: requestTest(savingThrow(actor.id)), progress: { phase: "save" } };
};

/** The first cell of the way where it would fall; -1: none, or it is carried. */
function edgeOf({ situation, act, actor }: Performance, path: readonly Cell[]): number {
  const [start] = path;
  if (act.cause === "carried" || !start || dropAt(situation, actor, start) > 0) return -1;
  return path.findIndex((cell, i) => i > 0 && dropAt(situation, actor, cell) > 0);
}

/** Saved: prone at the edge, or not teleported at all. Else over it, and the rest of the way is lost (DND4-FALL-006, DND4-FORCE-010). */
function saved(performance: Performance, path: readonly Cell[], edge: number): Step {
  const { actor, action, task } = performance;
  const { hit, fact } = readTest(savingThrow(actor.id), task.faces);
  const teleports = action.id === "teleport";
  if (hit && teleports) return done([fact]);
  if (hit)
    return done([
      fact,
      ...moved(performance, path.slice(0, edge)),
      ...gain(actor, "prone"),
      interrupted(performance, "edge"),
    ]);
  return tumble(performance, path, edge, [fact]);
}

/** Over the edge, where the rest of the way is lost; whoever goes gladly doesn't save itself (DND4-TELE-005). */
function tumble(performance: Performance, path: readonly Cell[], edge: number, before: readonly Fact[] = []): Step {
  const feet = dropAt(performance.situation, performance.actor, path[edge] ?? [0, 0]);
  return fall(performance, [...before, ...moved(performance, path.slice(0, edge + 1), -feet)], feet);
}

/** The dice of a fall; none under 10 ft. */
function fall(performance: Performance, before: readonly Fact[], feet: number): Step {
  const { dice, flat } = fallDamage(feet);
  const modifiers = flat === 0 ? [] : [{ label: "base", value: flat }];
  const request = { by: performance.actor.id, kind: "damage", dice, modifiers };
  if (countFaces(dice) > 0) return { kind: "roll", facts: before, request, progress: { phase: "harm", flat } };
  return done([...before, ...landed(performance, flat)]);
}

/** One trained in Acrobatics may take the edge off a fall (DND4-FALL-004, GAP-DND4-16). */
function harmed(performance: Performance, flat: number): Step {
  const { actor, task } = performance;
  const faces = task.faces ?? [];
  const harm = task.faces ? sum(faces) + flat : 0;
  const fact: Fact = {
    type: "RollResolved",
    roll: { by: actor.id, kind: "damage", faces, total: harm, bonus: flat, modifiers: [] },
  };
  if (harm === 0 || findStat(actor, "acrobatics") === null) return done([fact, ...landed(performance, harm)]);
  return {
    kind: "roll",
    facts: [fact],
    request: requestTest(acrobatics(performance)),
    progress: { phase: "soften", harm },
  };
}

/** Half the result of the check is taken off (GAP-DND4-16). */
function softened(performance: Performance, harm: number): Step {
  const { faces } = performance.task;
  const { total, fact } = readTest(acrobatics(performance), faces);
  const spared = faces ? Math.max(0, Math.floor(total / 2)) : 0;
  return done([fact, ...landed(performance, Math.max(0, harm - spared))]);
}

const acrobatics = ({ actor }: Performance): Test => ({
  by: actor.id,
  kind: "check",
  modifiers: [{ label: "base", value: findStat(actor, "acrobatics") ?? 0 }],
  against: 0,
});

/** Prone, unless nothing hurt (DND4-FALL-003); the rest of a forced way is lost. */
function landed(performance: Performance, harm: number): Fact[] {
  const { actor, act } = performance;
  const hurt = harm > 0 ? injure(actor, harm) : [];
  const lies = hurt.some((fact) => fact.type === "ConditionGained" && fact.condition.id === "prone");
  return [
    ...hurt,
    ...(harm > 0 && !lies ? gain(actor, "prone") : []),
    ...(act.cause === "fall" ? [] : [interrupted(performance, "fell")]),
  ];
}

/** Teleporting leaves behind whatever held the body, not what is in it (DND4-TELE-007). */
function moved({ actor, act, action }: Performance, path: readonly Cell[], rise = 0): Fact[] {
  const { position, conditions } = actor.state;
  const elevation = (act.elevations?.at(-1) ?? position?.elevation ?? 0) + rise;
  const how = action.id === "teleport" ? "teleport" : "forced";
  const bodily = conditions.filter((condition) => condition.id === "grabbed" || expiryOf(condition).escape !== null);
  return [
    ...putAt(actor, path, how, how, elevation),
    ...(how === "teleport" ? lose(actor, ...bodily.map(({ id }) => id)) : []),
  ];
}
