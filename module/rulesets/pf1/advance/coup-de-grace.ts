import type { Fact } from "../../../model/event.js";
import { gain } from "../../../rules/creature.js";
import { readTest, requestTest, type Test } from "../../../rules/d20.js";
import type { Step } from "../../../rules/step.js";
import { planDamage } from "../attack/damage.js";
import { injure } from "../attack/injure.js";
import { damageRequest } from "../attack/strike-damage.js";
import type { Strike } from "../attack/strike-order.js";
import { outcome } from "../attack/strike-turn.js";
import { findFighter, statOf, type Fighter } from "../fighter.js";
import { weaponFor } from "../judge/attack.js";
import type { Performance } from "./drive.js";

/** A blow at the helpless: surely critical, and whoever lives through it must save or die (PF1-GAP-17). */
export function performCoup(performance: Performance): Step {
  const { situation, act, actor, task, progress } = performance;
  const target = findFighter(situation, act.target);
  const weapon = weaponFor(performance);
  if (!target || !weapon) return { kind: "done", facts: [] };
  const strike: Strike = { attacker: actor, target, weapon };
  const plan = planDamage(situation, strike, true);
  if (progress.damage !== undefined) return resolveSave(performance, target, Number(progress.damage));
  if (!plan) return { kind: "done", facts: [struck(strike, null)] };
  if (progress.rolled !== true)
    return { kind: "roll", facts: [], request: damageRequest(strike, plan), progress: { begun: true, rolled: true } };
  const amount = task.faces ? plan.read(task.faces).amount : null;
  if (amount === null) return { kind: "done", facts: [struck(strike, null)] };
  return askSave(strike, amount);
}

const struck = (strike: Strike, damage: number | null): Fact => outcome(strike, true, true, damage);

const surviving = (target: Fighter, damage: number): Test => ({
  by: target.id,
  kind: "save",
  modifiers: [{ label: "fort", value: statOf(target, "fort", 0) }],
  against: 10 + damage,
});

function askSave(strike: Strike, damage: number): Step {
  const { target } = strike;
  const facts = [struck(strike, damage), ...injure(target, damage, false)];
  const request = requestTest(surviving(target, damage));
  return { kind: "roll", facts, request, progress: { begun: true, rolled: true, damage } };
}

function resolveSave({ task }: Performance, target: Fighter, damage: number): Step {
  const { hit, fact } = readTest(surviving(target, damage), task.faces);
  return { kind: "done", facts: [fact, ...(hit ? [] : gain(target, "dead"))] };
}
