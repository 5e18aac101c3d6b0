import { performAmends, type AmendHands } from "../../../rules/amends.js";
import { readTest, requestTest, type Test } from "../../../rules/d20.js";
import { injure } from "../attack/injure.js";
import { findFighter, saveNumber, SAVES } from "../fighter.js";
import type { Part } from "./part.js";

const HANDS: AmendHands = {
  // The number to reach is the creature's own; what is said with it makes it harder.
  save: (situation, id, of, harder) => {
    const whom = findFighter(situation, id);
    const kind = SAVES.find((each) => each === of);
    if (!whom || !kind) return { request: null, read: () => ({ success: true, facts: [] }) };
    const test: Test = { by: id, kind: "save", modifiers: [], against: saveNumber(whom, kind) + harder };
    return {
      request: requestTest(test),
      read: (faces) => {
        const { hit, fact } = readTest(test, faces);
        return { success: !hit, facts: [fact] };
      },
    };
  },
  injure: (situation, id, amount) => {
    const whom = findFighter(situation, id);
    return whom ? injure(whom, amount) : [];
  },
  wakes: ["unconscious"],
};

/** Hurts and heals by the table's word. */
export const amend: Part = ({ situation, act, progress, task }) =>
  performAmends(situation, act, progress, task.faces, HANDS);
