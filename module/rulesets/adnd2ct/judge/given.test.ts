import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { declared, phase, seat, stage, way, type Doing, type Seat, type Stage } from "../testing/stage.js";

type Board = Parameters<typeof stage>[1];
const moved = (others: readonly Seat[] = [], board: Board = {}): Stage =>
  stage([seat("ann", [5, 5]), ...others], board);
const refused = (fight: Stage, action: string, doing: Doing): readonly Reason[] =>
  fight.judge("ann", action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, action: string, doing: Doing): string[] =>
  refused(fight, action, doing).map(({ code }) => code);
const wall = { from: [6, 0] as const, to: [6, 20] as const, move: true, sight: true };

describe("a jump from here to there", () => {
  const to = (cell: Cell): Doing => ({ path: [[5, 5], cell] });

  it("costs nothing, provokes nothing, and goes through walls", () => {
    const fight = moved([seat("orc", [6, 4])], { walls: [wall] });
    expect(fight.judge("ann", "teleport", to([9, 5]))).toEqual({
      refusal: null,
      move: {
        path: [
          [5, 5],
          [9, 5],
        ],
        mode: "teleport",
        steps: [{ cell: [9, 5], cost: 0, total: 0, band: "within", marks: [] }],
        total: 0,
        left: 0,
        budget: 0,
      },
      provocations: [],
      pays: [],
    });
  });

  it("begins where its creature stands, has one end, and that on the board where nobody is", () => {
    expect(
      refused(moved(), "teleport", {
        path: [
          [4, 5],
          [9, 5],
        ],
      }),
    ).toMatchObject([{ code: "not-adjacent-path", data: { step: 0 } }]);
    expect(codes(moved(), "teleport", { path: [[5, 5]] })).toEqual(["not-adjacent-path"]);
    expect(codes(moved(), "teleport", {})).toEqual(["not-adjacent-path"]);
    expect(codes(moved(), "teleport", { path: way([5, 5], [7, 5]) })).toEqual(["not-adjacent-path"]);
    expect(refused(moved(), "teleport", to([-1, 5]))).toMatchObject([{ code: "blocked", data: { cell: [-1, 5] } }]);
    expect(refused(moved([seat("orc", [9, 5])]), "teleport", to([9, 5]))).toMatchObject([
      { code: "occupied", data: { cell: [9, 5] } },
    ]);
    expect(codes(moved([seat("bob", [9, 5])]), "teleport", to([9, 5]))).toEqual(["occupied"]);
    expect(codes(moved([], null), "teleport", to([-1, 5]))).toEqual([]);
  });
});

describe("a push", () => {
  const to = (cell: Cell): Doing => ({ path: way([5, 5], cell), cause: "push" });

  it("goes step by step past nobody and through no wall, whatever the ground", () => {
    const rubble = { terrain: [{ kind: "hampered" as const, cells: [[6, 5] as const] }] };
    expect(moved([], rubble).judge("ann", "forced", to([8, 5]))).toMatchObject({
      refusal: null,
      move: { mode: "forced", total: 0 },
    });
    expect(refused(moved([], { walls: [wall] }), "forced", to([8, 5]))).toMatchObject([
      { code: "blocked", data: { step: 0 } },
    ]);
    expect(refused(moved([seat("bob", [7, 5])]), "forced", to([8, 5]))).toMatchObject([
      { code: "occupied", data: { step: 1 } },
    ]);
    expect(codes(moved([], { columns: 7 }), "forced", to([8, 5]))).toEqual(["blocked"]);
    expect(
      codes(moved(), "forced", {
        path: [
          [5, 5],
          [8, 5],
        ],
        cause: "push",
      }),
    ).toEqual(["not-adjacent-path"]);
    expect(
      codes(moved(), "forced", {
        path: [
          [4, 5],
          [3, 5],
        ],
        cause: "push",
      }),
    ).toEqual(["not-adjacent-path"]);
    expect(codes(moved([], null), "forced", to([8, 5]))).toEqual([]);
    expect(codes(moved([], null), "forced", { cause: "push" })).toEqual(["not-adjacent-path"]);
  });

  it("is done to those who could do nothing themselves", () => {
    expect(codes(stage([seat("ann", [5, 5], { conditions: ["unconscious"] })]), "forced", to([6, 5]))).toEqual([]);
  });
});

describe("a fall", () => {
  it("begins where its creature stands, and may stay in that square", () => {
    expect(codes(moved(), "forced", { path: [[5, 5]], cause: "fall" })).toEqual([]);
    expect(
      codes(moved(), "forced", {
        path: [
          [5, 5],
          [5, 5],
        ],
        cause: "fall",
      }),
    ).toEqual([]);
    expect(codes(moved(), "forced", { path: [[4, 5]], cause: "fall" })).toEqual(["not-adjacent-path"]);
    expect(codes(moved(), "forced", { cause: "fall" })).toEqual(["not-adjacent-path"]);
  });
});

describe("giving way (ADND-OVERRUN-006)", () => {
  const overrun = (): Stage => {
    const ogre = seat("ogre", [2, 5], { side: "foes", turn: declared("move"), as: { size: "large" } });
    const ann = seat("ann", [5, 5], { as: { stats: { saves: { paralyzation: 2 } } } });
    const fight = stage([ogre, ann]);
    phase(fight, "average");
    fight.act("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) });
    fight.roll(20);
    return fight;
  };
  const to = (...cells: readonly Cell[]): Doing => ({ path: [[5, 5], ...cells], cause: "push" });

  it("is one square, out of the space that the other takes", () => {
    expect(codes(overrun(), "forced", to([6, 6]))).toEqual([]);
    expect(refused(overrun(), "forced", to([4, 6]))).toMatchObject([{ code: "occupied", data: { cell: [4, 6] } }]);
    expect(refused(overrun(), "forced", to([6, 6], [7, 7]))).toMatchObject([
      { code: "too-far", data: { needed: 2, left: 1 } },
    ]);
    expect(codes(overrun(), "forced", to())).toEqual(["not-adjacent-path"]);
    expect(codes(overrun(), "forced", to([8, 8]))).toEqual(["occupied"]);
  });
});
