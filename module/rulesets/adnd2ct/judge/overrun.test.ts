import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { Size } from "../../../model/profile.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { declared, fighter, phase, seat, stage, way, type Doing, type Seat, type Stage } from "../testing/stage.js";
import { sizesAbove } from "./overrun.js";

type More = Parameters<typeof seat>[2];

function rush(
  ann: More = {},
  ogre: More = {},
  others: readonly Seat[] = [],
  board: Parameters<typeof stage>[1] = {},
): Stage {
  const fight = stage(
    [
      seat("ogre", [2, 5], { facing: "e", turn: declared("move"), ...ogre, as: { size: "large", ...ogre.as } }),
      seat("ann", [6, 5], { facing: "w", ...ann }),
      ...others,
    ],
    board,
  );
  phase(fight, "average");
  return fight;
}
const into = (cell: Cell = [5, 5]): Doing => ({ target: "ann", path: way([2, 5], cell) });
const refused = (fight: Stage, doing: Doing = into()): readonly Reason[] =>
  fight.judge("ogre", "overrun", doing).refusal?.reasons ?? [];
const codes = (fight: Stage, doing: Doing = into()): string[] => refused(fight, doing).map(({ code }) => code);

describe("an overrun (ADND-OVERRUN-001)", () => {
  it("is of a smaller enemy on its feet", () => {
    expect(rush().judge("ogre", "overrun", into())).toMatchObject({ refusal: null, pays: [], move: { total: 3 } });
    expect(refused(rush({ as: { size: "large" } }))).toMatchObject([
      { code: "wrong-target", data: { creature: "ann" } },
    ]);
    expect(codes(rush({ as: { size: "huge" }, at: [6, 5] }))).toContain("wrong-target");
    expect(codes(rush({ conditions: ["prone"] }))).toEqual(["wrong-target"]);
    expect(codes(rush({ side: "foes" }))).toEqual(["wrong-target"]);
    expect(codes(rush({ as: { size: "tiny" } }))).toEqual([]);
  });

  it("ends in the victim's space, and not before or behind it", () => {
    expect(refused(rush(), into([4, 5]))).toMatchObject([{ code: "out-of-reach", data: { creature: "ann" } }]);
    expect(codes(rush(), into([6, 5]))).toEqual(["out-of-reach"]);
    expect(codes(rush(), { target: "ann" })).toEqual(["not-adjacent-path"]);
    expect(codes(rush(), { path: way([2, 5], [5, 5]) })).toEqual(["no-target"]);
  });

  it("goes by the rules of its movement", () => {
    expect(codes(rush({}, { conditions: ["grappled"] }))).toEqual(["condition"]);
    expect(codes(rush({}, { as: { speeds: { walk: 4 }, stats: { basePhase: "average" } } }))).toEqual(["too-far"]);
    expect(codes(rush({}, {}, [seat("bob", [5, 6])]))).toEqual(["occupied"]);
    expect(codes(rush(), { target: "ann", path: way([3, 5], [5, 5]) })).toEqual(["not-adjacent-path"]);
  });

  it("gives the victim the first blow, from the square before, others theirs on the way (ADND-OVERRUN-003)", () => {
    const chances = (fight: Stage, doing: Doing = into()): unknown =>
      fight.judge("ogre", "overrun", doing).provocations.map(({ by, step, of }) => [by, step, of]);
    expect(chances(rush())).toEqual([["ann", 2, "overrun"]]);
    expect(chances(rush({ facing: "e" }))).toEqual([]);
    expect(chances(rush({ turn: declared("guard") }))).toEqual([["ann", 2, "overrun"]]);
    expect(chances(rush({}, {}, [seat("bob", [2, 4], { facing: "s" })]))).toEqual([
      ["bob", 1, "leaving"],
      ["ann", 2, "overrun"],
    ]);
    expect(chances(rush(), { ...into(), elevations: [0, 0, 30, 0] })).toEqual([]);
  });

  it("gives the victim its blow before a guard's at the square that is entered", () => {
    const guard = seat("bob", [7, 7], { facing: "n", turn: declared("guard") });
    const plan = rush({}, {}, [guard]).judge("ogre", "overrun", into());
    expect(plan.provocations.map(({ by, step, of }) => [by, step, of])).toEqual([
      ["ann", 2, "overrun"],
      ["bob", 3, "guard"],
    ]);
  });

  it("needs a scene", () => {
    expect(rush({}, {}, [], null).judge("ogre", "overrun", into())).toMatchObject({ move: null, provocations: [] });
    expect(codes(rush({}, {}, [], null))).toEqual(["out-of-reach"]);
  });
});

describe("steps of size (ADND-OVERRUN-002)", () => {
  it.each<readonly [Size, Size, number]>([
    ["large", "medium", 1],
    ["gargantuan", "tiny", 5],
    ["medium", "medium", 0],
    ["small", "huge", -3],
  ])("from a %s to a %s one are %i", (own, other, steps) => {
    const fight = stage([seat("ann", [2, 5], { as: { size: own } }), seat("orc", [9, 5], { as: { size: other } })]);
    expect(sizesAbove(fight.situation, fighter(fight, "ann"), fighter(fight, "orc"))).toBe(steps);
  });

  it("are counted from the mount, on either side", () => {
    const bay = seat("bay", [2, 5], { as: { size: "large" } });
    const rider = seat("ann", [2, 5], { as: { rides: creatureId("bay") } });
    const fight = stage([rider, bay, seat("orc", [9, 5])]);
    expect(sizesAbove(fight.situation, fighter(fight, "ann"), fighter(fight, "orc"))).toBe(1);
    expect(sizesAbove(fight.situation, fighter(fight, "orc"), fighter(fight, "ann"))).toBe(-1);
  });
});

describe("treading on somebody (ADND-OVERRUN-007)", () => {
  const after = (...overrun: readonly string[]): Stage =>
    stage([
      seat("ogre", [2, 5], { turn: { overrun: [...overrun] }, as: { size: "large" } }),
      seat("ann", [5, 5]),
      seat("bob", [6, 5]),
    ]);
  const tread = (fight: Stage, doing: Doing = { target: "ann" }): readonly Reason[] =>
    fight.judge("ogre", "trample", doing).refusal?.reasons ?? [];

  it("is done once to each whom one's own overrun threw down, at no cost", () => {
    expect(after("ann", "bob").judge("ogre", "trample", { target: "ann" })).toMatchObject({
      refusal: null,
      pays: [],
      move: null,
    });
    expect(tread(after("bob"))).toMatchObject([{ code: "no-trigger", data: { creature: "ann" } }]);
    expect(tread(after(), {})).toMatchObject([{ code: "no-target" }]);
    const fight = after("ann", "bob");
    fight.act("ogre", "trample", { target: "ann" });
    expect(fight.state("ogre").turn.overrun).toEqual(["bob"]);
  });
});
