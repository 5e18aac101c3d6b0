import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes" };
const BOB: Seat = { id: "bob", at: [4, 5], side: "heroes" };
const orc = (more: Partial<Seat> = {}): Seat => ({ id: "orc", at: [4, 5], ...more });

describe("the movement of a turn", () => {
  it("DND5-MOVE-003, DND5-MOVE-005: is spent piece by piece, around actions", () => {
    const fight = stage([ANN]);
    fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    fight.act("ann", "dodge");
    expect(fight.judge("ann", "move", { path: way([4, 5], [8, 5]) }).move).toMatchObject({ budget: 20, left: 0 });
    expect(fight.refusal("ann", "move", { path: way([4, 5], [9, 5]) })).toBe("too-far");
  });

  it("DND5-MOVE-001: is the speed and not a step more", () => {
    const fight = stage([ANN]);
    fight.act("ann", "move", { path: way([2, 5], [8, 5]) });
    expect(fight.economy("ann")).toMatchObject({ movement: 0 });
    expect(fight.refusal("ann", "move", { path: way([8, 5], [9, 5]) })).toBe("too-far");
  });

  it("GAP-DND5-03: each Dash adds the speed once more", () => {
    const fight = stage([{ ...ANN, profile: { features: ["cunning-action"] } }]);
    fight.act("ann", "dash");
    fight.act("ann", "dash", { pay: "bonus" });
    expect(fight.economy("ann")).toMatchObject({ action: 0, bonus: 0, movement: 90 });
  });

  it("DND5-GRID-002: counts in whole squares", () => {
    expect(stage([{ ...ANN, profile: { speeds: { walk: 27 } } }]).economy("ann")).toMatchObject({ movement: 25 });
  });

  it.each([
    ["equal", [5, 5, 5]],
    ["5-10-5", [5, 10, 5]],
  ])("DND5-GRID-003, GAP-DND5-09: diagonals cost by the option %s", (diagonals, costs) => {
    const { move } = stage([ANN], {}, { diagonals }).judge("ann", "move", { path: way([2, 5], [5, 8]) });
    expect(move?.steps.map(({ cost }) => cost)).toEqual(costs);
  });

  it("GAP-DND5-09: alternation goes on over the parts of a turn", () => {
    const fight = stage([ANN], {}, { diagonals: "5-10-5" });
    fight.act("ann", "move", { path: way([2, 5], [3, 6]) });
    expect(fight.judge("ann", "move", { path: way([3, 6], [4, 7]) }).move?.total).toBe(10);
  });

  it("DND5-GRID-006: no diagonal past the corner of what fills its square", () => {
    const fight = stage([ANN], { terrain: [{ kind: "solid", cells: [[3, 5]] }] });
    expect(fight.refusal("ann", "move", { path: way([2, 5], [3, 6]) })).toBe("blocked");
  });

  it("DND5-TERR-001, GAP-DND5-10: difficult ground once, crawling and labour on top", () => {
    const rough = { kind: "difficult", cells: [[3, 5]] } as const;
    const fight = stage([ANN], { terrain: [rough, rough] });
    const path = way([2, 5], [3, 5]);
    expect(fight.judge("ann", "move", { path }).move?.total).toBe(10);
    expect(fight.judge("ann", "climb", { path }).move?.total).toBe(15);
    fight.act("ann", "drop-prone");
    expect(fight.refusal("ann", "move", { path })).toBe("condition");
    expect(fight.judge("ann", "crawl", { path })).toMatchObject({ refusal: null, move: { total: 15 } });
  });

  it("GAP-DND5-10: a listed speed climbs for nothing more, less what was walked", () => {
    const fight = stage([{ ...ANN, profile: { speeds: { walk: 30, climb: 20 } } }]);
    fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    const climb = fight.judge("ann", "climb", { path: way([4, 5], [6, 5]) });
    expect(climb).toMatchObject({ refusal: null, move: { budget: 10, total: 10 } });
    expect(fight.refusal("ann", "move", { path: way([4, 5], [5, 5]), options: { mode: "fly" } })).toBe("needs-speed");
  });

  it("GAP-DND5-10: rising costs like the way, the greater of both", () => {
    const fight = stage([{ ...ANN, profile: { speeds: { walk: 30, fly: 60 } } }]);
    const act = { path: way([2, 5], [4, 5]), elevations: [0, 15, 15], options: { mode: "fly" } };
    expect(fight.judge("ann", "move", act).move).toMatchObject({ total: 20, left: 40 });
  });

  it.each([
    [0, "too-far"],
    [10, null],
  ] as const)("GAP-DND5-10: a jump of 10 feet at Strength 15 after %i feet of run-up", (runUp, refusal) => {
    const fight = stage([{ ...ANN, profile: { stats: { str: 15 } }, turn: {} }]);
    if (runUp > 0) fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    const start = runUp > 0 ? 4 : 2;
    expect(fight.refusal("ann", "jump", { path: way([start, 5], [start + 2, 5]) })).toBe(refusal);
  });

  it("DND5-MOVE-007: standing up costs half the speed, and none can be had at speed 0", () => {
    const fight = stage([{ ...ANN, conditions: ["prone"] }]);
    fight.act("ann", "stand-up");
    expect(fight.economy("ann")).toMatchObject({ movement: 15 });
    const held = stage([{ ...ANN, conditions: ["prone", { id: "grappled", by: "orc" }] }, orc({ at: [3, 5] })]);
    expect(held.refusal("ann", "stand-up")).toBe("condition");
  });

  it("keeps the frightened from coming nearer to what they fear", () => {
    const fight = stage([{ ...ANN, conditions: [{ id: "frightened", by: "orc" }] }, orc({ at: [6, 5] })]);
    expect(fight.refusal("ann", "move", { path: way([2, 5], [3, 5]) })).toBe("condition");
    expect(fight.refusal("ann", "move", { path: way([2, 5], [1, 5]) })).toBeNull();
  });
});

