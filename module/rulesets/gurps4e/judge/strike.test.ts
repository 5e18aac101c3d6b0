import { describe, expect, it } from "vitest";
import { ann, midTurn, one, orc, reasonsOf, SWORD, weapon, type Row } from "../testing/mid-turn.js";

const LAID = weapon("axe", "melee", { ready: false });
const HEAVY = weapon("maul", "melee", { unreadyAfterAttack: true });
const spent = { maneuver: { id: "move" } };
const at = { target: "orc" };

describe("why a blow can't be struck, and what the reason is about", () => {
  it.each<Row>([
    [
      "G4-ECONOMY-001: a second one",
      [ann({ turn: spent }), orc()],
      "aim",
      {},
      one("no-slot", { slot: "maneuver", maneuver: "move" }),
    ],
    [
      "G4-ECONOMY-001: the same twice",
      [ann({ turn: { maneuver: { id: "evaluate" }, acted: true } }), orc()],
      "evaluate",
      at,
      one("no-slot", { slot: "maneuver" }),
    ],
    [
      "G4-ECONOMY-001: a second blow",
      [ann({ turn: { maneuver: { id: "attack" }, attacksMade: 1 } }), orc()],
      "attack",
      at,
      one("no-slot", { slot: "attacks" }),
    ],
    ["G4-GAP-07: behind one's back", [ann({ facing: "w" }), orc()], "aim", at, one("facing", { creature: "orc" })],
    [
      "G4-ATTACK-002: a weapon that isn't ready",
      [ann({}, [LAID]), orc()],
      "attack",
      at,
      one("not-ready", { with: "axe" }),
    ],
    ["G4-ATTACK-002: the ready weapon before the other", [ann({}, [LAID, SWORD]), orc()], "attack", at, []],
    [
      "G4-ATTACK-003: out of reach",
      [ann({}, [SWORD]), orc({ at: [7, 5] })],
      "attack",
      at,
      one("out-of-reach", { creature: "orc", distance: 2 }),
    ],
    ["G4-ATTACK-003: nobody", [ann(), orc()], "attack", { target: "nobody" }, one("no-target")],
    [
      "G4-GAP-10: on all fours, one hex off",
      [ann({ turn: { posture: "crawling" } }, [SWORD]), orc()],
      "attack",
      at,
      one("posture", { creature: "orc", distance: 1 }),
    ],
    [
      "G4-ALLOUTATTACK-003: without its variant",
      [ann(), orc()],
      "all-out-attack",
      at,
      one("no-such-action", { variant: null }),
    ],
    [
      "G4-ALLOUTATTACK-003: with another game's",
      [ann(), orc()],
      "all-out-attack",
      { ...at, variant: "wild" },
      one("no-such-action", { variant: "wild" }),
    ],
    [
      "G4-ALLOUTATTACK-004: two blows, unready after one",
      [ann({}, [HEAVY]), orc()],
      "all-out-attack",
      { ...at, variant: "double" },
      one("not-ready", { with: "maul" }),
    ],
    [
      "G4-ALLOUTATTACK-004: two blows with two weapons",
      [ann({}, [HEAVY, weapon("knife", "melee", { unreadyAfterAttack: true })]), orc()],
      "all-out-attack",
      { ...at, variant: "double" },
      [],
    ],
    [
      "G4-ALLOUTATTACK-006: strong with a bow",
      [ann(), orc()],
      "all-out-attack",
      { ...at, variant: "strong", with: "bow" },
      one("wrong-weapon", { with: "bow", variant: "strong" }),
    ],
    [
      "G4-ALLOUTATTACK-008: nothing that shoots so fast",
      [ann(), orc()],
      "all-out-attack",
      { ...at, variant: "suppression-fire" },
      [
        { code: "no-slot", data: { slot: "attacks" } },
        { code: "wrong-weapon", data: { with: null, variant: "suppression-fire" } },
        { code: "no-weapon", data: {} },
      ],
    ],
    [
      "G4-ALLOUTATTACK-005: the feint with a bow",
      [ann(), orc()],
      "all-out-attack",
      { ...at, variant: "feint", with: "bow" },
      [...one("wrong-weapon", { with: "bow", variant: "feint" }), ...one("wrong-weapon", { with: "bow" })],
    ],
    [
      "G4-ALLOUTATTACK-005: another target than the feint's",
      [ann({ turn: { maneuver: { id: "all-out-attack", variant: "feint", targetId: "ogre" }, acted: true } }), orc()],
      "all-out-attack",
      { ...at, variant: "feint" },
      one("wrong-target", { creature: "orc" }),
    ],
  ])("%s", (_what, seats, action, doing, reasons) => {
    expect(reasonsOf(midTurn(seats), action, doing)).toEqual(reasons);
  });

  it("G4-ECONOMY-001: another's turn, and a defence against nothing", () => {
    const fight = midTurn([ann(), orc()]);
    expect(
      reasonsOf(
        fight,
        "move",
        {
          path: [
            [6, 5],
            [7, 5],
          ],
        },
        "orc",
      ),
    ).toEqual(one("not-your-turn", { active: "ann" }));
    expect(reasonsOf(fight, "dodge", {}, "orc")).toEqual(one("no-trigger"));
    const barred = midTurn([ann({ turn: { maneuver: { id: "all-out-attack", variant: "strong" } } }), orc()]);
    expect(reasonsOf(barred, "dodge")).toEqual(one("defence-excluded"));
  });
});
