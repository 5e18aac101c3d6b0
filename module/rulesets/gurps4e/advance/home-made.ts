import type { HomeTest } from "../../../model/home-made.js";
import { gain } from "../../../rules/creature.js";
import { performHomeMade, type HomeHands, type HomeRoll } from "../../../rules/home-made/perform.js";
import { injure } from "../attack/injure.js";
import { readTest, requestTest, type Test } from "../attack/test.js";
import { attributeOf, findFighter, willOf, type Fighter } from "../fighter.js";
import type { Part } from "./part.js";

/** Does what a table has made for itself. */
export const doOwn: Part = ({ situation, act, progress, task }) =>
  performHomeMade(situation, act, progress, task.faces, HANDS);

const HANDS: HomeHands = {
  test: (situation, doer, { id }, test) => resist(doer.id, findFighter(situation, id), test),
  // What is written is the injury itself, past armour.
  injure: (situation, _doer, { id }, amount) => {
    const whom = findFighter(situation, id);
    return whom ? injure(whom, amount) : [];
  },
  gain: (_situation, doer, whom, { of }) => gain(whom, of, { by: doer.id }),
  force: () => [],
};

/** The target resists with three dice against its score, and what is added to it (G4-GAP-03). */
export function resist(
  doer: Fighter["id"] | undefined,
  target: Fighter | null,
  { of, value }: Pick<HomeTest, "of" | "value">,
): HomeRoll {
  if (!target) return { request: null, read: () => ({ success: false, facts: [] }) };
  const key = (["st", "dx", "iq", "ht"] as const).find((each) => each === of);
  const skill = (key ? attributeOf(target, key) : willOf(target)) + value;
  const test: Test = { by: target.id, kind: "save", skill, modifiers: [], ...(doer !== undefined && { target: doer }) };
  return {
    request: requestTest(test),
    read: (faces) => {
      const { hit, fact } = readTest(test, faces);
      return { success: !hit, facts: [fact] };
    },
  };
}
