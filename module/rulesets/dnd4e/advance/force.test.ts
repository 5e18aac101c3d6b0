import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import type { Stage } from "../../../combat/testing/stage.js";
import { stage, way, type Seat } from "../testing/stage.js";

const hammer = [{ id: "hammer", kind: "melee" as const, bonus: 10, extra: {} }];
const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc", attacks: hammer } };
const ORC: Seat = { id: "orc", at: [3, 5], vitals: { hp: 40 }, profile: { stats: { ac: 15 } } };
const RUBBLE = { terrain: [{ kind: "difficult" as const, cells: way([4, 5], [9, 5]) }] };

const hit = (options: Record<string, string | number>, seats: readonly Seat[] = [ANN, ORC], board = {}): Stage => {
  const fight = stage(seats, board);
  fight.act("ann", "use-power", { target: "orc", with: "hammer", options });
  fight.roll(10);
  return fight;
};
const choose = (fight: Stage, ...path: readonly Cell[]): void => {
  fight.answer("ann", true, undefined, { options: { path: path.map(([x, y]) => [x, y]) } });
};
/** A way that is refused with this reason; the question stays. */
const refuse = (fight: Stage, code: string, ...path: readonly Cell[]): void => {
  expect(() => {
    choose(fight, ...path);
  }).toThrow(code);
  expect(fight.encounter.windows).toMatchObject([{ kind: "choice", responders: [{ answer: null }] }]);
};

describe("a power that moves whom it hits", () => {
  it("DND4-FORCE-002: asks its user where to, as far as it says, less far, or not at all", () => {
    const asked = hit({ push: 3 });
    expect(asked.encounter.windows).toMatchObject([{ kind: "choice", of: "push", responders: [{ creature: "ann" }] }]);
    choose(asked, ...way([3, 5], [6, 5]));
    expect(asked.cell("orc")).toEqual([6, 5]);
    for (const squares of [0, 1, 2]) {
      const fight = hit({ push: 3 });
      choose(fight, ...way([3, 5], [3 + squares, 5]));
      expect(fight.cell("orc")).toEqual([3 + squares, 5]);
    }
    const farther = hit({ push: 3 });
    refuse(farther, "too-far", ...way([3, 5], [7, 5]));
    expect(farther.cell("orc")).toEqual([3, 5]);
    const declined = hit({ push: 3 });
    declined.answer("ann", false);
    expect([declined.cell("orc"), declined.encounter.tasks]).toEqual([[3, 5], []]);
  });

  it("DND4-FORCE-002: moves nobody whom it misses, and without an attack asks at once", () => {
    const missed = stage([ANN, ORC]);
    missed.act("ann", "use-power", { target: "orc", with: "hammer", options: { push: 3 } });
    missed.roll(2);
    expect(missed.encounter.windows).toEqual([]);
    const sure = stage([ANN, ORC]);
    sure.act("ann", "use-power", { target: "orc", options: { slide: 1 } });
    choose(sure, [3, 5], [3, 4]);
    expect(sure.cell("orc")).toEqual([3, 4]);
    expect(sure.refusal("ann", "use-power", { pay: "minor", options: { slide: 1 } })).toBe("no-target");
  });

  it("DND4-PULL-001, DND4-SLIDE-001: a pull only nearer, a slide anywhere", () => {
    const far = [{ id: "hammer", kind: "melee" as const, bonus: 10, reach: { min: 0, max: 3 }, extra: {} }];
    const seats = [
      { ...ANN, profile: { attacks: far } },
      { ...ORC, at: [5, 5] as const },
    ];
    const pulled = hit({ pull: 2 }, seats);
    refuse(pulled, "not-closer", [5, 5], [5, 4]);
    expect(pulled.cell("orc")).toEqual([5, 5]);
    const near = hit({ pull: 2 }, seats);
    choose(near, [5, 5], [4, 5], [3, 5]);
    expect(near.cell("orc")).toEqual([3, 5]);
    const slid = hit({ slide: 2 }, seats);
    choose(slid, [5, 5], [5, 4], [6, 3]);
    expect(slid.cell("orc")).toEqual([6, 3]);
  });

  it("DND4-FORCE-003: to the square beside its user, however long and winding the way", () => {
    const seats = [
      { ...ANN, profile: { attacks: [{ ...hammer[0], reach: { min: 0, max: 9 } }] } },
      { ...ORC, at: [8, 5] },
    ];
    const ends = (...corners: readonly Cell[]): Cell | undefined => {
      const fight = hit({ pull: "adjacent" }, seats as readonly Seat[]);
      choose(fight, ...way(...corners));
      return fight.cell("orc");
    };
    expect(ends([8, 5], [9, 6], [3, 6])).toEqual([3, 6]);
    const short = hit({ pull: "adjacent" }, seats as readonly Seat[]);
    refuse(short, "out-of-reach", ...way([8, 5], [4, 5]));
  });

  it("DND4-FORCE-005: rough ground takes no more of the distance than other ground", () => {
    const fight = hit({ push: 2 }, [ANN, ORC], RUBBLE);
    choose(fight, ...way([3, 5], [5, 5]));
    expect(fight.cell("orc")).toEqual([5, 5]);
  });

  it("DND4-FORCE-006: neither uses up the movement of its target, nor is bounded by its speed", () => {
    const fight = stage([{ ...ORC, conditions: ["slowed"] }, ANN]);
    const before = fight.economy("orc");
    fight.act("orc", "forced", { path: way([3, 5], [7, 5]), cause: "push", source: "ann" as never });
    expect([fight.cell("orc"), fight.economy("orc")]).toEqual([[7, 5], before]);
    fight.act("orc", "walk", { path: way([7, 5], [9, 5]) });
    expect(fight.cell("orc")).toEqual([9, 5]);
  });

  it("DND4-FORCE-004, DND4-TELE-003: being moved provokes nobody who stands by", () => {
    const seats = [ANN, { ...ANN, id: "bob", at: [4, 4] as const }, ORC];
    const fight = stage(seats);
    expect(fight.judge("orc", "forced", { path: way([3, 5], [6, 5]), cause: "push" }).provocations).toEqual([]);
    expect(
      fight.judge("orc", "teleport", {
        path: [
          [3, 5],
          [8, 5],
        ],
      }).provocations,
    ).toEqual([]);
    expect(fight.judge("orc", "walk", { path: way([3, 5], [6, 5]) }).provocations).not.toEqual([]);
  });

  it("DND4-GRAB-007: the helpless are carried like things, others only in a hold or gladly", () => {
    const carry = (conditions: Seat["conditions"], willing = false) =>
      stage([ANN, { ...ORC, ...(conditions && { conditions }) }]).refusal("orc", "forced", {
        path: way([3, 5], [3, 7]),
        cause: "carried",
        options: { willing },
      });
    expect([carry(["unconscious"]), carry([{ id: "grabbed", by: "ann" }]), carry([], true)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([carry([]), carry([{ id: "grabbed", by: "bob" }])]).toEqual(["condition", "condition"]);
  });
});
