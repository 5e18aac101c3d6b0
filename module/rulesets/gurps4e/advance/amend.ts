import { creatureId } from "../../../model/ids.js";
import type { Fact } from "../../../model/event.js";
import { performAmends, type AmendHands } from "../../../rules/amends.js";
import { asList } from "../../../rules/progress.js";
import type { Situation } from "../../../rules/situation.js";
import { injure } from "../attack/injure.js";
import { findFighter } from "../fighter.js";
import { resist } from "./home-made.js";
import type { Part } from "./part.js";
import { suffer, testsAfter } from "./suffer.js";

const HANDS: AmendHands = {
  // What is said with it makes it harder: the score that is rolled against is the creature's own.
  save: (situation, id, of, harder) => resist(undefined, findFighter(situation, id), { of, value: -harder }),
  injure: (situation, id, amount) => {
    const whom = findFighter(situation, id);
    return whom ? injure(whom, amount) : [];
  },
};

/** Hurts and heals by the table's word, past armour; each wound with what it asks of the wounded (G4-GAP-08). */
export const amend: Part = (performance) => {
  const { situation, act, progress, task } = performance;
  const victim = typeof progress.victim === "string" ? findFighter(situation, creatureId(progress.victim)) : null;
  if (victim && asList(progress.tests).length > 0) return suffer(performance, victim);
  const step = performAmends(situation, act, progress, task.faces, HANDS);
  return step.kind === "go" ? { ...step, progress: { ...step.progress, ...aftermath(situation, step.facts) } } : step;
};

/** Who has been wounded, and the rolls that follow. */
function aftermath(situation: Situation, facts: readonly Fact[]) {
  const wound = facts.find((fact) => fact.type === "VitalsChanged");
  const victim = wound?.type === "VitalsChanged" ? findFighter(situation, wound.creature) : null;
  if (wound?.type !== "VitalsChanged" || !victim) return {};
  return { victim: victim.id, tests: testsAfter(victim, (wound.from ?? 0) - (wound.to ?? 0)) };
}
