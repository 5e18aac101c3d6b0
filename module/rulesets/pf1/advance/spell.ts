import type { Fact } from "../../../model/event.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Step } from "../../../rules/step.js";
import { endSpell } from "../attack/concentration.js";
import { advanceStrike } from "../attack/strike.js";
import { findFighter } from "../fighter.js";
import { textOption } from "../judge/case.js";
import { rayOf } from "../judge/spell.js";
import { note } from "../note.js";
import { castChecks } from "../spell/cast-checks.js";
import { castCosts, castEffect } from "../spell/effect.js";
import { changeTurn } from "../state.js";
import { carryOn } from "./carry-on.js";
import { askCheck, readCheck } from "./check.js";
import { stands, type Performance } from "./drive.js";
import { asObject } from "../../../rules/progress.js";

/** A casting after what it provoked: its costs, its checks, its effect, and the ray that is part of it. */
export function performSpell(performance: Performance): Step {
  const upkeep = UPKEEP[performance.action.id];
  if (upkeep) return { kind: "done", facts: upkeep(performance) };
  const { progress, actor } = performance;
  if (typeof progress.check !== "number") {
    const broken = actor.turn.castingBroken;
    const facts = castCosts(performance);
    return broken
      ? { kind: "done", facts: [...facts, lost(performance)] }
      : { kind: "go", facts, progress: { check: 0 } };
  }
  return progress.cast === true ? ray(performance) : nextCheck(performance, progress.check);
}

/** Rolls the checks one by one; the first that fails loses the spell (PF1-SPELL-009). */
function nextCheck(performance: Performance, at: number): Step {
  const { progress } = performance;
  const check = castChecks(performance)[at];
  if (!check) return { kind: "go", facts: castEffect(performance), progress: { check: at, cast: true } };
  if (progress.rolled !== true) return askCheck(performance, check, { check: at, rolled: true });
  const { made, fact } = readCheck(performance, check);
  return made
    ? { kind: "go", facts: [fact], progress: { check: at + 1 } }
    : { kind: "done", facts: [fact, lost(performance)] };
}

const lost = ({ act, actor }: Performance): Fact =>
  note(actor.id, "spell-lost", { spell: textOption(act, "spell") ?? textOption(act, "ability") });

/** The ranged touch of the spell gives its own chances, also to those who had none from a careful casting (PF1-SPELL-021). */
function ray(performance: Performance): Step {
  const { situation, act, actor, task, progress } = performance;
  const weapon = rayOf(performance);
  const target = findFighter(situation, act.target);
  if (!weapon || !target) return { kind: "done", facts: [] };
  const outer = { check: Number(progress.check), cast: true, asked: true };
  if (progress.asked !== true) {
    const chances = task.plan.provocations.filter(
      (chance) => chance.of === "ranged-attack" && stands(situation, chance),
    );
    if (!isFilled(chances)) return { kind: "go", facts: [], progress: outer };
    return { kind: "ask", facts: [], window: provokedWindow(situation, chances, act.by), progress: outer };
  }
  const strike = { attacker: actor, target, weapon };
  return carryOn(situation, strike, advanceStrike(situation, task, strike, asObject(progress.strike)), outer);
}

const ended = ({ act, actor }: Performance): Fact[] => [endSpell(actor.id, actor, textOption(act, "spell") ?? "")];

/** What is done with spells in effect: PF1-SPELL-011, 022, 023, PF1-FREE-004. */
const UPKEEP: Readonly<Record<string, (performance: Performance) => readonly Fact[]>> = {
  "concentrate-spell": ({ act, actor }) => [
    changeTurn(actor.id, { concentrated: [...actor.turn.concentrated, textOption(act, "spell") ?? ""] }),
  ],
  "cease-concentration": ended,
  "dismiss-spell": ended,
  "direct-spell": () => [],
};
