import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { modifierOf, statOf, type Fighter } from "../fighter.js";
import { listedSpeed } from "../movement/speed.js";
import { changeTurn } from "../state.js";
import { askCheck, readCheck, type Check } from "./check.js";
import { interrupted, type Performance } from "./drive.js";

/** Rounds of rest after running out of breath (PF1-RUN-004). */
const REST = 10;

/** The check that a movement begins with, or what came of it; null where the way may begin. */
export function moveCheck(performance: Performance): Step | null {
  const check = checkFor(performance);
  if (!check) return null;
  const { progress, action } = performance;
  if (progress.rolled !== true) return askCheck(performance, check, { rolled: true });
  const result = readCheck(performance, check);
  if (action.id !== "run") return { kind: "go", facts: [result.fact], progress: { rolled: true, walk: {} } };
  return result.made ? catchBreath(performance, result.fact) : loseBreath(performance, result.fact);
}

/** Running beyond one's endurance, or climbing and swimming without a speed for it. */
function checkFor({ actor, action }: Performance): Check | null {
  switch (action.id) {
    case "run":
      return isBeyondEndurance(actor)
        ? { kind: "check", label: "con", bonus: modifierOf(actor, "con"), against: 10 + actor.turn.run.checks }
        : null;
    case "climb":
    case "climb-fast":
      return listedSpeed(actor, "climb") !== null && action.id === "climb"
        ? null
        : { kind: "check", label: "climb", bonus: statOf(actor, "climb", 0) - (action.id === "climb" ? 0 : 5) };
    case "swim":
      return listedSpeed(actor, "swim") === null
        ? { kind: "check", label: "swim", bonus: statOf(actor, "swim", 0) }
        : null;
    default:
      return null;
  }
}

/** PF1-RUN-003. */
const isBeyondEndurance = (actor: Fighter): boolean => actor.turn.run.rounds >= statOf(actor, "con", 10);

function catchBreath({ actor }: Performance, roll: Fact): Step {
  const run = { ...actor.turn.run, checks: actor.turn.run.checks + 1 };
  return { kind: "go", facts: [roll, changeTurn(actor.id, { run })], progress: { rolled: true, walk: {} } };
}

function loseBreath(performance: Performance, roll: Fact): Step {
  const { actor, situation } = performance;
  const run = { rounds: 0, checks: 0, restRoundsLeft: REST, failedRound: situation.encounter.round };
  return { kind: "done", facts: [roll, changeTurn(actor.id, { run }), interrupted(performance)] };
}
