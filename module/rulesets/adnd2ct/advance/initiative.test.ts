import { describe, expect, it } from "vitest";
import { seat, stage, stat, type Stage } from "../testing/stage.js";

const sides = (...ids: readonly string[]): Stage => stage(ids.map((id, i) => seat(id, [2 * i, 5])));
function roll(fight: Stage, by: string, die: number | null): void {
  fight.act(by, "roll-initiative");
  fight.roll(...(die === null ? [] : [die]));
}

describe("the initiative of sides (GAP-ADND-02)", () => {
  it("is a d10 for all of a side, which whoever of it rolls", () => {
    const fight = sides("orc", "ann", "bob");
    fight.act("ann", "roll-initiative");
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "initiative",
      dice: [{ count: 1, sides: 10 }],
      modifiers: [],
    });
    fight.roll(4);
    expect(fight.events.find(({ type }) => type === "RollResolved")).toEqual({
      type: "RollResolved",
      roll: { by: "ann", kind: "initiative", faces: [4], total: 4, bonus: 0, modifiers: [] },
    });
    expect(["orc", "ann", "bob"].map((id) => stat(fight, id, "initiative"))).toEqual([null, 4, 4]);
  });

  it("puts the lower side first, each in the order in which it stood, when all have rolled", () => {
    const fight = sides("orc", "ann", "ogre", "bob");
    roll(fight, "ann", 3);
    expect(fight.encounter.order).toEqual(["orc", "ann", "ogre", "bob"]);
    roll(fight, "ogre", 6);
    expect(fight.encounter.order).toEqual(["ann", "bob", "orc", "ogre"]);
  });

  it.each([
    [1, "very-fast"],
    [2, "fast"],
    [9, "fast"],
    [10, "average"],
  ])("of a %i puts the base phase of the side to %s", (die, expected) => {
    const fight = sides("ann", "orc");
    roll(fight, "ann", die);
    expect(stat(fight, "ann", "basePhase")).toBe(expected);
    expect(stat(fight, "orc", "basePhase")).toBe("fast");
  });

  it("is rolled again by both on a tie, whose shifts are gone", () => {
    const fight = sides("ann", "orc", "bob");
    roll(fight, "ann", 1);
    roll(fight, "orc", 1);
    expect(["ann", "orc", "bob"].map((id) => stat(fight, id, "initiative"))).toEqual([null, null, null]);
    expect(stat(fight, "ann", "basePhase")).toBe("fast");
    expect(stat(fight, "bob", "basePhase")).toBe("fast");
  });

  it("is kept by a third side where two others tie", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5]), seat("cat", [5, 9], { side: "beasts" })]);
    roll(fight, "cat", 3);
    roll(fight, "ann", 5);
    roll(fight, "orc", 5);
    expect(["ann", "orc", "cat"].map((id) => stat(fight, id, "initiative"))).toEqual([null, null, 3]);
  });

  it("of one's own side again is no tie", () => {
    const fight = sides("ann", "orc");
    roll(fight, "ann", 5);
    roll(fight, "ann", 5);
    expect(stat(fight, "ann", "initiative")).toBe(5);
    roll(fight, "orc", 2);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
  });

  it("is nothing where nobody rolls", () => {
    const fight = sides("ann", "orc");
    roll(fight, "ann", null);
    expect(stat(fight, "ann", "initiative")).toBeNull();
    expect(fight.events.some(({ type }) => type === "RollResolved")).toBe(false);
  });

  it("tells a tie with its die, where the table makes an event of it", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])], {}, { initiativeTie: "critical-event" });
    roll(fight, "ann", 4);
    roll(fight, "orc", 4);
    expect(fight.events.find(({ type }) => type === "Noted")).toEqual({
      type: "Noted",
      creature: "orc",
      code: "initiative-tie",
      data: { die: 4 },
    });
  });
});
