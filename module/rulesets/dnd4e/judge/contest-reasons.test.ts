import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { far, held, one, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import { way } from "../testing/stage.js";

const at = { target: "orc" };
const large: Given = { orc: { profile: { size: "huge" }, at: [3, 5] } };

describe("why strength against strength can't be tried, and what the reason is about", () => {
  it.each<Row>([
    ["a bull rush at nobody", {}, "bull-rush", { target: "dan" }, one("no-target")],
    ["DND4-BULL-001: at oneself", {}, "bull-rush", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["DND4-BULL-001: at one two sizes larger", large, "bull-rush", at, one("wrong-target", { creature: "orc" })],
    ["DND4-BULL-001: at one a size larger", { orc: { profile: { size: "large" } } }, "bull-rush", at, []],
    ["DND4-BULL-001: two squares off", far(4), "bull-rush", at, one("out-of-reach", { creature: "orc", distance: 2 })],
    [
      "DND4-BULL-001: two squares off, with long arms",
      {
        ...far(4),
        ann: { profile: { attacks: [{ id: "claw", kind: "natural", reach: { min: 0, max: 2 }, extra: {} }] } },
      },
      "bull-rush",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "DND4-GRAB-001: two squares off, with long arms",
      {
        ...far(4),
        ann: { profile: { attacks: [{ id: "claw", kind: "natural", reach: { min: 0, max: 2 }, extra: {} }] } },
      },
      "grab",
      at,
      [],
    ],
    [
      "DND4-GRAB-001: without a free hand",
      { ann: { profile: { stats: { freeHands: 0 } } } },
      "grab",
      at,
      one("condition", { needs: "free-hand" }),
    ],
    ["DND4-BULL-001: without a free hand", { ann: { profile: { stats: { freeHands: 0 } } } }, "bull-rush", at, []],
    [
      "DND4-GRAB-004: to keep hold of one who isn't held",
      {},
      "sustain-grab",
      at,
      one("wrong-target", { creature: "orc" }),
    ],
    [
      "DND4-GRAB-004: to keep hold of another's",
      held("orc"),
      "sustain-grab",
      at,
      one("wrong-target", { creature: "orc" }),
    ],
    ["DND4-GRAB-004: to keep hold", held("ann"), "sustain-grab", at, []],
    ["to let go of nobody", {}, "end-grab", {}, one("no-target")],
    [
      "DND4-GRAB-006: to move one who isn't held",
      {},
      "move-grabbed",
      { ...at, path: way([2, 5], [1, 5]) },
      one("wrong-target", { creature: "orc" }),
    ],
    ["DND4-GRAB-006: to move one who is held", held("ann"), "move-grabbed", { ...at, path: way([2, 5], [1, 5]) }, []],
    [
      "DND4-GRAB-006: with the one in tow out of the grasp",
      held("ann"),
      "move-grabbed",
      {
        ...at,
        path: way([2, 5], [1, 5]),
        drags: {
          [creatureId("orc")]: [
            [3, 5],
            [4, 5],
          ],
        },
      },
      one("outside-act", { creature: "orc", step: 1 }),
    ],
    [
      "DND4-GRAB-006: with the one in tow from elsewhere",
      held("ann"),
      "move-grabbed",
      {
        ...at,
        path: way([2, 5], [1, 5]),
        drags: {
          [creatureId("orc")]: [
            [2, 6],
            [2, 5],
          ],
        },
      },
      one("outside-act", { creature: "orc", step: 0 }),
    ],
    [
      "DND4-GRAB-006: with the one in tow beside",
      held("ann"),
      "move-grabbed",
      {
        ...at,
        path: way([2, 5], [1, 5]),
        drags: {
          [creatureId("orc")]: [
            [3, 5],
            [2, 5],
          ],
        },
      },
      [],
    ],
    ["DND4-ESC-001: unheld", {}, "escape", {}, one("condition", { needs: "grabbed" })],
    [
      "DND4-ESC-001: with a skill that doesn't help",
      { ann: { conditions: [{ id: "grabbed", by: "orc" }] } },
      "escape",
      { variant: "stealth" },
      one("no-such-action", { variant: "stealth" }),
    ],
    [
      "DND4-ESC-001: held, with either skill",
      { ann: { conditions: [{ id: "grabbed", by: "orc" }] } },
      "escape",
      { variant: "acrobatics" },
      [],
    ],
    [
      "DND4-ESC-002: farther than a square",
      { ann: { conditions: [{ id: "grabbed", by: "orc" }] } },
      "escape",
      { path: way([2, 5], [0, 5]) },
      one("too-far", { needed: 2, left: 1 }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });
});
