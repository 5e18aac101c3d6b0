import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { Cell, Facing } from "../../../model/position.js";
import { declared, phase, seat, stage, sword, way, type Doing, type Seat, type Stage } from "../testing/stage.js";
import { facingOnWay } from "./movement-chances.js";

const at = (action: string, more: Parameters<typeof seat>[2], ...others: readonly Seat[]): Stage => {
  const fight = stage([seat("ann", [5, 5], { turn: declared(action), ...more }), ...others]);
  phase(fight, "average");
  return fight;
};
const chances = (fight: Stage, action: string, path: readonly Cell[], doing: Doing = {}): unknown =>
  fight.judge("ann", action, { path, ...doing }).provocations.map(({ by, step, of }) => [by, step, of]);

describe("the opening that a way gives (GAP-ADND-08)", () => {
  const orc = seat("orc", [6, 5]);
  const past = way([5, 5], [5, 3]);

  it("comes where it leaves the squares that an enemy threatens, before that step", () => {
    const fight = at("move", {}, orc);
    expect(chances(fight, "move", past)).toEqual([["orc", 1, "leaving"]]);
    expect(fight.judge("ann", "move", { path: past }).provocations).toEqual([
      {
        by: "orc",
        against: "ann",
        step: 1,
        of: "leaving",
        attacks: ["sword"],
        action: "opportunity-attack",
        pays: "opportunity",
        left: 3,
        pool: 3,
      },
    ]);
    expect(chances(fight, "move", way([5, 5], [3, 5]))).toEqual([["orc", 0, "leaving"]]);
  });

  it("is none along the enemy's front, nor on the way to it", () => {
    expect(chances(at("move", {}, orc), "move", way([5, 5], [5, 4]))).toEqual([]);
    expect(chances(at("move", {}, seat("orc", [8, 5])), "move", way([5, 5], [7, 5]))).toEqual([]);
  });

  it("is one where the next square is threatened too, but farther away", () => {
    const pike = { ...sword(), reach: { min: 0, max: 2 } };
    const long = seat("orc", [6, 5], { as: { attacks: [pike] } });
    expect(chances(at("move", {}, long), "move", way([5, 5], [4, 5]))).toEqual([["orc", 0, "leaving"]]);
    const fight = stage([seat("ann", [5, 5], { turn: declared("attack") }), long]);
    phase(fight, "average");
    expect(chances(fight, "adjust", way([5, 5], [4, 5]))).toEqual([]);
    expect(chances(fight, "adjust", way([5, 5], [6, 4]))).toEqual([["orc", 0, "leaving"]]);
  });

  it("is one, too, where whoever threatens the end of the way has its back there, by what its mover chose (ADND-MAP-002)", () => {
    const up = way([5, 5], [5, 3]);
    const fight = at("move", {}, seat("orc", [6, 2]));
    expect(chances(fight, "move", up)).toEqual([]);
    expect(chances(fight, "move", up, { facing: "ne" })).toEqual([]);
    expect(chances(fight, "move", up, { facing: "sw" })).toEqual([["orc", 2, "turning"]]);
  });

  it("comes once of each enemy, in the order of the way", () => {
    const fight = at("move", {}, seat("orc", [6, 5]), seat("oaf", [4, 4], { facing: "e" }), seat("owl", [9, 9]));
    expect(chances(fight, "move", way([5, 5], [5, 9]))).toEqual([
      ["oaf", 0, "leaving"],
      ["orc", 1, "leaving"],
    ]);
  });

  it("is none to friends, the blind, or those behind whose back it happens", () => {
    expect(chances(at("move", {}, seat("bob", [6, 5], { facing: "w" })), "move", past)).toEqual([]);
    expect(chances(at("move", {}, seat("orc", [6, 5], { conditions: ["blinded"] })), "move", past)).toEqual([]);
    expect(chances(at("move", { conditions: ["invisible"] }, orc), "move", past)).toEqual([]);
    expect(chances(at("move", {}, seat("orc", [6, 5], { facing: "e" })), "move", past)).toEqual([]);
  });

  it("counts the height of the way", () => {
    const fight = at("move", {}, orc);
    const doing = { elevations: [0, 30, 30] };
    expect(chances(fight, "move", way([5, 5], [5, 4], [5, 3]), doing)).toEqual([["orc", 0, "leaving"]]);
    expect(chances(at("move", { elevation: 30 }, orc), "move", past)).toEqual([]);
  });
});

describe("a withdrawal (GAP-ADND-11)", () => {
  const away = way([5, 5], [3, 5]);
  const facing = (side: Facing): Stage => at("withdraw", { facing: side }, seat("orc", [6, 5]));

  it("gives no opening to enemies in its front, and one to those beside and behind it", () => {
    expect(chances(facing("e"), "withdraw", away)).toEqual([]);
    expect(chances(facing("ne"), "withdraw", away)).toEqual([]);
    expect(chances(facing("n"), "withdraw", away)).toEqual([["orc", 0, "leaving"]]);
    expect(chances(facing("w"), "withdraw", away)).toEqual([["orc", 0, "leaving"]]);
  });

  it("goes by the front that it says it keeps", () => {
    expect(chances(facing("w"), "withdraw", away, { facing: "e" })).toEqual([]);
    expect(chances(facing("e"), "withdraw", away, { facing: "w" })).toEqual([["orc", 0, "leaving"]]);
    expect(chances(facing("w"), "withdraw", away, { facings: ["e", "e", "e"] })).toEqual([]);
  });
});

describe("which way a mover looks", () => {
  const path = way([5, 5], [6, 5], [6, 6]);
  const act = (action: string, more: Doing = {}) => ({
    by: creatureId("ann"),
    action,
    path,
    ...more,
    target: creatureId("orc"),
  });

  it("is where it goes (ADND-MAP-002)", () => {
    expect([1, 2].map((i) => facingOnWay(act("move"), path, i, "n"))).toEqual(["e", "s"]);
    expect(facingOnWay(act("move"), path, 0, "n")).toBe("n");
    expect(facingOnWay(act("move"), path, 3, "n")).toBe("n");
  });

  it("is as it says, step by step or at its end, of one who withdraws all the way", () => {
    expect([1, 2].map((i) => facingOnWay(act("move", { facing: "nw" }), path, i, "n"))).toEqual(["e", "nw"]);
    expect(facingOnWay(act("move", { facing: "nw", facings: ["n", "sw"] }), path, 1, "n")).toBe("sw");
    expect(facingOnWay(act("move", { facing: "nw", facings: ["n", "sw"] }), path, 2, "n")).toBe("nw");
    expect(facingOnWay(act("withdraw", { facing: "nw" }), path, 1, "n")).toBe("nw");
  });

  it("stays as it was for those who withdraw or only adjust their place, and none where nobody keeps track of it", () => {
    expect(facingOnWay(act("withdraw"), path, 1, "n")).toBe("n");
    expect(facingOnWay(act("adjust"), path, 1, "n")).toBe("n");
    expect(facingOnWay(act("move"), path, 1, null)).toBeNull();
  });

  it("is kept in a step that leads nowhere", () => {
    expect(
      facingOnWay(
        act("move"),
        [
          [5, 5],
          [5, 5],
        ],
        1,
        "n",
      ),
    ).toBe("n");
  });
});