describe("the spaces of others", () => {
  const through = (other: Seat): [unknown, number | undefined] => {
    const plan = stage([{ ...ANN, profile: { speeds: { walk: 60 } } }, other]).judge("ann", "move", {
      path: way([2, 5], [8, 5]),
    });
    return [plan.refusal?.reasons[0].code ?? null, plan.move?.total];
  };

  it.each([
    ["an ally", BOB, null, 30],
    ["an enemy", orc(), "occupied", 35],
    ["an incapacitated enemy", orc({ conditions: ["incapacitated"] }), null, 35],
    ["a tiny enemy", orc({ profile: { size: "tiny" } }), null, 30],
    ["a small enemy", orc({ profile: { size: "small" } }), "occupied", 35],
    ["a large enemy", orc({ profile: { size: "large" } }), "occupied", 40],
    ["a huge enemy", orc({ profile: { size: "huge" } }), null, 45],
  ] as const)("DND5-SPACE-003, DND5-SPACE-004, GAP-DND5-18: %s", (_, other, refusal, total) => {
    expect(through(other)).toEqual([refusal, total]);
  });

  it("DND5-SPACE-005: a move doesn't end in one", () => {
    expect(stage([ANN, BOB]).refusal("ann", "move", { path: way([2, 5], [4, 5]) })).toBe("occupied");
  });

  it.each([
    ["medium", ["prone"]],
    ["large", []],
    ["tiny", []],
  ] as const)(
    "DND5-SPACE-006: a %s creature pushed into one lies at the end of its turn or not",
    (size, conditions) => {
      const fight = stage([
        { ...ANN, profile: { size } },
        { ...BOB, at: [3, 5] },
      ]);
      fight.act("ann", "forced", { path: way([2, 5], [3, 5]), cause: "push" });
      fight.turn("bob");
      expect(fight.conditions("ann")).toEqual(conditions);
    },
  );

  it("runs into the unseen and stops before it", () => {
    const fight = stage([{ ...ANN, profile: { unseen: [orc().id as never] } }, orc()]);
    fight.act("ann", "move", { path: way([2, 5], [6, 5]) });
    expect(fight.cell("ann")).toEqual([3, 5]);
    expect(fight.economy("ann")).toMatchObject({ movement: 25 });
  });
});

describe("the way named for somebody who is dragged along", () => {
  const held = (at: Seat["at"]) => orc({ at, conditions: [{ id: "grappled", by: "ann" }] });
  const path = way([2, 5], [2, 7]);
  const drag = (orcs: readonly (readonly [number, number])[]) => {
    const fight = stage([{ ...ANN, profile: { speeds: { walk: 60 } } }, held([3, 5]), { ...BOB, at: [1, 7] }]);
    return fight.refusal("ann", "move", { path, drags: { [creatureId("orc")]: orcs } });
  };

  it("GAP-DND5-16: is lawful beside the holder", () => {
    expect(drag(way([3, 5], [3, 7]))).toBeNull();
    expect(drag([])).toBeNull();
  });

  it.each<[string, readonly (readonly [number, number])[]]>([
    [
      "across the map",
      [
        [3, 5],
        [3, 6],
        [15, 15],
      ],
    ],
    [
      "across the map and back",
      [
        [3, 5],
        [15, 15],
        [3, 7],
      ],
    ],
    [
      "off the board",
      [
        [3, 5],
        [3, 6],
        [-1, 7],
      ],
    ],
    [
      "into somebody else",
      [
        [3, 5],
        [1, 6],
        [1, 7],
      ],
    ],
    ["further than the holder goes", way([3, 5], [3, 9])],
  ])("GAP-DND5-16: is refused %s", (_what, orcs) => {
    expect(drag(orcs)).toBe("outside-act");
  });
});
