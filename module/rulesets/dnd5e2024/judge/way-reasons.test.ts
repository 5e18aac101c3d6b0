import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import { one, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import { way, type Doing } from "../testing/stage.js";

const to = (...corners: readonly Cell[]): Doing => ({ path: way([2, 5], ...corners) });
const conditions = (...list: NonNullable<NonNullable<Given["ann"]>["conditions"]>): Given => ({
  ann: { conditions: list },
});

describe("why a way can't be gone, and where", () => {
  it.each<Row>([
    [
      "from elsewhere",
      {},
      "move",
      {
        path: [
          [7, 7],
          [8, 7],
        ],
      },
      one("not-adjacent-path", { step: 0 }),
    ],
    ["of one square", {}, "move", { path: [[2, 5]] }, one("not-adjacent-path", { step: 0 })],
    [
      "where one is held",
      conditions("grappled"),
      "move",
      to([2, 4]),
      [...one("condition", { condition: "grappled" }), ...one("too-far", { needed: 5, left: 0 })],
    ],
    ["where one lies", conditions("prone"), "move", to([2, 4]), one("condition", { condition: "prone" })],
    ["crawling upright", {}, "crawl", to([2, 4]), one("condition", { needs: "prone" })],
    [
      "GAP-DND5-10: crawling half as far",
      conditions("prone"),
      "crawl",
      to([2, 1]),
      one("too-far", { needed: 40, left: 30 }),
    ],
    ["GAP-DND5-16: dragging nobody", {}, "drag", to([2, 4]), one("condition", { needs: "grappling" })],
    [
      "with wings that it hasn't",
      {},
      "move",
      { ...to([2, 4]), options: { mode: "fly" } },
      [...one("needs-speed", { mode: "fly" }), ...one("too-far", { needed: 5, left: 0 })],
    ],
    ["nearer to what one fears", conditions({ id: "frightened", by: "orc" }), "move", to([2, 4], [3, 4], [4, 4]), []],
    [
      "nearer to what one fears, from afar",
      { ...conditions({ id: "frightened", by: "orc" }), orc: { at: [6, 5] } },
      "move",
      to([3, 5]),
      one("condition", { condition: "frightened" }),
    ],
    [
      "past what one fears",
      { ...conditions({ id: "frightened", by: "orc" }), orc: { at: [6, 5] } },
      "move",
      to([2, 3]),
      [],
    ],
    ["GAP-DND5-10: a jump from a standstill", {}, "jump", to([2, 3]), one("too-far", { needed: 10, left: 5 })],
    ["GAP-DND5-10: a short one", {}, "jump", to([2, 4]), []],
    ["GAP-DND5-10: a jump with a run-up", { turn: { runUp: 10 } }, "jump", to([2, 3]), []],
    [
      "GAP-DND5-10: a jump with a short run-up",
      { turn: { runUp: 5 } },
      "jump",
      to([2, 3]),
      one("too-far", { needed: 10, left: 5 }),
    ],
    [
      "GAP-DND5-10: a jump too high",
      { turn: { runUp: 10 } },
      "jump",
      { ...to([2, 4]), elevations: [0, 5] },
      one("too-far", { needed: 5, left: 3 }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it.each<readonly [string, string, Doing, ReturnType<typeof reasonsOf>]>([
    ["pushed", "forced", to([2, 3]), []],
    ["pushed into somebody (DND5-SPACE-006)", "forced", to([3, 5]), []],
    ["pushed off the board", "forced", { path: way([2, 5], [-1, 5]) }, one("blocked", { step: 2 })],
    [
      "pushed from elsewhere",
      "forced",
      {
        path: [
          [7, 7],
          [8, 7],
        ],
      },
      one("not-adjacent-path", { step: 0 }),
    ],
    [
      "by teleport",
      "teleport",
      {
        path: [
          [2, 5],
          [9, 9],
        ],
      },
      [],
    ],
    ["by teleport through squares", "teleport", to([2, 3]), one("not-adjacent-path")],
    [
      "by teleport into somebody",
      "teleport",
      {
        path: [
          [2, 5],
          [3, 5],
        ],
      },
      one("occupied", { cell: [3, 5] }),
    ],
    [
      "by teleport off the board",
      "teleport",
      {
        path: [
          [2, 5],
          [99, 9],
        ],
      },
      one("blocked", { step: 0 }),
    ],
  ])("%s", (_what, action, doing, reasons) => {
    expect(reasonsOf({}, action, doing)).toEqual(reasons);
  });
});
