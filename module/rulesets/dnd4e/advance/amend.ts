import { performAmends, type AmendHands } from "../../../rules/amends.js";
import { injure } from "../attack/injure.js";
import { findFighter } from "../fighter.js";
import type { Part } from "./part.js";

const HANDS: AmendHands = {
  // What would be a save elsewhere is an attack against a defence here (GAP-DND4-12): none is asked for.
  save: () => ({ request: null, read: () => ({ success: true, facts: [] }) }),
  injure: (situation, id, amount) => {
    const whom = findFighter(situation, id);
    return whom ? injure(whom, amount) : [];
  },
  wakes: ["unconscious"],
};

/** Hurts and heals by the table's word. */
export const amend: Part = ({ situation, act, progress, task }) =>
  performAmends(situation, act, progress, task.faces, HANDS);
