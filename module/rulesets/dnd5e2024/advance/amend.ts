import { performAmends, type AmendHands } from "../../../rules/amends.js";
import type { Step } from "../../../rules/step.js";
import { isLost, requestTest, savingThrow, succeeds, tested } from "../attack/d20.js";
import { injure } from "../attack/injure.js";
import { findFighter, type Ability } from "../fighter.js";
import type { Performance } from "./drive.js";

const HANDS: AmendHands = {
  save: (situation, id, of, difficulty) => {
    const whom = findFighter(situation, id);
    if (!whom) return { request: null, read: () => ({ success: true, facts: [] }) };
    const ability = of as Ability;
    const test = savingThrow(whom, ability);
    return {
      request: isLost(whom, ability) ? null : requestTest(test),
      read: (faces) => {
        const saved = succeeds(test, faces, difficulty);
        return { success: !saved, facts: [tested(test, faces, { hit: saved, against: difficulty })] };
      },
    };
  },
  injure: (situation, id, amount) => {
    const whom = findFighter(situation, id);
    return whom ? injure(whom, amount) : [];
  },
};

/** Hurts and heals by the table's word; what a wound asks of the wounded comes after it. */
export const performAmend = ({ situation, act, progress, task }: Performance): Step =>
  performAmends(situation, act, progress, task.faces, HANDS);
