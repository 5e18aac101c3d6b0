import { describe, expect, it } from "vitest";
import { ann, midTurn, one, orc, reasonsOf, way, type Row } from "../testing/mid-turn.js";

describe("why a posture can't be taken, and which", () => {
  it.each<Row>([
    [
      "G4-POSTURE-001: an unknown one",
      [ann(), orc()],
      "change-posture",
      { variant: "floating" },
      one("no-such-action"),
    ],
    [
      "G4-POSTURE-001: the one that it has",
      [ann(), orc()],
      "change-posture",
      { variant: "standing" },
      one("posture", { from: "standing", to: "standing" }),
    ],
    [
      "G4-POSTURE-002: to one's feet from lying",
      [ann({ turn: { posture: "prone-face-up" } }), orc()],
      "change-posture",
      { variant: "standing" },
      one("posture", { from: "prone-face-up", to: "standing" }),
    ],
    [
      "G4-POSTURE-002: to a crouch from lying",
      [ann({ turn: { posture: "prone-face-up" } }), orc()],
      "change-posture",
      { variant: "crouching" },
      one("posture", { from: "prone-face-up", to: "crouching" }),
    ],
    [
      "G4-POSTURE-002: to one's knees from lying",
      [ann({ turn: { posture: "prone-face-up" } }), orc()],
      "change-posture",
      { variant: "kneeling" },
      [],
    ],
    [
      "G4-POSTURE-003: down on a knee with the step of nothing",
      [ann(), orc()],
      "change-posture",
      { variant: "kneeling", pay: "step" },
      one("step-excluded"),
    ],
    [
      "G4-POSTURE-003: down on a knee after the step",
      [ann({ turn: { maneuver: { id: "attack" }, stepUsed: true } }), orc()],
      "change-posture",
      { variant: "kneeling", pay: "step" },
      one("already-stepped"),
    ],
    [
      "G4-POSTURE-003: down on a knee after a part of the step",
      [ann({ turn: { maneuver: { id: "attack" }, stepped: 1 } }), orc()],
      "change-posture",
      { variant: "kneeling", pay: "step" },
      one("already-stepped"),
    ],
    [
      "G4-POSTURE-003: to sit with the step",
      [ann({ turn: { maneuver: { id: "attack" } } }), orc()],
      "change-posture",
      { variant: "sitting", pay: "step" },
      one("posture", { from: "standing", to: "sitting" }),
    ],
    [
      "G4-POSTURE-003: to nothing that there is with the step",
      [ann({ turn: { maneuver: { id: "attack" } } }), orc()],
      "change-posture",
      { variant: "floating", pay: "step" },
      one("posture", { from: "standing", to: null }),
    ],
    [
      "G4-POSTURE-003: an attack from the knee, with a way",
      [ann(), orc()],
      "attack",
      { ...way("ne"), options: { posture: "kneeling" } },
      one("already-stepped"),
    ],
    [
      "G4-POSTURE-003: a Move down on a knee",
      [ann(), orc()],
      "move",
      { ...way("ne"), options: { posture: "kneeling" } },
      [
        { code: "step-excluded", data: {} },
        { code: "already-stepped", data: {} },
      ],
    ],
  ])("%s", (_what, seats, action, doing, reasons) => {
    expect(reasonsOf(midTurn(seats), action, doing)).toEqual(reasons);
  });
});
