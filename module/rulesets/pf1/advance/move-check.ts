import type { Fact } from "../../../model/event.js";
import { putAt } from "../../../rules/creature.js";
import type { Step } from "../../../rules/step.js";
import { modifierOf, statOf, type Fighter } from "../fighter.js";
import { numberOption } from "../judge/case.js";
import { listedSpeed } from "../movement/speed.js";
import { changeTurn } from "../state.js";
import { askCheck, readCheck, type Check } from "./check.js";
import { interrupted } from "../../../rules/carry-out.js";
import type { Performance } from "./drive.js";
import { fallRequest, feetAboveGround, landed } from "./fall.js";

/** Rounds of rest after running out of breath (PF1-RUN-004). */
const REST = 10;

/** A climber who fails by so much doesn't merely stay where it is (PF1-MOVE-003, PF1-MOVE-004). */
const FAR_SHORT = 5;

/**
 * The check that a movement begins with, or what came of it; null where the way may begin. What climbing or swimming has
 * to reach the game master rules for the turn, or a macro says by the option `dc`; unsaid, any roll will do and the card
 * shows it.
 */
export function moveCheck(performance: Performance): Step | null {
  if (performance.progress.fell === true) return hitGround(performance);
  const check = checkFor(performance);
  if (!check) return null;
  const { progress, action } = performance;
  if (progress.rolled !== true) return askCheck(performance, check, { rolled: true });
  const result = readCheck(performance, check);
  if (action.id === "run")
    return result.made ? catchBreath(performance, result.fact) : loseBreath(performance, result.fact);
  if (result.made) return { kind: "go", facts: [result.fact], progress: { rolled: true, walk: {} } };
  return loseHold(performance, result.fact, result.total - (check.against ?? result.total));
}

/** Running beyond one's endurance, or climbing and swimming without a speed for it. */
export function checkFor({ act, actor, action }: Pick<Performance, "act" | "actor" | "action">): Check | null {
  const { ruledDifficulty: ruled } = actor.turn;
  const dc = ruled === null ? numberOption(act, "dc") : Number(ruled);
  const against = dc === null ? {} : { against: dc };
  switch (action.id) {
    case "run":
      return isBeyondEndurance(actor)
        ? { kind: "check", label: "con", bonus: modifierOf(actor, "con"), against: 10 + actor.turn.run.checks }
        : null;
    case "climb":
    case "climb-fast":
      return listedSpeed(actor, "climb") !== null && action.id === "climb"
        ? null
        : {
            kind: "check",
            label: "climb",
            bonus: statOf(actor, "climb", 0) - (action.id === "climb" ? 0 : 5),
            ...against,
          };
    case "swim":
      return listedSpeed(actor, "swim") === null
        ? { kind: "check", label: "swim", bonus: statOf(actor, "swim", 0), ...against }
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

/** No headway: the movement is spent where its creature is (PF1-MOVE-003, PF1-MOVE-004); a climber far short of it falls. */
function loseHold(performance: Performance, roll: Fact, margin: number): Step {
  const { situation, actor, action, task } = performance;
  const feet = feetAboveGround(situation, actor);
  if (action.id === "swim" || task.faces === null || margin > -FAR_SHORT || feet === 0)
    return { kind: "done", facts: [roll, interrupted(performance, "check-failed")] };
  const { cell = [0, 0], elevation = 0 } = actor.state.position ?? {};
  const facts = [roll, ...putAt(actor, [cell, cell], "forced", "forced", elevation - feet)];
  const request = fallRequest(actor.id, feet);
  return request
    ? { kind: "roll", facts, request, progress: { fell: true } }
    : { kind: "done", facts: [...facts, interrupted(performance, "fell")] };
}

function hitGround(performance: Performance): Step {
  const { actor, task } = performance;
  const harm = task.faces ? landed(actor, task.faces) : [];
  return { kind: "done", facts: [...harm, interrupted(performance, "fell")] };
}
