import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { fallDamage } from "../movement/drop.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [3, 5], vitals: { hp: 40 } };
const PIT = { terrain: [{ kind: "pit", cells: way([5, 5], [8, 5]), depth: 30 }] } as const;
const push = (...path: readonly (readonly [number, number])[]) => ({ path, cause: "push" as const });

describe("a fall", () => {
  it.each([
    [9, 0, 0],
    [10, 1, 0],
    [50, 5, 0],
    [60, 1, 25],
    [100, 0, 50],
    [120, 2, 50],
  ])("DND4-FALL-001, DND4-FALL-002: of %i ft does %id10 + %i", (feet, count, flat) => {
    expect(fallDamage(feet)).toEqual({ dice: count > 0 ? [{ count, sides: 10 }] : [], flat });
  });

  it("DND4-FALL-004, GAP-DND4-16: half an Acrobatics check softens it, and who isn't hurt stays up", () => {
    const acrobat: Seat = { ...ORC, profile: { stats: { acrobatics: 8 } } };
    const fight = stage([acrobat]);
    fight.act("orc", "forced", {
      path: [
        [3, 5],
        [3, 5],
      ],
      elevations: [20, 0],
      cause: "fall",
    });
    fight.roll(3, 9);
    fight.roll(10);
    expect(fight.state("orc").vitals.hp).toBe(37);
    fight.act("orc", "forced", {
      path: [
        [3, 5],
        [3, 5],
      ],
      elevations: [10, 0],
      cause: "fall",
    });
    fight.roll(4);
    fight.roll(18);
    expect(fight.state("orc").vitals.hp).toBe(37);
  });

  it("DND4-FALL-005, DND4-FORCE-008, DND4-FORCE-010: is saved from at the edge, whatever pushes", () => {
    const fight = stage([ANN, ORC], PIT);
    fight.act("orc", "forced", { ...push([3, 5], [4, 5], [5, 5], [6, 5]), cause: "slide" });
    fight.roll(14);
    expect([fight.cell("orc"), fight.conditions("orc")]).toEqual([[4, 5], ["prone"]]);
  });

  it("DND4-FALL-007: a flyer doesn't fall, and one who is carried isn't dropped", () => {
    const bat = { ...ORC, elevation: 5, profile: { speeds: { fly: 6 } } };
    const fight = stage([ANN, bat], PIT);
    fight.act("orc", "forced", push([3, 5], [4, 5], [5, 5]));
    expect(fight.cell("orc")).toEqual([5, 5]);
    const other = stage([ANN, ORC], PIT);
    other.act("orc", "forced", { ...push([3, 5], [4, 5], [5, 5]), cause: "carried", options: { willing: true } });
    expect(other.encounter.rolls).toBeNull();
  });

  it("DND4-FALL-007: a large creature doesn't fall while part of its space is on firm ground", () => {
    const ogre: Seat = { ...ORC, profile: { size: "large" } };
    const pit = {
      terrain: [{ kind: "pit", cells: [...way([5, 5], [8, 5]), ...way([5, 6], [8, 6])], depth: 30 }],
    } as const;
    const fight = stage([ANN, ogre], pit);
    fight.act("orc", "forced", push([3, 5], [4, 5]));
    expect([fight.cell("orc"), fight.encounter.rolls]).toEqual([[4, 5], null]);
    fight.act("orc", "forced", push([4, 5], [5, 5]));
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "save" });
  });

  it("DND4-TELE-005: one who goes gladly falls without a save", () => {
    const fight = stage([ANN, ORC], PIT);
    fight.act("orc", "teleport", {
      path: [
        [3, 5],
        [6, 5],
      ],
      options: { willing: true },
    });
    expect(fight.encounter.rolls).toMatchObject({ kind: "damage" });
    fight.roll(1, 2, 3);
    expect([fight.cell("orc"), fight.state("orc").vitals.hp]).toEqual([[6, 5], 34]);
    const pushed = stage([ANN, ORC], PIT);
    pushed.act("orc", "teleport", {
      path: [
        [3, 5],
        [6, 5],
      ],
    });
    pushed.roll(9);
    pushed.roll(1, 2, 3);
    expect([pushed.cell("orc"), pushed.state("orc").vitals.hp]).toEqual([[6, 5], 34]);
  });
});

