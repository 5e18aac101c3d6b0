import type { Fact } from "../../../model/event.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import type { Strike } from "../attack/advantage.js";
import { aimOf } from "../attack/aim.js";
import { coverOnSaves } from "../attack/cover.js";
import {
  bonusOf,
  burdenOf,
  isLost,
  requestTest,
  saveBonus,
  savingThrow,
  succeeds,
  tested,
  type Test,
} from "../attack/d20.js";
import { gain, lose } from "../attack/injure.js";
import { advanceStrike, ruled } from "../attack/strike.js";
import { asUsed } from "../attack/used.js";
import { withoutAbility } from "../attack/weapon.js";
import { ridersOf } from "../conditions.js";
import { holdDifficulty } from "../contests.js";
import { hasEffect } from "../features.js";
import { findFighter, type Fighter } from "../fighter.js";
import { holdOf, isAimed, weaponFor, type Hold } from "../judge/attack.js";
import type { Case } from "../judge/case.js";
import { pushedCell } from "../movement/push.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";
import { carry } from "./carry.js";

/** One attack, or the hold or shove that stands in for it. */
export function performAttack(performance: Performance): Step {
  const { situation, task, progress } = performance;
  // A spell's words give away who hides (GAP-DND5-12).
  if (!isAimed(performance)) return { kind: "done", facts: lose(performance.actor, "hidden") };
  const hold = holdOf(performance);
  if (hold) return performHold(performance, hold);
  const strike = strikeOf(performance);
  if (!strike) return strikeAir(performance);
  const step = advanceStrike(situation, task, strike, progress);
  return step.kind === "done" ? { ...step, facts: [...step.facts, ...halted(strike, step.facts)] } : step;
}

/** The blow at whoever is aimed at; null where nobody is there. */
function strikeOf(judged: Case): Strike | null {
  const { situation, actor, action } = judged;
  const aim = aimOf(judged);
  const weapon = weaponFor(judged);
  if (!aim?.target || !weapon) return null;
  const used = asUsed(situation, actor, weapon, aim.place);
  const light = action.id === "light-weapon-attack" && !hasEffect(actor, "strongOffHand");
  return {
    attacker: actor,
    target: aim.target,
    weapon: light ? withoutAbility(used) : used,
    provoked: action.id === "opportunity-attack",
    spares: judged.act.options?.lethal === false,
  };
}

/** Aimed at a cell where nobody is: rolled like any attack, and missed whatever it comes to (DND5-UNSEEN-002). */
function strikeAir(performance: Performance): Step {
  const { actor, task, progress } = performance;
  const weapon = weaponFor(performance);
  if (!weapon || aimOf(performance) === null) return { kind: "done", facts: [] };
  const test: Test = {
    by: actor.id,
    kind: "attack",
    modifiers: [{ label: "base", value: weapon.bonus }, ...burdenOf(actor)],
    advantage: "disadvantage",
  };
  if (progress.rolled !== true) {
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  }
  const facts = [tested(test, task.faces, { hit: false, critical: false }), ...lose(actor, "hidden"), ...ruled(actor)];
  return { kind: "done", facts: [...facts, { type: "Noted", creature: actor.id, code: "nobody-there", data: {} }] };
}

/** A hit by the opportunity attack of one who halts others stops the target for the rest of the turn. */
function halted({ attacker, target, provoked }: Strike, facts: readonly Fact[]): Fact[] {
  const hit = facts.some((fact) => fact.type === "StrikeResolved" && fact.hit);
  return provoked && hit && hasEffect(attacker, "halting") ? [changeTurn(target.id, { halted: true })] : [];
}

/** The target saves with Strength or Dexterity, whichever is better, or is held, lies, or is pushed (GAP-DND5-16). */
function performHold({ situation, act, actor, task, progress }: Performance, hold: Hold): Step {
  const target = findFighter(situation, act.target);
  if (!target) return { kind: "done", facts: [] };
  const ability = betterSave(situation, actor, target);
  const test = savingThrow(target, ability, actor.id, ability === "dex" ? coverOnSaves(situation, actor, target) : []);
  const rolled = progress.rolled === true;
  if (!rolled && !isLost(target, ability)) {
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  }
  const against = holdDifficulty(actor);
  const faces = rolled ? task.faces : null;
  const hit = succeeds(test, faces, against);
  const roll = tested(test, faces, { hit, against });
  const facts = [roll, ...lose(actor, "hidden")];
  return { kind: "done", facts: hit ? facts : [...facts, ...held(situation, actor, target, hold)] };
}

function held(situation: Situation, actor: Fighter, target: Fighter, hold: Hold): Fact[] {
  if (hold === "grapple") return gain(target, "grappled", actor);
  if (hold === "shove-prone") return gain(target, "prone");
  const cell = pushedCell(situation, actor, target);
  return cell ? push(situation, target, cell) : [];
}

/** Pushed 5 ft: no movement of its own, so it provokes nothing (DND5-OA-007); riders come along, if they hold on. */
const push = (situation: Situation, target: Fighter, cell: Cell): Fact[] =>
  [target, ...ridersOf(situation, target)].flatMap((each) => carry(each, cell, "push"));

/** Whichever it saves with more easily, its cover counted (GAP-DND5-02, GAP-DND5-16). */
function betterSave(situation: Situation, from: Fighter, fighter: Fighter): "str" | "dex" {
  const cover = bonusOf(coverOnSaves(situation, from, fighter));
  return saveBonus(fighter, "dex") + cover > saveBonus(fighter, "str") ? "dex" : "str";
}
