import { describe, expect, it } from "vitest";
import { ann, BOW, midTurn, one, orc, reasonsOf, SWORD, way, type Row } from "../testing/mid-turn.js";

const at = { target: "orc" };

describe("why what a manoeuvre is for can't be done, and what the reason is about", () => {
  it.each<Row>([
    [
      "G4-DONOTHING-002: unconscious",
      [ann({ conditions: ["unconscious"] }), orc()],
      "move",
      way("e", "ne"),
      [{ code: "condition", data: { condition: "unconscious" } }, ...one("occupied", { step: 0, cell: [6, 5] })],
    ],
    [
      "G4-DONOTHING-002: stunned",
      [ann({ conditions: ["stunned"] }), orc()],
      "attack",
      at,
      one("condition", { condition: "stunned" }),
    ],
    ["G4-DONOTHING-002: stunned, doing nothing", [ann({ conditions: ["stunned"] }), orc()], "do-nothing", {}, []],
    [
      "G4-AIM-001: a weapon of melee",
      [ann(), orc()],
      "aim",
      { ...at, with: "sword" },
      one("wrong-weapon", { with: "sword" }),
    ],
    ["G4-AIM-001: no weapon that shoots", [ann({}, [SWORD]), orc()], "aim", at, one("no-weapon")],
    [
      "G4-AIM-001: a weapon that isn't there",
      [ann(), orc()],
      "aim",
      { ...at, with: "sling" },
      one("no-weapon", { with: "sling" }),
    ],
    [
      "G4-AIM-001: out of sight",
      [ann({ conditions: ["blinded"] }), orc()],
      "aim",
      at,
      one("cannot-see", { creature: "orc" }),
    ],
    ["G4-AIM-001: beyond the range", [ann(), orc({ at: [16, 5] })], "aim", at, one("out-of-range", { distance: 11 })],
    ["G4-AIM-001: at the end of the range", [ann(), orc({ at: [15, 5] })], "aim", at, []],
    ["G4-AIM-001: at oneself", [ann(), orc()], "aim", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["G4-EVALUATE-001: nobody", [ann(), orc()], "evaluate", { target: "nobody" }, one("no-target")],
    [
      "G4-EVALUATE-001: oneself",
      [ann(), orc()],
      "evaluate",
      { target: "ann" },
      one("wrong-target", { creature: "ann" }),
    ],
    ["G4-EVALUATE-001: without a blade", [ann({}, [BOW]), orc()], "evaluate", at, one("no-weapon")],
    [
      "G4-EVALUATE-001: farther than the blade",
      [ann(), orc({ at: [7, 5] })],
      "evaluate",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "G4-EVALUATE-001: unseen",
      [ann({ conditions: ["blinded"] }), orc()],
      "evaluate",
      at,
      one("cannot-see", { creature: "orc" }),
    ],
    ["G4-FEINT-001: with a bow", [ann(), orc()], "feint", { ...at, with: "bow" }, one("wrong-weapon", { with: "bow" })],
    [
      "G4-FEINT-001: out of reach",
      [ann(), orc({ at: [7, 5] })],
      "feint",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    [
      "G4-FEINT-001: unseen",
      [ann({ conditions: ["blinded"] }), orc()],
      "feint",
      at,
      one("cannot-see", { creature: "orc" }),
    ],
    [
      "G4-READY-001: a weapon that isn't there",
      [ann(), orc()],
      "ready",
      { with: "sling" },
      one("no-weapon", { with: "sling" }),
    ],
    [
      "G4-READY-002: what can't be switched",
      [ann(), orc()],
      "ready",
      { options: { ability: "flight" } },
      one("needs-feature", { feature: "flight" }),
    ],
    [
      "G4-WAIT-001: nothing to wait for",
      [ann(), orc()],
      "wait",
      {},
      [
        { code: "not-readiable", data: { action: null } },
        { code: "no-trigger", data: { trigger: null } },
      ],
    ],
    [
      "G4-WAIT-001: an answer that is none",
      [ann(), orc()],
      "wait",
      { trigger: { on: "move" }, then: { by: "ann" as never, action: "aim" } },
      one("not-readiable", { action: "aim" }),
    ],
    [
      "G4-WAIT-005: an answer without its variant",
      [ann(), orc()],
      "wait",
      { trigger: { on: "move" }, then: { by: "ann" as never, action: "all-out-attack" } },
      one("not-readiable", { action: "all-out-attack" }),
    ],
    [
      "G4-WAIT-005: an answer with its variant",
      [ann(), orc()],
      "wait",
      { trigger: { on: "move" }, then: { by: "ann" as never, action: "all-out-attack", variant: "strong" } },
      [],
    ],
    [
      "G4-WAIT-001: for what never comes",
      [ann(), orc()],
      "wait",
      { trigger: { on: "dawn" }, then: { by: "ann" as never, action: "attack" } },
      one("no-trigger", { trigger: "dawn" }),
    ],
  ])("%s", (_what, seats, action, doing, reasons) => {
    expect(reasonsOf(midTurn(seats), action, doing)).toEqual(reasons);
  });

  it("G4-GAP-17: by a world option a foe a step farther is studied, too", () => {
    const far = [ann(), orc({ at: [7, 5] })];
    const farther = [ann(), orc({ at: [8, 5] })];
    const options = { evaluateReach: "reach-and-step" };
    expect(reasonsOf(midTurn(far, options), "evaluate", at)).toEqual([]);
    expect(reasonsOf(midTurn(farther, options), "evaluate", at)).toEqual(
      one("out-of-reach", { creature: "orc", distance: 3 }),
    );
  });
});
