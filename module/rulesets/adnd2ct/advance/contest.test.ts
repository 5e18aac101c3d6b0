import { describe, expect, it } from "vitest";
import { declared, phase, seat, stage, type Stage } from "../testing/stage.js";

/** Ann holds an orc down: dice in the order own, other; none: nobody rolls. */
function pin(
  strengths: readonly [own: number | null, other: number | null],
  ...dice: readonly (number | null)[]
): Stage {
  const as = (str: number | null) => ({ stats: { ...(str !== null && { str }) } });
  const fight = stage([
    seat("ann", [5, 5], { turn: declared("pin"), as: as(strengths[0]) }),
    seat("orc", [5, 5], { conditions: ["prone"], as: as(strengths[1]) }),
  ]);
  phase(fight, "average");
  fight.act("ann", "pin", { target: "orc" });
  for (const face of dice) fight.roll(...(face === null ? [] : [face]));
  return fight;
}
const won = (fight: Stage): boolean | null =>
  fight.encounter.rolls ? null : fight.conditions("orc").includes("pinned");

describe("a contest of Strength (ADND-OVERRUN-013)", () => {
  it.each([
    ["a success against a failure", 8, 15, true],
    ["a failure against a success", 15, 8, false],
    ["the higher of two successes", 9, 8, true],
    ["the lower of two successes", 8, 9, false],
    ["its Strength on the die", 12, 11, true],
    ["one more than its Strength", 13, 11, false],
    ["one more than the other's Strength", 5, 13, true],
    ["the other's Strength on the die", 5, 12, false],
    ["two failures", 13, 20, null],
    ["the same twice", 7, 7, null],
  ])("goes by d20 at Strength or below: %s", (_, own, other, result) => {
    expect(won(pin([12, 12], own, other))).toBe(result);
  });

  it("counts a Strength of ten where nobody knows it", () => {
    expect(won(pin([null, null], 10, 11))).toBe(true);
    expect(won(pin([null, null], 11, 10))).toBe(false);
  });

  it("asks one after the other for a d20", () => {
    expect(pin([12, 12]).encounter.rolls).toMatchObject({
      by: "ann",
      kind: "contest",
      dice: [{ count: 1, sides: 20 }],
      modifiers: [],
    });
    expect(pin([12, 12], 5).encounter.rolls).toMatchObject({ by: "orc", kind: "contest" });
    expect(pin([12, 12], 7, 7).encounter.rolls).toMatchObject({ by: "ann" });
    expect(pin([12, 12], 7, 7, 6).encounter.rolls).toMatchObject({ by: "orc" });
    expect(won(pin([12, 12], 7, 7, 6, 5))).toBe(true);
  });

  it("throws again what is even five times at most, and then nobody has won", () => {
    const even = [4, 4, 4, 4, 4, 4, 4, 4];
    expect(won(pin([12, 12], ...even))).toBeNull();
    expect(won(pin([12, 12], ...even, 4, 4))).toBe(false);
    expect(won(pin([12, 12], ...even, 5, 4))).toBe(true);
  });

  it("is lost by whoever doesn't roll", () => {
    expect(won(pin([12, 12], null))).toBe(false);
    expect(won(pin([12, 12], 5, null))).toBe(true);
    expect(won(pin([12, 12], 15, null))).toBe(false);
  });

  it("tells both dice, and who made it", () => {
    const told = (...dice: (number | null)[]): unknown =>
      pin([12, 13], ...dice).events.flatMap((event) =>
        event.type === "RollResolved"
          ? [[event.roll.by, event.roll.faces, event.roll.total, event.roll.hit, event.roll.against]]
          : [],
      );
    expect(told(8, 15)).toEqual([
      ["ann", [8], 8, true, 12],
      ["orc", [15], 15, false, 13],
    ]);
    expect(told(8, 9)).toEqual([
      ["ann", [8], 8, false, 12],
      ["orc", [9], 9, true, 13],
    ]);
    expect(told(null)).toEqual([["ann", [], 0, false, 12]]);
    expect(told(8, null)).toEqual([
      ["ann", [8], 8, true, 12],
      ["orc", [], 0, false, 13],
    ]);
  });
});

describe("holding somebody down", () => {
  it("says who did it, or leaves it to the table (GAP-ADND-19)", () => {
    const held = pin([12, 12], 8, 15)
      .state("orc")
      .conditions.find(({ id }) => id === "pinned");
    expect(held).toEqual({ id: "pinned", by: "ann" });
    const fight = stage(
      [seat("ann", [5, 5], { turn: declared("pin") }), seat("orc", [5, 5], { conditions: ["prone"] })],
      {},
      { pinContest: "gm-resolved" },
    );
    phase(fight, "average");
    fight.act("ann", "pin", { target: "orc" });
    expect(fight.encounter.rolls).toBeNull();
    expect(fight.events.find(({ type }) => type === "Noted")).toEqual({
      type: "Noted",
      creature: "ann",
      code: "gm-resolves",
      data: { option: "pin", target: "orc" },
    });
  });
});
