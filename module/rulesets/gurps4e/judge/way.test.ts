import { describe, expect, it } from "vitest";
import { ann, midTurn, one, orc, reasonsOf, way, type Row } from "../testing/mid-turn.js";

const spent = { maneuver: { id: "move" } };

const far = orc({ at: [15, 15] });

describe("why a way can't be gone, and where", () => {
  it.each<Row>([
    ["none at all", [ann(), far], "move", { path: [[5, 5]] }, one("not-adjacent-path", { step: 0 })],
    [
      "from elsewhere",
      [ann(), far],
      "move",
      {
        path: [
          [7, 5],
          [8, 5],
        ],
      },
      one("not-adjacent-path", { step: 0 }),
    ],
    [
      "G4-MOVE-001: too far",
      [ann(), far],
      "move",
      way("e", "e", "e", "e", "e", "e", "e"),
      one("too-far", { needed: 7, left: 6 }),
    ],
    ["G4-STEP-001: farther than a step", [ann(), far], "attack", way("e", "e"), one("too-far", { needed: 2, left: 1 })],
    [
      "G4-STEP-001: after the step",
      [ann({ turn: { maneuver: { id: "attack" }, stepped: 1 } }), far],
      "step",
      way("e"),
      one("already-stepped"),
    ],
    ["G4-STEP-002: the step of nothing", [ann(), far], "step", way("e"), one("step-excluded")],
    ["G4-STEP-002: the step of a Move", [ann({ turn: spent }), far], "step", way("e"), one("step-excluded")],
    [
      "G4-STEP-002: a step that leads nowhere",
      [ann({ turn: { maneuver: { id: "attack" } } }), far],
      "step",
      {},
      one("not-adjacent-path"),
    ],
    [
      "G4-GAP-02: wings that it hasn't",
      [ann(), far],
      "move",
      { ...way("e"), options: { mode: "fly" } },
      [...one("needs-speed", { mode: "fly" }), ...one("too-far", { needed: 1, left: 0 })],
    ],
    [
      "G4-POSTURE-004: sitting",
      [ann({ turn: { posture: "sitting" } }), far],
      "move",
      way("e"),
      [...one("posture", { posture: "sitting" }), ...one("too-far", { needed: 1, left: 0 })],
    ],
    ["G4-POSTURE-004: lying, one yard", [ann({ turn: { posture: "prone-face-up" } }), far], "move", way("e"), []],
    [
      "G4-POSTURE-004: lying, two yards",
      [ann({ turn: { posture: "prone-face-up" } }), far],
      "move",
      way("e", "e"),
      one("too-far", { needed: 2, left: 1 }),
    ],
    [
      "G4-ALLOUTATTACK-002: not forward",
      [ann(), far],
      "all-out-attack",
      { ...way("e", "w"), variant: "strong" },
      one("not-forward", { step: 1 }),
    ],
    [
      "G4-DONOTHING-001: a way while doing nothing",
      [ann(), far],
      "do-nothing",
      way("e"),
      [...one("step-excluded"), ...one("too-far", { needed: 1, left: 0 })],
    ],
    ["a foe in the way", [ann(), orc()], "move", way("e", "e"), one("occupied", { step: 0, cell: [6, 5] })],
    [
      "G4-GAP-06: too far round after more than half the Move",
      [ann(), far],
      "move",
      { ...way("e", "e", "e", "e"), facing: "sw" },
      one("facing", { facing: "sw", sixths: 2 }),
    ],
    ["G4-GAP-06: anywhere after half the Move", [ann(), far], "move", { ...way("e", "e", "e"), facing: "w" }, []],
    [
      "G4-GAP-06: a direction that hexes haven't",
      [ann(), far],
      "move",
      { ...way("e"), facing: "n" },
      one("facing", { facing: "n", sixths: 6 }),
    ],
    [
      "G4-GAP-06: turning while doing nothing",
      [ann(), far],
      "do-nothing",
      { facing: "w" },
      one("facing", { facing: "w" }),
    ],
    ["G4-GAP-06: turning to where one looks", [ann(), far], "do-nothing", { facing: "e" }, []],
    [
      "G4-GAP-06: turning on the spot after the step and the blow behind it",
      [ann({ turn: { maneuver: { id: "attack" }, stepped: 1, stepUsed: true, attacksMade: 1 } }), far],
      "step",
      { facing: "w" },
      one("already-stepped"),
    ],
    [
      "G4-GAP-06: turning on the spot as the rest of the step",
      [ann({ turn: { maneuver: { id: "attack" }, stepped: 1 } }), far],
      "step",
      { facing: "w" },
      [],
    ],
    [
      "G4-GAP-06: turning on, where the step was a turn",
      [ann({ turn: { maneuver: { id: "attack" }, stepUsed: true, turned: 1 } }), far],
      "step",
      { facing: "w" },
      [],
    ],
    [
      "G4-POSTURE-003: turning after a knee was taken with the step",
      [ann({ turn: { maneuver: { id: "attack" }, stepUsed: true } }), far],
      "step",
      { facing: "w" },
      one("already-stepped"),
    ],
    [
      "G4-GAP-06: turning farther on the spot with more than half the Move gone",
      [ann({ turn: { maneuver: { id: "move" }, distanceMoved: 4, turned: 1 } }), far],
      "move",
      { facing: "ne" },
      one("facing", { facing: "ne", sixths: 2 }),
    ],
  ])("%s", (_what, seats, action, doing, reasons) => {
    expect(reasonsOf(midTurn(seats), action, doing)).toEqual(reasons);
  });
});
