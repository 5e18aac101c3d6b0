import { performAmends, type AmendHands } from "../../../rules/amends.js";
import type { Step } from "../../../rules/step.js";
import { injure } from "../attack/injure.js";
import { findFighter } from "../fighter.js";
import type { Performance } from "./drive.js";
import { saveAgainst } from "./home-made.js";

const HANDS: AmendHands = {
  save: (situation, id, of, difficulty) => saveAgainst(findFighter(situation, id), of, difficulty),
  injure: (situation, id, amount) => {
    const whom = findFighter(situation, id);
    return whom ? injure(whom, amount, false) : [];
  },
  wakes: ["dying", "stable", "unconscious", "disabled"],
};

/** Hurts and heals by the table's word. */
export const performAmend = ({ situation, act, progress, task }: Performance): Step =>
  performAmends(situation, act, progress, task.faces, HANDS);
