import { cellIndex } from "../../../grid/board/layout.js";
import type { Step } from "../../../rules/step.js";
import { requestTest, succeeds, tested, type Test } from "../attack/d20.js";
import { gain } from "../attack/injure.js";
import { modifierOf, statOf, type Fighter } from "../fighter.js";
import { groundFactor } from "../movement/mover-graph.js";
import type { Performance } from "./drive.js";
import { walk } from "./walk.js";

/** A movement of one's own, in legs; a leap into rough ground is landed last. */
export function performMove(performance: Performance): Step {
  const { progress } = performance;
  if (progress.landing === true) return land(performance);
  const step = walk(performance);
  if (step.kind !== "done") return step;
  const arrived = !step.facts.some(({ type }) => type === "Interrupted");
  return arrived && landsRough(performance)
    ? {
        kind: "roll",
        facts: step.facts,
        request: requestTest(landingTest(performance.actor)),
        progress: { landing: true },
      }
    : step;
}

/** DC of landing a jump in difficult terrain on one's feet (GAP-DND5-10). */
const LANDING = 10;

const landingTest = (fighter: Fighter): Test => ({
  by: fighter.id,
  kind: "check",
  modifiers: [{ label: "acrobatics", value: statOf(fighter, "acrobatics", modifierOf(fighter, "dex")) }],
  advantage: "none",
});

function landsRough({ situation, task, action }: Performance): boolean {
  const end = task.plan.move?.path.at(-1);
  if (action.id !== "jump" || !situation.board || !end) return false;
  return groundFactor(situation.board, cellIndex(situation.board, end[0], end[1])) > 1;
}

function land({ actor, task }: Performance): Step {
  const test = landingTest(actor);
  const hit = succeeds(test, task.faces, LANDING);
  const roll = tested(test, task.faces, { hit, against: LANDING });
  return { kind: "done", facts: hit ? [roll] : [roll, ...gain(actor, "prone")] };
}
