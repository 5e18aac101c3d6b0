import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import type { Size } from "../../../model/profile.js";
import { declared, phase, seat, stage, way, type Seat, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];

/** An ogre that has overrun Ann, who looks the other way, up to her save. */
function overrun(
  ann: More = {},
  size: Size = "large",
  others: readonly Seat[] = [],
  board: Parameters<typeof stage>[1] = {},
): Stage {
  const fight = stage(
    [
      seat("ogre", [2, 5], {
        side: "foes",
        facing: "e",
        turn: declared("move"),
        as: { size, space: 2, speeds: { walk: 12 }, stats: { basePhase: "fast" } },
      }),
      seat("ann", [5, 5], { facing: "e", ...ann, as: { stats: { saves: { paralyzation: 14 } }, ...ann.as } }),
      ...others,
    ],
    board,
  );
  phase(fight, "fast");
  fight.act("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) });
  return fight;
}

describe("the save of one that is overrun (ADND-OVERRUN-004, ADND-OVERRUN-005)", () => {
  it.each<readonly [Size, number]>([
    ["large", 0],
    ["huge", -4],
    ["gargantuan", -8],
    ["colossal", -12],
  ])("from a %s one takes %i", (size, value) => {
    const fight = overrun({}, size);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "save",
      modifiers: value === 0 ? [] : [{ label: "size", value }],
    });
  });

  it("is against paralyzation: failed, it throws down, and the overrunner may tread on whom it threw", () => {
    const fight = overrun();
    fight.roll(13);
    expect(fight.conditions("ann")).toEqual(["prone"]);
    expect(fight.state("ogre").turn.overrun).toEqual(["ann"]);
    expect(fight.cell("ogre")).toEqual([4, 5]);
    expect(fight.cell("ann")).toEqual([5, 5]);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("is as good as failed where nobody rolls it", () => {
    const fight = overrun();
    fight.roll();
    expect(fight.conditions("ann")).toEqual(["prone"]);
  });
});

describe("the way into the victim's space (ADND-OVERRUN-006)", () => {
  const saved = (...others: readonly Seat[]): Stage => {
    const fight = overrun({}, "large", others);
    fight.roll(14);
    return fight;
  };

  it("is free when the victim has given way, as it chooses", () => {
    const fight = saved();
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.encounter.windows).toMatchObject([
      { kind: "choice", of: "displaced", against: "ann", cause: "ogre", responders: [{ creature: "ann" }] },
    ]);
    fight.answer("ann", true, undefined, {
      options: {
        path: [
          [5, 5],
          [6, 6],
        ],
      },
    });
    expect(fight.cell("ann")).toEqual([6, 6]);
    expect(fight.cell("ogre")).toEqual([4, 5]);
    expect(fight.state("ogre").turn).not.toHaveProperty("overrun");
  });

  it("is free when it goes to the first square because it says nothing", () => {
    const fight = saved();
    fight.answer("ann", false);
    expect(fight.cell("ann")).toEqual([5, 4]);
    expect(fight.cell("ogre")).toEqual([4, 5]);
    expect(fight.events.filter((event) => event.type === "Moved" && event.creature === "ann")).toMatchObject([
      {
        path: [
          [5, 5],
          [5, 4],
        ],
        mode: "push",
        how: "forced",
        cost: 0,
      },
    ]);
  });

  it("leaves no choice to one with nowhere to go, who is thrown down", () => {
    const cells = [4, 5, 6].flatMap((x) => [4, 5, 6].flatMap((y): Cell[] => (x < 6 && y > 4 ? [] : [[x, y]])));
    const fight = overrun({}, "large", [], { terrain: [{ kind: "solid", cells }] });
    fight.roll(20);
    expect(fight.encounter.windows).toEqual([]);
    expect(fight.conditions("ann")).toEqual(["prone"]);
    expect(fight.state("ogre").turn.overrun).toEqual(["ann"]);
  });

  it("is a last step that costs what it costs, and looks where it goes", () => {
    const fight = saved();
    fight.answer("ann", false);
    const own = fight.events.filter((event) => event.type === "Moved" && event.creature === "ogre");
    expect(own).toEqual([
      {
        type: "Moved",
        creature: "ogre",
        path: [
          [2, 5],
          [3, 5],
        ],
        to: { cell: [3, 5], elevation: 0, facing: "e" },
        mode: "walk",
        cost: 1,
        how: "own",
      },
      {
        type: "Moved",
        creature: "ogre",
        path: [
          [3, 5],
          [4, 5],
        ],
        to: { cell: [4, 5], elevation: 0, facing: "e" },
        mode: "walk",
        cost: 1,
        how: "own",
      },
    ]);
    expect(fight.state("ogre").turn).toMatchObject({ moved: 2, walks: [{ phase: 1, squares: 2 }] });
  });

  it("asks nothing of one that can't act, who is moved to the first square", () => {
    const fight = overrun({ conditions: ["stunned"] });
    fight.roll(14);
    expect(fight.encounter.windows).toEqual([]);
    expect(fight.cell("ogre")).toEqual([4, 5]);
  });

  it("saves nothing where the victim's own blow fells it, or the victim falls before", () => {
    const fight = stage([
      seat("ogre", [2, 5], {
        side: "foes",
        facing: "e",
        vitals: { hp: 1 },
        turn: declared("move"),
        as: { size: "large", stats: { basePhase: "fast" } },
      }),
      seat("ann", [5, 5], { facing: "w", as: { stats: { thac0: 5 } } }),
    ]);
    phase(fight, "fast");
    fight.act("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) });
    expect(fight.encounter.windows).toMatchObject([{ of: "overrun", step: 1, responders: [{ creature: "ann" }] }]);
    fight.answer("ann", true);
    fight.roll(17);
    fight.roll(8);
    expect(fight.conditions("ogre")).toContain("unconscious");
    expect(fight.cell("ogre")).toEqual([3, 5]);
    expect(fight.encounter.tasks).toEqual([]);
  });
});
