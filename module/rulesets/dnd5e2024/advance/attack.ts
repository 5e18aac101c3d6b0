import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import type { Strike } from "../attack/advantage.js";
import { isLost, requestTest, savingThrow, succeeds, tested } from "../attack/d20.js";
import { gain } from "../attack/injure.js";
import { advanceStrike } from "../attack/strike.js";
import { hasEffect } from "../features.js";
import { findFighter, modifierOf, type Fighter } from "../fighter.js";
import { HOLDS, isAimed, weaponFor } from "../judge/attack.js";
import type { Case } from "../judge/case.js";
import { changeTurn } from "../state.js";
import { holdDifficulty } from "../contests.js";
import type { Performance } from "./drive.js";

/** One attack, or the hold or shove that stands in for it. */
export function performAttack(performance: Performance): Step {
  const { situation, act, action, task, progress } = performance;
  if (!isAimed(performance)) return { kind: "done", facts: [] };
  if (action.id === "unarmed-strike" && HOLDS.includes(act.variant ?? "")) return performHold(performance);
  const strike = strikeOf(performance);
  if (!strike) return { kind: "done", facts: [] };
  const step = advanceStrike(situation, task, strike, progress);
  return step.kind === "done" ? { ...step, facts: [...step.facts, ...halted(strike, step.facts)] } : step;
}

function strikeOf(judged: Case): Strike | null {
  const { situation, act, actor, action } = judged;
  const target = findFighter(situation, act.target);
  const weapon = weaponFor(judged);
  return target && weapon && { attacker: actor, target, weapon, provoked: action.id === "opportunity-attack" };
}

/** A hit by the opportunity attack of one who halts others stops the target for the rest of the turn. */
function halted({ attacker, target, provoked }: Strike, facts: readonly Fact[]): Fact[] {
  const hit = facts.some((fact) => fact.type === "StrikeResolved" && fact.hit);
  return provoked && hit && hasEffect(attacker, "halting") ? [changeTurn(target.id, { halted: true })] : [];
}

/** The target saves with Strength or Dexterity, whichever is better, or is Prone or Grappled (GAP-DND5-16). */
function performHold({ situation, act, actor, task, progress }: Performance): Step {
  const target = findFighter(situation, act.target);
  if (!target) return { kind: "done", facts: [] };
  const test = savingThrow(target, betterSave(target), actor.id);
  const rolled = progress.rolled === true;
  if (!rolled && !isLost(target, betterSave(target))) {
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  }
  const against = holdDifficulty(actor);
  const faces = rolled ? task.faces : null;
  const hit = succeeds(test, faces, against);
  const roll = tested(test, faces, { hit, against });
  const effect = act.variant === "grapple" ? gain(target, "grappled", actor) : gain(target, "prone");
  return { kind: "done", facts: hit ? [roll] : [roll, ...effect] };
}

const betterSave = (fighter: Fighter): "str" | "dex" =>
  modifierOf(fighter, "dex") > modifierOf(fighter, "str") ? "dex" : "str";
