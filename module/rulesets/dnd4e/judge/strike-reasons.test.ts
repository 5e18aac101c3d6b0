import { describe, expect, it } from "vitest";
import { far, one, openTurn, reasonsOf, type Row } from "../testing/mid-turn.js";

const at = { target: "orc" };

describe("why a strike can't be made, and what the reason is about", () => {
  it.each<Row>([
    ["at nobody", {}, "basic-attack", { target: "dan" }, one("no-target")],
    ["at oneself", {}, "basic-attack", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["out of reach", far(4), "basic-attack", at, one("out-of-reach", { creature: "orc", distance: 2 })],
    ["at the end of the range", far(10), "basic-attack", { ...at, with: "bow" }, []],
    ["out of range", far(11), "basic-attack", { ...at, with: "bow" }, one("out-of-range", { distance: 9, range: 8 })],
    ["with what isn't there", {}, "basic-attack", { ...at, with: "club" }, one("no-weapon", { with: "club" })],
    ["with nothing", { ann: { profile: { attacks: [] } } }, "basic-attack", at, one("no-weapon")],
    ["an end of one who isn't helpless", {}, "coup-de-grace", at, one("wrong-target", { creature: "orc" })],
    [
      "an end with a bow",
      { orc: { conditions: ["helpless"] } },
      "coup-de-grace",
      { ...at, with: "bow" },
      one("no-weapon", { with: "bow" }),
    ],
    ["an end of the helpless", { orc: { conditions: ["helpless"] } }, "coup-de-grace", at, []],
    [
      "an end out of reach",
      { orc: { conditions: ["helpless"], at: [4, 5] } },
      "coup-de-grace",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "GAP-DND4-03: an opportunity that nobody gave, in one's own turn",
      {},
      "opportunity-attack",
      at,
      [{ code: "own-turn", data: { slot: "opportunity" } }, ...one("no-trigger")],
    ],
    [
      "DND4-ACT-001: a second one",
      { turn: { standard: 1, taken: 1 } },
      "basic-attack",
      at,
      one("no-slot", { slot: "standard" }),
    ],
    [
      "DND4-CHARGE-006: after a charge",
      { turn: { standard: 1, charged: true } },
      "basic-attack",
      at,
      one("combination", { slot: "standard" }),
    ],
    [
      "GAP-DND4-10: dazed, after another action",
      { ann: { conditions: ["dazed"] }, turn: { minor: 1, taken: 1 } },
      "basic-attack",
      at,
      one("limited", { slot: "standard" }),
    ],
    [
      "GAP-DND4-10: stunned",
      { ann: { conditions: ["stunned"] } },
      "basic-attack",
      at,
      one("condition", { condition: "stunned" }),
    ],
    [
      "DND4-ACT-002: paid by a cheaper action",
      {},
      "basic-attack",
      { ...at, pay: "move" },
      one("wrong-slot", { slot: "move" }),
    ],
    ["GAP-DND4-03: an immediate action in one's own turn", {}, "immediate", {}, one("own-turn", { slot: "immediate" })],
    [
      "DND4-READY-001: by an immediate action, unready",
      {},
      "basic-attack",
      { ...at, pay: "immediate" },
      one("wrong-slot", { slot: "immediate" }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("GAP-DND4-07: in another's turn", () => {
    expect(openTurn().judge("orc", "walk", {}).refusal?.reasons).toEqual(one("not-your-turn", { active: "ann" }));
    const dazed = openTurn({ orc: { conditions: ["dazed"] } });
    expect(dazed.judge("orc", "immediate", {}).refusal?.reasons).toEqual(one("condition", { condition: "dazed" }));
    const spent = openTurn({ orc: { turn: { immediate: true } } });
    expect(spent.judge("orc", "immediate", {}).refusal?.reasons).toEqual(one("no-reaction", { slot: "immediate" }));
  });
});
