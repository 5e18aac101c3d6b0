import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import { far, one, reasonsOf, type Row } from "../testing/mid-turn.js";
import { way, type Doing } from "../testing/stage.js";

const at = { target: "orc" };

describe("why a way can't be gone, and where", () => {
  const to = (...corners: readonly Cell[]): Doing => ({ path: way([2, 5], ...corners) });
  it.each<Row>([
    [
      "from elsewhere",
      {},
      "walk",
      {
        path: [
          [7, 7],
          [8, 7],
        ],
      },
      one("not-adjacent-path", { step: 0 }),
    ],
    ["of one square", {}, "walk", { path: [[2, 5]] }, one("not-adjacent-path", { step: 0 })],
    ["lying", { ann: { conditions: ["prone"] } }, "walk", to([2, 4]), one("posture", { condition: "prone" })],
    ["DND4-CRAWL-001: crawling upright", {}, "crawl", to([2, 4]), one("posture", { condition: "prone" })],
    [
      "GAP-DND4-10: held",
      { ann: { conditions: ["immobilized"] } },
      "walk",
      to([2, 4]),
      one("condition", { condition: "immobilized" }),
    ],
    [
      "DND4-DBL-001: twice what is no movement",
      {},
      "double-move",
      { ...to([2, 4]), variant: "grab" },
      one("no-such-action", { variant: "grab" }),
    ],
    ["DND4-DBL-003: farther than twice", {}, "double-move", to([15, 6]), one("too-far", { needed: 13, left: 12 })],
    ["DND4-SHIFT-001: a shift of two", {}, "shift", to([2, 3]), one("too-far", { needed: 2, left: 1 })],
    ["DND4-CHARGE-001: at nobody", {}, "charge", to([5, 5]), one("no-target")],
    [
      "DND4-CHARGE-004: from too near",
      far(5),
      "charge",
      { ...at, ...to([3, 5]) },
      [...one("too-close", { needed: 2, distance: 1 }), ...one("out-of-reach", { creature: "orc", distance: 2 })],
    ],
    ["DND4-CHARGE-004: from two squares", far(5), "charge", { ...at, ...to([4, 5]) }, []],
    [
      "DND4-CHARGE-002: not nearer with each square",
      far(8),
      "charge",
      { ...at, path: way([2, 5], [4, 5], [4, 6], [7, 6]) },
      one("not-closer", { step: 2, creature: "orc" }),
    ],
    [
      "DND4-CHARGE-005: a bull rush at one too large",
      { orc: { at: [8, 5], profile: { size: "huge" } } },
      "charge",
      { ...at, ...to([7, 5]), variant: "bull-rush" },
      one("wrong-target", { creature: "orc" }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });
});
