import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { seat, stage, way, type Doing, type Seat, type Stage } from "../testing/stage.js";

const moved = (action: string, doing: Doing, ...others: readonly Seat[]): Stage => {
  const fight = stage([seat("ann", [5, 5]), ...others]);
  fight.act("ann", action, doing);
  return fight;
};
const moves = (fight: Stage): readonly unknown[] =>
  fight.events.flatMap((event) =>
    event.type === "Moved" ? [[event.creature, event.to.cell, event.mode, event.how, event.cost]] : [],
  );

describe("what is done to a creature", () => {
  it("moves it at no cost, by push or jump", () => {
    expect(moves(moved("forced", { path: way([5, 5], [7, 5]), cause: "push" }))).toEqual([
      ["ann", [7, 5], "forced", "forced", 0],
    ]);
    expect(
      moves(
        moved("teleport", {
          path: [
            [5, 5],
            [12, 5],
          ],
        }),
      ),
    ).toEqual([["ann", [12, 5], "teleport", "teleport", 0]]);
  });

  it("takes a mount along in a jump, not in a push", () => {
    const bay = seat("bay", [5, 5], { as: { size: "medium" } });
    const riding = (action: string, doing: Doing): Stage => {
      const fight = stage([seat("ann", [5, 5], { as: { rides: creatureId("bay") } }), bay]);
      fight.act("ann", action, doing);
      return fight;
    };
    expect(
      riding("teleport", {
        path: [
          [5, 5],
          [12, 5],
        ],
      }).cell("bay"),
    ).toEqual([12, 5]);
    expect(riding("forced", { path: way([5, 5], [6, 5]), cause: "push" }).cell("bay")).toEqual([5, 5]);
  });

  it("puts it at the height where it ends", () => {
    expect(
      moved("teleport", {
        path: [
          [5, 5],
          [12, 5],
        ],
        elevations: [0, 20],
      }).state("ann").position?.elevation,
    ).toBe(20);
    expect(moved("forced", { path: way([5, 5], [6, 5]), cause: "push" }).state("ann").position?.elevation).toBe(0);
  });
});

describe("a fall", () => {
  const fall = (from: number, to: number, cause: "fall" | "push" = "fall"): Stage =>
    moved("forced", {
      path: [
        [5, 5],
        [5, 5],
      ],
      elevations: [from, to],
      cause,
    });
  const dice = (fight: Stage): unknown => fight.encounter.rolls?.dice ?? null;

  it.each([
    [9, null],
    [10, 1],
    [19, 1],
    [35, 3],
    [200, 20],
    [900, 20],
  ])("of %i feet takes %s dice", (feet, count) => {
    expect(dice(fall(feet, 0))).toEqual(count === null ? null : [{ count, sides: 6 }]);
  });

  it("counts from where it began", () => {
    expect(dice(fall(30, 20))).toEqual([{ count: 1, sides: 6 }]);
    expect(dice(fall(0, 30))).toBeNull();
    expect(dice(moved("forced", { path: [[5, 5]], cause: "fall" }))).toBeNull();
    expect(
      dice(
        moved("forced", {
          path: [
            [5, 5],
            [6, 5],
          ],
          elevations: [30, 0],
          cause: "push",
        }),
      ),
    ).toBeNull();
  });

  it("hurts by what they show", () => {
    const fight = fall(20, 0);
    expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "damage", modifiers: [] });
    fight.roll(3, 4);
    expect(fight.state("ann").vitals.hp).toBe(13);
    expect(fight.state("ann").position?.elevation).toBe(0);
    expect(fight.events.find(({ type }) => type === "RollResolved")).toEqual({
      type: "RollResolved",
      roll: { by: "ann", kind: "damage", faces: [3, 4], total: 7, bonus: 0, modifiers: [] },
    });
    const unrolled = fall(20, 0);
    unrolled.roll();
    expect(unrolled.state("ann").vitals.hp).toBe(20);
  });
});
