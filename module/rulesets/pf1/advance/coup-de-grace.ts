import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { planDamage, type DamagePlan } from "../attack/damage.js";
import { injure } from "../attack/injure.js";
import type { Strike } from "../attack/strike-order.js";
import { findFighter, hasCondition, statOf, type Fighter } from "../fighter.js";
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
  if (progress.rolled !== true) return askDamage(strike, plan);
  const amount = task.faces ? plan.read(task.faces).amount : null;
  if (amount === null) return { kind: "done", facts: [struck(strike, null)] };
  return askSave(strike, amount);
}

const struck = ({ attacker, target, weapon }: Strike, damage: number | null): Fact => ({
  type: "StrikeResolved",
  by: attacker.id,
  target: target.id,
  with: weapon.id,
  hit: true,
  critical: true,
  damage,
  provoked: false,
});

function askDamage({ attacker, target }: Strike, plan: DamagePlan): Step {
  const modifiers = [{ label: "base", value: plan.flat }];
  const request = { by: attacker.id, kind: "damage", dice: plan.dice, modifiers, target: target.id };
  return { kind: "roll", facts: [], request, progress: { begun: true, rolled: true } };
}

function askSave(strike: Strike, damage: number): Step {
  const { target } = strike;
  const modifiers = [{ label: "fort", value: statOf(target, "fort", 0) }];
  const request = { by: target.id, kind: "save", dice: [{ count: 1, sides: 20 }], modifiers };
  const facts = [struck(strike, damage), ...injure(target, damage, false)];
  return { kind: "roll", facts, request, progress: { begun: true, rolled: true, damage } };
}

function resolveSave({ task }: Performance, target: Fighter, damage: number): Step {
  const bonus = statOf(target, "fort", 0);
  const [face] = task.faces ?? [];
  const against = 10 + damage;
  const saved = face !== undefined && face + bonus >= against;
  const roll = {
    by: target.id,
    kind: "save",
    faces: task.faces ?? [],
    total: (face ?? 0) + bonus,
    bonus,
    modifiers: [{ label: "fort", value: bonus }],
    hit: saved,
    against,
  };
  const dies = !saved && !hasCondition(target, "dead");
  const death: Fact[] = dies ? [{ type: "ConditionGained", creature: target.id, condition: { id: "dead" } }] : [];
  return { kind: "done", facts: [{ type: "RollResolved", roll }, ...death] };
}
