import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../module/kernel/json.js";
import { leftOf } from "./fight.js";
import { KINDS } from "./kinds.js";

const figure = fc.oneof(
  fc.constantFrom(-1e308, 1e308, -1e9, 1e9, -104, -5, -3, -1, 0, 1, 2, 99, 0.5),
  fc.integer({ min: -20_000, max: 20_000 }),
);
/** Names of state that a game may keep, those of its slots beside them, and numbers within numbers. */
const KEYS = [
  "stepped",
  "taken",
  "movement",
  "distanceMoved",
  "walked",
  "aooUsed",
  "shock",
  "reactionUsed",
  "standard",
];

/** What a game master's macro may say of a turn. */
const repairs = (slots: readonly string[]): fc.Arbitrary<JsonObject> => {
  const key = fc.constantFrom(...KEYS, ...slots);
  const figures = fc.dictionary(key, figure, { maxKeys: 3 });
  const way = fc.record({ action: fc.constant("walk"), budget: figure, walked: figure });
  return fc.oneof(figures, fc.record({ spent: figures }), fc.record({ movement: way }), fc.record({ moved: figure }));
};

describe.each(KINDS)("a repair of a turn of $ruleset.id", ({ ruleset, opening }) => {
  test("leaves nobody less than nothing, nor more than can be counted to, whatever a game master's macro says", () => {
    fc.assert(
      fc.property(opening, repairs(ruleset.slots.map(({ id }) => id)), (open, turn) => {
        const fight = open();
        const [creature] = fight.current.order;
        if (creature === undefined) throw new Error("nobody is there");
        const before = leftOf(fight, creature);
        fight.send({ type: "Repair", creature, turn });
        for (const [slot, left] of Object.entries(leftOf(fight, creature))) {
          expect(left, slot).toBeGreaterThanOrEqual(Math.min(0, before[slot] ?? 0));
          expect(left, slot).toBeLessThanOrEqual(100_000);
        }
      }),
    );
  });
});
