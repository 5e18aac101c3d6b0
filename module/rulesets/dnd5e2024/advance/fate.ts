import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { breakConcentration } from "../attack/concentration.js";
import { burdenOf, readDie, requestTest, succeeds, tested, type Test } from "../attack/d20.js";
import { DEATH_SAVES, failDeathSaves, lose, NEW_LIFE, vital } from "../attack/injure.js";
import { toUntil, type Moment } from "../durations.js";
import type { Fighter } from "../fighter.js";
import { textOption } from "../judge/case.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** What befalls a creature: a death save, a condition with its duration, the end of concentration. */
export function performFate(performance: Performance): Step {
  const { actor, action } = performance;
  switch (action.id) {
    case "death-save":
      return saveFromDeath(performance);
    case "end-concentration":
      return { kind: "done", facts: breakConcentration(actor) };
    default:
      return { kind: "done", facts: impose(performance) };
  }
}

/** What a death save has to reach (GAP-DND5-17). */
const LIVE = 10;

const deathSave = (fighter: Fighter): Test => ({
  by: fighter.id,
  kind: "death",
  modifiers: burdenOf(fighter),
  advantage: "none",
});

function saveFromDeath({ actor, task, progress }: Performance): Step {
  const test = deathSave(actor);
  if (progress.rolled !== true) {
    const request = requestTest(test);
    return { kind: "roll", facts: [changeTurn(actor.id, { deathSaved: true })], request, progress: { rolled: true } };
  }
  const die = readDie(task.faces, test.advantage);
  const hit = succeeds(test, task.faces, LIVE);
  return { kind: "done", facts: [tested(test, task.faces, { hit, against: LIVE }), ...fate(actor, die, hit)] };
}

/** A 20 wakes it with 1 hit point, a 1 counts twice; three successes make it stable, three failures kill it. */
function fate(fighter: Fighter, die: number | null, hit: boolean): Fact[] {
  if (die === 20) {
    return [
      ...vital(fighter, "hp", 0, 1),
      ...lose(fighter, "unconscious"),
      changeTurn(fighter.id, { ...NEW_LIFE, struckDown: null }),
    ];
  }
  if (!hit) return failDeathSaves(fighter, die === 1 ? 2 : 1);
  const deathSuccesses = fighter.turn.deathSuccesses + 1;
  return [changeTurn(fighter.id, deathSuccesses >= DEATH_SAVES ? { ...NEW_LIFE, stable: true } : { deathSuccesses })];
}

function impose({ act, actor }: Performance): Fact[] {
  const { at, of, turns, by } = act.options ?? {};
  const expiry = {
    at: at as Moment,
    of: (typeof of === "string" ? of : actor.id) as Fighter["id"],
    turns: Number(turns),
  };
  const source = typeof by === "string" ? { by: by as Fighter["id"] } : {};
  const condition = {
    id: textOption(act, "condition") ?? "",
    ...source,
    ...(at !== undefined && { until: toUntil(expiry) }),
  };
  return [{ type: "ConditionGained", creature: actor.id, condition }];
}
