import type { Fact } from "../../../model/event.js";
import { findStat } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { evaluated } from "../attack/modifiers.js";
import { part, readTest, requestTest, type Test } from "../attack/test.js";
import { readyBlades } from "../attack/weapon.js";
import { chosenBy } from "../chosen.js";
import { attributeOf, findFighter, isOwnTurn, type Fighter } from "../fighter.js";
import { feintsFirst } from "../judge/deed.js";
import { weaponFor } from "../judge/strike.js";
import { changeTurn } from "../state.js";
import { done, over, type Part, type Performance } from "./part.js";

/** A quick contest: the feinter's skill, then whatever its foe is best at (G4-FEINT-002). */
export const feint: Part = (performance) => {
  const { situation, act, actor, task, progress } = performance;
  const target = findFighter(situation, act.target);
  const own = target && ownTest(performance, target);
  if (!own) return done();
  if (progress.phase === undefined) return ask(own, { phase: "own" });
  if (progress.phase === "own") {
    const { hit, margin, fact } = readTest(own, task.faces);
    const request = requestTest(foeTest(target, actor));
    return { kind: "roll", facts: [fact], request, progress: { phase: "foe", margin: hit ? margin : -1 } };
  }
  const foe = readTest(foeTest(target, actor), task.faces);
  const won = Number(progress.margin) - (foe.hit ? foe.margin : 0);
  return done([foe.fact, ...settle(situation, performance, target, won)]);
};

/** The feint of an All-Out Attack is an act before the attack (G4-ALLOUTATTACK-005). */
export const feintFirst: Part = (performance) => {
  const chosen = chosenBy(performance.actor);
  if (!chosen || performance.act.target === undefined || !feintsFirst(performance.actor, chosen)) return done();
  const step = feint(performance);
  // Out of a Wait there is no second moment for the attack: it follows at once (G4-WAIT-005).
  return step.kind === "done" && isOwnTurn(performance.situation, performance.actor) ? over(step.facts) : step;
};

const ask = (test: Test, progress: { readonly phase: string }): Step => ({
  kind: "roll",
  facts: [],
  request: requestTest(test),
  progress,
});

function ownTest(performance: Performance, target: Fighter): Test | null {
  const { actor } = performance;
  const weapon = weaponFor(performance, { variant: { id: "feint", weapons: "melee" } });
  return (
    weapon && {
      by: actor.id,
      kind: "contest",
      skill: weapon.skill,
      modifiers: [...part("evaluate", evaluated(actor, target)), ...part("shock", actor.turn.shock)],
      target: target.id,
    }
  );
}

/** The best of weapon skill, Cloak, Shield and DX. */
function foeTest(foe: Fighter, feinter: Fighter): Test {
  const skills = readyBlades(foe).map(({ skill }) => skill);
  const others = ["cloak", "shield"].flatMap((key) => findStat(foe, key) ?? []);
  const skill = Math.max(attributeOf(foe, "dx"), ...skills, ...others);
  return { by: foe.id, kind: "contest", skill, modifiers: [], target: feinter.id };
}

/**
 * Won: its foe's defences against it alone are lower by the difference (G4-FEINT-003). It lasts through the feinter's
 * next manoeuvre, within an All-Out Attack for the attack that follows (G4-FEINT-004, G4-ALLOUTATTACK-005).
 */
function settle({ encounter }: Situation, { actor, action }: Performance, target: Fighter, won: number): Fact[] {
  const { maneuver } = actor.turn;
  const turn = encounter.turns.findLast(({ creature }) => creature === actor.id)?.round ?? encounter.round;
  const lasts = action.id === "all-out-attack" ? 1 : 2;
  const feint = won > 0 ? { target: target.id, margin: won, expiresTurn: turn + lasts } : null;
  return [
    changeTurn(actor.id, {
      acted: true,
      feint,
      ...(maneuver && { maneuver: { ...maneuver, targetId: target.id } }),
    }),
  ];
}
