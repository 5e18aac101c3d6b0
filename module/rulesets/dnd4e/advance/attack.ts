import { hasCondition } from "../../../rules/creature.js";
import { choiceWindow, isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Provocation } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import { advanceStrike, finishOff } from "../attack/strike.js";
import { findFighter } from "../fighter.js";
import { weaponFor } from "../judge/strike.js";
import { hasOpportunity } from "../provoke/chances.js";
import { forceOf } from "../movement/force.js";
import { readiedOnAttack } from "../provoke/readied.js";
import { done, type Part } from "./part.js";

/** A chance foreseen is gone when its creature can't take it any more. */
export function stands(situation: Situation, { by }: Provocation): boolean {
  const fighter = findFighter(situation, by);
  return fighter !== null && hasOpportunity(situation, fighter);
}

/** Those beside a shooter strike first. */
export const provoke: Part = ({ situation, act, task, progress }) => {
  const chances = task.plan.provocations.filter((chance) => chance.step === "action" && stands(situation, chance));
  if (progress.asked === true || !isFilled(chances)) return done([]);
  return { kind: "ask", facts: [], window: provokedWindow(situation, chances, act.by), progress: { asked: true } };
};

/** One attack. A helpless victim at one's mercy is hit for certain. */
export const strike: Part = (performance) => {
  const { situation, act, actor, action, task, progress } = performance;
  const target = findFighter(situation, act.target);
  const weapon = weaponFor(performance);
  if (!target || !weapon) return done([]);
  const provoked = action.id === "opportunity-attack";
  const blow = { attacker: actor, target, weapon, charging: action.id === "charge", provoked };
  return action.id === "coup-de-grace" ? done(finishOff(blow)) : advanceStrike(situation, task, blow, progress);
};

/** Whoever has readied something against an attack comes after it (DND4-READY-003). */
export const letOffReadied: Part = ({ situation, act, actor, progress }) => {
  const chances = readiedOnAttack(situation, actor);
  if (progress.asked === true || !isFilled(chances)) return done([]);
  const window = { ...provokedWindow(situation, chances, act.by), kind: "readied" };
  return { kind: "ask", facts: [], window, progress: { asked: true } };
};

/**
 * An attack by a power that moves whom it hits; a power without one moves its target at once (DND4-FORCE-002). Whom nothing
 * can move nobody is asked about.
 */
export const strikeAndMove: Part = (performance) => {
  const { situation, act, actor, progress } = performance;
  const force = forceOf(act);
  if (progress.struck !== true && act.with !== undefined) {
    const step = strike(performance);
    const hit = step.kind === "done" && step.facts.some((fact) => fact.type === "StrikeResolved" && fact.hit);
    return force && hit ? { kind: "go", facts: step.facts, progress: { struck: true } } : step;
  }
  const target = findFighter(situation, act.target);
  if (!force || !target || progress.asked === true || hasCondition(target, "restrained")) return done([]);
  const window = choiceWindow(situation, actor.id, target.id, force.cause);
  return { kind: "ask", facts: [], window, progress: { struck: true, asked: true } };
};