describe("a teleport", () => {
  const wall = (sight: boolean) => ({ walls: [{ from: [5, 0], to: [5, 20], move: true, sight }] as const });

  it("DND4-TELE-001, DND4-TELE-002, DND4-TELE-003, DND4-TELE-006: goes where it is seen to, through glass and past enemies", () => {
    const fight = stage([ANN, ORC], wall(false));
    const plan = fight.judge("ann", "teleport", {
      path: [
        [2, 5],
        [8, 5],
      ],
    });
    expect(plan).toMatchObject({ refusal: null, provocations: [] });
    expect(
      stage([ANN, ORC], wall(true)).refusal("ann", "teleport", {
        path: [
          [2, 5],
          [8, 5],
        ],
      }),
    ).toBe("no-line");
    expect(
      fight.refusal("ann", "teleport", {
        path: [
          [2, 5],
          [3, 5],
        ],
      }),
    ).toBe("occupied");
  });

  it("DND4-TELE-007: leaves a net behind, not a poison", () => {
    const net = { id: "restrained", until: { escape: { dc: 15 } } };
    const fight = stage([{ ...ANN, conditions: [net, "immobilized"] }]);
    fight.act("ann", "teleport", {
      path: [
        [2, 5],
        [8, 5],
      ],
    });
    expect(fight.conditions("ann")).toEqual(["immobilized"]);
  });
});

describe("forced movement", () => {
  it("DND4-FORCE-007, GAP-DND4-10: not where one couldn't walk, nor of the restrained", () => {
    const ogre: Seat = { ...ORC, profile: { size: "large" } };
    const gap = { terrain: [{ kind: "solid", cells: [[5, 6]] }] } as const;
    expect(stage([ANN, ogre], gap).refusal("orc", "forced", push([3, 5], [4, 5]))).toBe("blocked");
    expect(stage([ANN, { ...ORC, conditions: ["restrained"] }]).refusal("orc", "forced", push([3, 5], [4, 5]))).toBe(
      "condition",
    );
    expect(stage([ANN, ORC, { ...ANN, id: "bob", at: [4, 5] }]).refusal("orc", "forced", push([3, 5], [4, 5]))).toBe(
      "occupied",
    );
  });

  it("DND4-PUSH-001: leads away", () => {
    expect(stage([ANN, ORC]).refusal("orc", "forced", push([3, 5], [3, 6]))).toBe("not-farther");
  });

  it("DND4-FORCE-002: may be of no square at all", () => {
    expect(stage([ANN, ORC]).refusal("orc", "forced", push([3, 5]))).toBeNull();
  });

  it("DND4-FORCE-009: under water in any direction", () => {
    const sea = { terrain: [{ kind: "water", cells: way([2, 5], [9, 5]) }] } as const;
    const shark: Seat = { ...ORC, elevation: -10 };
    expect(
      stage([{ ...ANN, elevation: -10 }, shark], sea).refusal("orc", "forced", {
        ...push([3, 5], [4, 5]),
        elevations: [-10, -15],
      }),
    ).toBeNull();
  });

  it("DND4-SWAP-001, GAP-DND4-15: changes places, also of unlike sizes, where there is room", () => {
    const ogre: Seat = { ...ORC, profile: { size: "large" } };
    const fight = stage([ANN, ogre]);
    fight.act("ann", "use-power", { target: "orc", options: { swap: true } });
    const [ann, orc] = [fight.cell("ann") ?? [0, 0], fight.cell("orc") ?? [0, 0]];
    expect(orc[0] <= 2 && orc[0] + 1 >= 2 && orc[1] <= 5 && orc[1] + 1 >= 5).toBe(true);
    expect(ann[0] >= 3 && ann[0] <= 4 && ann[1] >= 5 && ann[1] <= 6).toBe(true);
    expect(fight.ask({ kind: "distance", from: creatureId("ann"), to: creatureId("orc") })).toBeGreaterThan(0);
    const walls = way([1, 4], [1, 6]);
    const solid = (...more: readonly (readonly [number, number])[]) =>
      ({ terrain: [{ kind: "solid", cells: [...walls, [2, 4], ...more] }] }) as const;
    const tight = stage([ANN, ogre], solid());
    tight.act("ann", "use-power", { target: "orc", options: { swap: true } });
    expect(tight.cell("orc")).toEqual([2, 5]);
    const shut = stage([ANN, ogre], solid([2, 6]));
    expect(shut.refusal("ann", "use-power", { target: "orc", options: { swap: true } })).toBe("occupied");
    expect(
      stage([ANN, { ...ORC, at: [5, 5] }]).refusal("ann", "use-power", { target: "orc", options: { swap: true } }),
    ).toBe("out-of-reach");
  });
});
