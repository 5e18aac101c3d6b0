import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { far, held, one, reasonsOf, type Row } from "../testing/mid-turn.js";
import { way, type Doing } from "../testing/stage.js";

describe("why somebody can't be moved, and where", () => {
  const to = (...corners: readonly Cell[]): Doing => ({
    path: way([3, 5], ...corners),
    source: creatureId("ann"),
  });
  it.each<Row>([
    [
      "DND4-PUSH-001: a push nearer",
      far(4),
      "forced",
      { path: way([4, 5], [3, 5]), cause: "push" },
      one("not-farther", { step: 0 }),
    ],
    ["DND4-PUSH-001: a push away", {}, "forced", { ...to([5, 5]), cause: "push" }, []],
    ["DND4-PUSH-001: a push aside", {}, "forced", { ...to([3, 6]), cause: "push" }, one("not-farther", { step: 0 })],
    ["DND4-PULL-001: a pull farther", {}, "forced", { ...to([4, 5]), cause: "pull" }, one("not-closer", { step: 0 })],
    ["DND4-SLIDE-001: a slide aside", {}, "forced", { ...to([3, 6]), cause: "slide" }, []],
    [
      "DND4-FORCE-002: farther than was said",
      {},
      "forced",
      { ...to([6, 5]), cause: "push", options: { distance: 2 } },
      one("too-far", { needed: 3, left: 2 }),
    ],
    [
      "DND4-FORCE-002: as far as was said",
      {},
      "forced",
      { ...to([5, 5]), cause: "push", options: { distance: 2 } },
      [],
    ],
    [
      "DND4-FORCE-009: into the air",
      {},
      "forced",
      { ...to([4, 5]), cause: "push", elevations: [0, 10] },
      one("needs-speed", { mode: "fly" }),
    ],
    [
      "GAP-DND4-10: restrained",
      { orc: { conditions: ["restrained"] } },
      "forced",
      { ...to([4, 5]), cause: "push" },
      one("condition", { condition: "restrained" }),
    ],
    [
      "DND4-GRAB-007: carried unwilling",
      {},
      "forced",
      { ...to([4, 5]), cause: "carried" },
      one("condition", { needs: "helpless" }),
    ],
    [
      "DND4-GRAB-007: carried gladly",
      {},
      "forced",
      { ...to([4, 5]), cause: "carried", options: { willing: true } },
      [],
    ],
    ["DND4-GRAB-007: carried in a hold", held("ann"), "forced", { ...to([4, 5]), cause: "carried" }, []],
    [
      "DND4-GRAB-007: carried helpless",
      { orc: { conditions: ["helpless"] } },
      "forced",
      { ...to([4, 5]), cause: "carried" },
      [],
    ],
    [
      "DND4-FORCE-003: beside whoever uses it",
      {},
      "forced",
      { ...to([3, 6]), cause: "pull", options: { destination: "adjacent" } },
      [],
    ],
    [
      "DND4-FORCE-003: not beside whoever uses it",
      {},
      "forced",
      { ...to([4, 5]), cause: "pull", options: { destination: "adjacent" } },
      one("out-of-reach", { creature: "ann", distance: 2 }),
    ],
    ["into whom it is moved by", {}, "forced", { ...to([2, 5]), cause: "pull" }, one("occupied", { step: 0 })],
    ["DND4-TELE-001: through squares", {}, "teleport", to([5, 5]), one("not-adjacent-path")],
    [
      "DND4-TELE-001: anywhere",
      {},
      "teleport",
      {
        path: [
          [3, 5],
          [9, 9],
        ],
      },
      [],
    ],
    [
      "DND4-TELE-004: into somebody",
      {},
      "teleport",
      {
        path: [
          [3, 5],
          [2, 5],
        ],
      },
      one("occupied", { cell: [2, 5] }),
    ],
    [
      "DND4-TELE-004: off the board",
      {},
      "teleport",
      {
        path: [
          [3, 5],
          [99, 9],
        ],
      },
      one("blocked", { step: 0 }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing, "orc")).toEqual(reasons);
  });
});
