import { describe, expect, it } from "vitest";
import { stage, type Seat, way } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc", stats: { str: 18, level: 4 } } };
const ORC: Seat = { id: "orc", at: [3, 5], profile: { stats: { ac: 30, fort: 17, ref: 10 } } };

describe("an escape", () => {
  const held = (stats: Record<string, number>, holder: Record<string, number>) => {
    const grabbed = { ...ANN, conditions: [{ id: "grabbed", by: "orc" }], profile: { stats } };
    return stage([grabbed, { ...ORC, profile: { stats: holder } }]);
  };

  it.each([
    ["athletics", 5, false],
    ["athletics", 8, true],
    ["acrobatics", 5, false],
    ["acrobatics", 8, true],
  ])("DND4-ESC-001: %s with a bonus of %i and a 10: %s", (variant, bonus, free) => {
    const holder = variant === "athletics" ? { fort: 17, ref: 30 } : { fort: 30, ref: 17 };
    const fight = held({ [variant]: bonus }, holder);
    fight.act("ann", "escape", { variant });
    fight.roll(10);
    expect(fight.conditions("ann")).toEqual(free ? [] : ["grabbed"]);
  });

  it("DND4-ESC-001: without the skill by Strength, or by Dexterity", () => {
    const strong = held({ str: 20, dex: 10 }, { fort: 15, ref: 15 });
    strong.act("ann", "escape", { variant: "athletics" });
    strong.roll(10);
    expect(strong.conditions("ann")).toEqual([]);
    const slow = held({ str: 20, dex: 10 }, { fort: 15, ref: 15 });
    slow.act("ann", "escape", { variant: "acrobatics" });
    slow.roll(10);
    expect(slow.conditions("ann")).toEqual(["grabbed"]);
  });
});

describe("a bull rush", () => {
  it("DND4-BULL-001: of somebody next to one, at most one size larger", () => {
    const against = (at: Seat["at"], size: "small" | "medium" | "large" | "huge") =>
      stage([ANN, { ...ORC, at, profile: { size } }]).refusal("ann", "bull-rush", { target: "orc" });
    expect([against([3, 5], "small"), against([3, 5], "medium"), against([3, 5], "large")]).toEqual([null, null, null]);
    expect(against([3, 5], "huge")).toBe("wrong-target");
    expect(against([4, 5], "medium")).toBe("out-of-reach");
  });

  it("DND4-BULL-002: is Strength against Fortitude, whatever the weapon and the armour", () => {
    const hammer = [{ id: "hammer", kind: "melee" as const, bonus: 20, extra: {} }];
    const seats = (fort: number) => [
      { ...ANN, profile: { ...ANN.profile, attacks: hammer } },
      { ...ORC, profile: { stats: { ac: 30, ref: 30, will: 30, fort } } },
    ];
    const made = stage(seats(17));
    made.act("ann", "bull-rush", { target: "orc" });
    made.roll(11);
    expect(made.encounter.windows).toMatchObject([{ of: "push" }]);
    const missed = stage(seats(18));
    missed.act("ann", "bull-rush", { target: "orc" });
    missed.roll(11);
    expect(missed.encounter.windows).toEqual([]);
  });

  it("DND4-BULL-004: does nothing where there is no square to push into, and asks nobody", () => {
    const fight = stage([ANN, ORC], { terrain: [{ kind: "solid", cells: way([4, 4], [4, 6]) }] });
    fight.act("ann", "bull-rush", { target: "orc" });
    fight.roll(15);
    expect(fight.events.filter(({ type }) => type === "WindowOpened")).toEqual([]);
    expect([fight.cell("ann"), fight.cell("orc"), fight.encounter.tasks]).toEqual([[2, 5], [3, 5], []]);
  });
});
