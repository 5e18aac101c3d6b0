import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Cell } from "../../model/position.js";
import { withSteepSteps, type Riser } from "./steep.js";

const says = (action: string | undefined): boolean => ["fly", "swim", "climb", "teleport"].includes(action ?? "");
const riser = (over: Partial<Riser> = {}): Riser => ({
  speeds: { walk: 30 },
  isWater: () => false,
  cellLength: 5,
  says,
  ...over,
});

const manners = (cells: readonly Cell[], elevations: readonly number[], who = riser(), action = "walk") =>
  withSteepSteps({ cells, elevations, details: cells.map(() => ({ action })) }, who)
    .details.slice(1)
    .map((detail) => detail.action);

const SPOT: readonly Cell[] = [
  [2, 2],
  [2, 2],
];

describe("a change of height on the spot", () => {
  it.each<[string, Partial<Riser>, string]>([
    ["flown by whoever has wings", { speeds: { walk: 30, fly: 60 } }, "fly"],
    ["climbed by whoever has none", {}, "climb"],
    ["climbed by whoever can't fly at all", { speeds: { fly: 0 } }, "climb"],
    ["swum in the water", { isWater: () => true }, "swim"],
  ])("is %s, up and down", (_how, over, manner) => {
    expect(manners(SPOT, [0, 10], riser(over))).toEqual([manner]);
    expect(manners(SPOT, [10, 0], riser(over))).toEqual([manner]);
  });

  it("stays what core's own action says", () => {
    for (const action of ["fly", "swim", "climb", "teleport"])
      expect(manners(SPOT, [0, 10], riser(), action)).toEqual([action]);
  });
});

describe("a way on foot", () => {
  const slope: readonly Cell[] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ];

  it("leads up stairs, but up no wall", () => {
    expect(manners(slope, [0, 5, 10])).toEqual(["walk", "walk"]);
    expect(manners(slope, [0, 5, 20])).toEqual(["walk", "climb"]);
  });

  test("is nowhere walked steeper than one in one", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 3, maxLength: 3 }), (elevations) => {
        const found = manners(slope, elevations);
        found.forEach((action, i) => {
          const rise = Math.abs((elevations[i + 1] ?? 0) - (elevations[i] ?? 0));
          expect(action === "walk").toBe(rise <= 5);
        });
      }),
    );
  });
});
