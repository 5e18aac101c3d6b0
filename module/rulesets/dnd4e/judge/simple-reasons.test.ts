import { describe, expect, it } from "vitest";
import { far, one, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import { way, type Seat } from "../testing/stage.js";

const at = { target: "orc" };
const bob: Partial<Seat> = { side: "heroes" };

describe("why a simple action can't be taken, and what the reason is about", () => {
  const npc: Given = { ann: { profile: { kind: "npc" } } };
  const vitals = (given: Readonly<Record<string, number>>): Given => ({ ann: { vitals: given } });
  it.each<Row>([
    [
      "DND4-2WIND-001: a monster's second wind",
      npc,
      "second-wind",
      {},
      one("needs-feature", { feature: "second-wind" }),
    ],
    [
      "DND4-2WIND-001: a monster's that has one",
      { ann: { profile: { features: ["second-wind"] } } },
      "second-wind",
      {},
      [],
    ],
    ["DND4-2WIND-003: a second one", { turn: { winded: true } }, "second-wind", {}, one("once-per-encounter")],
    [
      "DND4-2WIND-004: without a surge",
      vitals({ surges: 0 }),
      "second-wind",
      {},
      one("no-resource", { resource: "surges" }),
    ],
    ["DND4-2WIND-004: with a surge", vitals({ surges: 1 }), "second-wind", {}, []],
    [
      "DND4-AP-001: without a point",
      vitals({ actionPoints: 0 }),
      "action-point",
      {},
      one("no-resource", { resource: "actionPoints" }),
    ],
    ["DND4-AP-001: a monster's", npc, "action-point", {}, one("no-resource", { resource: "actionPoints" })],
    ["DND4-AP-002: a second one", { turn: { heroic: true } }, "action-point", {}, one("once-per-encounter")],
    [
      "DND4-AP-004: for what it can't buy",
      {},
      "action-point",
      { variant: "opportunity" },
      one("no-such-action", { variant: "opportunity" }),
    ],
    ["DND4-AP-004: for a minor action", {}, "action-point", { variant: "minor" }, []],
    ["DND4-AID-001: nobody", {}, "aid-another", {}, one("no-target")],
    ["DND4-AID-001: oneself", {}, "aid-another", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["DND4-AID-001: a foe", {}, "aid-another", at, one("wrong-target", { creature: "orc" })],
    ["DND4-AID-001: a friend", { orc: bob }, "aid-another", at, []],
    [
      "DND4-AID-001: a friend two squares off",
      { orc: { ...bob, at: [4, 5] } },
      "aid-another",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "GAP-DND4-06: a friend whom eight have helped",
      { orc: { ...bob, turn: { aid: 8 } } },
      "aid-another",
      at,
      one("too-many", { creature: "orc" }),
    ],
    ["GAP-DND4-06: a friend whom seven have helped", { orc: { ...bob, turn: { aid: 7 } } }, "aid-another", at, []],
    ["a potion for nobody", {}, "administer-potion", {}, one("no-target")],
    [
      "a potion two squares off",
      far(4),
      "administer-potion",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "to drop down where one lies",
      { ann: { conditions: ["prone"] } },
      "drop-prone",
      {},
      one("posture", { condition: "prone" }),
    ],
    ["DND4-STAND-001: to get up where one stands", {}, "stand-up", {}, one("posture", { needs: "prone" })],
    [
      "DND4-STAND-002: to get up elsewhere where nobody shares the space",
      { ann: { conditions: ["prone"] } },
      "stand-up",
      { path: way([2, 5], [2, 4]) },
      one("combination"),
    ],
    ["DND4-READY-001: nothing", {}, "ready", {}, one("not-readiable")],
    [
      "DND4-DELAY-001: dazed",
      { ann: { conditions: ["dazed"] } },
      "delay",
      {},
      one("condition", { condition: "dazed" }),
    ],
    ["DND4-DELAY-001: after an action", { turn: { taken: 1, minor: 1 } }, "delay", {}, one("too-late")],
    ["DND4-DELAY-001: after a point", { turn: { heroic: true, granted: 1 } }, "delay", {}, one("too-late")],
    ["DND4-DELAY-001: after a point of an earlier turn", { turn: { heroic: true } }, "delay", {}, []],
    [
      "DND4-DELAY-001: in the middle of a way",
      { turn: { move: 1, taken: 1, movement: { action: "walk", budget: 6, walked: 2 } } },
      "delay",
      {},
      one("already-moved"),
    ],
    [
      "GAP-DND4-18: a saving throw that isn't due",
      {},
      "saving-throw",
      { variant: "dazed" },
      one("no-trigger", { condition: "dazed" }),
    ],
    ["GAP-DND4-18: one from nothing", {}, "saving-throw", {}, one("no-trigger", { condition: null })],
    ["GAP-DND4-18: one that is due", { turn: { saves: ["dazed"] } }, "saving-throw", { variant: "dazed" }, []],
    ["GAP-DND4-15: to swap with nobody", {}, "use-power", { options: { swap: true } }, one("no-target")],
    [
      "GAP-DND4-15: to swap two squares off",
      far(4),
      "use-power",
      { ...at, options: { swap: true } },
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "DND4-2WIND-005: another's surge that isn't there",
      { orc: { vitals: { surges: 0 } } },
      "use-power",
      { ...at, options: { surge: true } },
      one("no-resource", { resource: "surges" }),
    ],
    [
      "DND4-2WIND-005: one's own",
      vitals({ surges: 0 }),
      "use-power",
      { options: { surge: true } },
      one("no-resource", { resource: "surges" }),
    ],
    [
      "a condition that is none",
      {},
      "condition",
      { options: { condition: "sleepy" } },
      one("no-such-action", { variant: "sleepy" }),
    ],
    [
      "a condition to no moment",
      {},
      "condition",
      { options: { condition: "dazed", on: "noon" } },
      one("no-such-action", { variant: "noon" }),
    ],
    [
      "a condition for no turns",
      {},
      "condition",
      { options: { condition: "dazed", turns: 0 } },
      one("no-such-action", { variant: null }),
    ],
    ["a condition by nobody", {}, "condition", { options: { condition: "dazed", by: "dan" } }, one("no-such-creature")],
    [
      "a condition that lasts",
      {},
      "condition",
      { options: { condition: "dazed", on: "end", of: "orc", turns: 2, by: "orc" } },
      [],
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });
});
