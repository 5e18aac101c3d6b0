import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { abilityCheck } from "../attack/check.js";
import { requestTest, succeeds, tested } from "../attack/d20.js";
import { gain, lose } from "../attack/injure.js";
import { findContest } from "../contests.js";
import { findFighter, hasCondition, isEnemy, presentFighters, type Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** An ability check and what it brings. */
export function performContest(performance: Performance): Step {
  const { situation, actor, task, progress } = performance;
  const contest = findContest(performance);
  if (!contest) return { kind: "done", facts: [] };
  const test = abilityCheck(situation, actor, contest);
  if (progress.rolled !== true) {
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  }
  const against = contest.difficulty(performance);
  const hit = succeeds(test, task.faces, against ?? 0);
  const roll = tested(test, task.faces, against === null ? {} : { hit, against });
  const used = helpUsed(performance);
  return { kind: "done", facts: hit ? [roll, ...used, ...won(performance, totalOf(roll))] : [roll, ...used] };
}

const totalOf = (roll: Fact): number => (roll.type === "RollResolved" ? roll.roll.total : 0);

/** A helping hand helps once (GAP-DND5-03). */
const helpUsed = ({ situation, actor }: Performance): Fact[] =>
  presentFighters(situation)
    .filter(({ turn }) => turn.helpsAlly === actor.id)
    .map(({ id }) => changeTurn(id, { helpsAlly: null }));

function won({ situation, actor, act, action }: Performance, total: number): Fact[] {
  switch (action.id) {
    // The check's total is what it takes to find the hidden one (GAP-DND5-12).
    case "hide":
      return [...gain(actor, "hidden"), changeTurn(actor.id, { stealth: total })];
    case "escape-grapple":
      return lose(actor, "grappled");
    case "search":
      return presentFighters(situation).flatMap((other) => (isFound(actor, other, total) ? found(other) : []));
    case "stabilize": {
      const patient = findFighter(situation, act.target);
      return patient ? [changeTurn(patient.id, { stable: true, deathSuccesses: null, deathFailures: null })] : [];
    }
    default:
      return [];
  }
}

const isFound = (seeker: Fighter, other: Fighter, total: number): boolean =>
  isEnemy(seeker, other) && hasCondition(other, "hidden") && (other.turn.stealth ?? 0) <= total;

/** Found out by one, it is hidden from nobody. */
const found = (fighter: Fighter): Fact[] => [...lose(fighter, "hidden"), changeTurn(fighter.id, { stealth: null })];
