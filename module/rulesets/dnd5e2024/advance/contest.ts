import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Step } from "../../../rules/step.js";
import { requestTest, succeeds, tested, type Test } from "../attack/d20.js";
import { gain, lose } from "../attack/injure.js";
import { findFighter, modifierOf, proficiencyOf, statOf, type Fighter } from "../fighter.js";
import { grapplerOf } from "../movement/grappled.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** GAP-DND5-12. */
const STEALTH = 15;

/** A check for hiding, or for getting out of a grapple. */
export function performContest(performance: Performance): Step {
  const { actor, action, task, progress } = performance;
  const test = testFor(performance);
  if (progress.rolled !== true) {
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  }
  const against = action.id === "hide" ? STEALTH : escapeDifficulty(performance);
  const hit = succeeds(test, task.faces, against);
  const roll = tested(test, task.faces, { hit, against });
  if (!hit) return { kind: "done", facts: [roll] };
  return { kind: "done", facts: [roll, ...(action.id === "hide" ? hidden(actor, roll) : lose(actor, "grappled"))] };
}

function testFor({ actor, action }: Performance): Test {
  const dexterity = modifierOf(actor, "dex");
  const value =
    action.id === "hide"
      ? statOf(actor, "stealth", dexterity)
      : Math.max(statOf(actor, "athletics", modifierOf(actor, "str")), statOf(actor, "acrobatics", dexterity));
  return {
    by: actor.id,
    kind: "check",
    modifiers: [{ label: action.id === "hide" ? "stealth" : "escape", value }],
    advantage: "none",
  };
}

/** The check's total is what it takes to find the hidden one. */
function hidden(actor: Fighter, roll: Fact): Fact[] {
  const stealth = roll.type === "RollResolved" ? roll.roll.total : STEALTH;
  return [...gain(actor, "hidden"), changeTurn(actor.id, { stealth })];
}

/** 8, the holder's Strength and its proficiency (GAP-DND5-16). */
export const holdDifficulty = (holder: Fighter): number => 8 + modifierOf(holder, "str") + proficiencyOf(holder);

function escapeDifficulty({ situation, actor }: Performance): number {
  const holder = findFighter(situation, (grapplerOf(actor) ?? undefined) as CreatureId | undefined);
  return holder ? holdDifficulty(holder) : 0;
}
