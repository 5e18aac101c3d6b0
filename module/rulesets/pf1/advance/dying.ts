import type { Fact } from "../../../model/event.js";
import { gain, lose } from "../../../rules/creature.js";
import type { Step } from "../../../rules/step.js";
import { injure } from "../attack/injure.js";
import { modifierOf, vitalOf, type Fighter } from "../fighter.js";
import { askCheck, readCheck, type Check } from "./check.js";
import type { Performance } from "./drive.js";

/** What the check of the dying has to reach. */
const STABLE_AT = 10;

/** A Constitution check, the harder the deeper the wounds: stable, or a hit point nearer to death. A 20 always saves. */
export function performDying(performance: Performance): Step {
  const { actor, task, progress } = performance;
  const wounds = Math.min(0, vitalOf(actor, "hp") ?? 0);
  const check: Check = { kind: "check", label: "con", bonus: modifierOf(actor, "con") + wounds, against: STABLE_AT };
  if (progress.rolled !== true) return askCheck(performance, check, { rolled: true });
  const { made, fact } = readCheck(performance, check);
  const saved = made || task.faces?.[0] === 20;
  return { kind: "done", facts: [fact, ...(saved ? steady(actor) : injure(actor, 1, false))] };
}

/** It dies no further, but stays where it lies. */
export const steady = (fighter: Fighter): Fact[] => [...lose(fighter, "dying"), ...gain(fighter, "stable")];
