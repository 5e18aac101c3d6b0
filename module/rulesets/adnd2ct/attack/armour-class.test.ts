import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import { bow, declared, nowhere, seat, stage, sword, type Seat, type Stage } from "../testing/stage.js";

/** Armour class now, of one with 4, of which Dexterity gives 2. */
const now = (turn: JsonObject, more: Parameters<typeof seat>[2] = {}): unknown =>
  stage([seat("ann", [5, 5], { turn, as: { stats: { ac: 4, dexAc: 2 } }, ...more })]).ask({
    kind: "defence",
    of: creatureId("ann"),
    defence: "ac",
  });

describe("armour class", () => {
  it("is ten where nothing is said of it, and without Dexterity what it is", () => {
    expect(now({}, { as: { stats: {} } })).toBe(10);
    expect(now(declared("charge"), { as: { stats: { ac: 4 } } })).toBe(5);
  });

  it.each([
    ["charge", 7],
    ["run", 7],
    ["sprint", 8],
    ["move", 4],
    ["withdraw", 4],
    ["attack", 4],
  ])(
    "of one that declared %s is %i: reckless movement costs Dexterity and more (ADND-CHARGE-008, ADND-CHARGE-009, ADND-RUN-003, ADND-MOVE-001, GAP-ADND-12)",
    (action, ac) => {
      expect(now(declared(action))).toBe(ac);
    },
  );

  it("is without Dexterity while a spell is cast, not after (GAP-ADND-05)", () => {
    expect(now(declared("cast-spell"))).toBe(6);
    expect(now(declared("cast-spell", { spent: true }))).toBe(4);
    expect(now(declared("cast-spell", { lost: true }))).toBe(4);
  });

  it.each(["prone", "surprised", "blinded", "grappled", "restrained", "pinned", "unconscious", "stunned"])(
    "is without Dexterity for one that is %s (GAP-ADND-25, GAP-ADND-29)",
    (condition) => {
      expect(now({}, { conditions: [condition] })).toBe(6);
    },
  );

  it("is as ever for the fatigued", () => {
    expect(now({}, { conditions: ["fatigued"] })).toBe(4);
  });

  it.each<readonly [JsonObject, number]>([
    [{ level: 6, group: "warrior" }, 0],
    [{ level: 6 }, 0],
    [{ level: 6, group: "wizard" }, 1],
    [{ level: 5, group: "wizard" }, 2],
    [{ level: 5 }, 1],
    [{ group: "rogue" }, 4],
    [{}, 3],
  ])(
    "of one that parries, with %j, is %i: half the level, a warrior's one more (ADND-PARRY-003, ADND-PARRY-004)",
    (stats, ac) => {
      expect(now(declared("parry"), { as: { stats: { ac: 4, ...stats } } })).toBe(ac);
      expect(now({}, { as: { stats: { ac: 4, ...stats } } })).toBe(4);
    },
  );
});

describe("armour class against one behind (GAP-ADND-07)", () => {
  const orc = seat("orc", [6, 5], { facing: "e", as: { stats: { ac: 4, dexAc: 2 } } });
  const against = (x: number, other: Seat = orc, board: Parameters<typeof stage>[1] = {}): Stage =>
    stage([seat("ann", [x, 5], { turn: declared("attack"), as: { stats: { thac0: 16 } } }), other], board);
  const ac = (fight: Stage): unknown =>
    fight.ask({ kind: "defence", of: creatureId("orc"), defence: "ac", against: creatureId("ann") });

  it("is without Dexterity in melee, and as ever in front or in one's own square", () => {
    expect(ac(against(5))).toBe(6);
    expect(ac(against(7))).toBe(4);
    expect(ac(against(6))).toBe(4);
  });

  it("is as ever where nobody faces anywhere, or without a scene", () => {
    expect(ac(against(5, nowhere(orc)))).toBe(4);
    expect(ac(against(5, orc, null))).toBe(4);
  });

  it("counts in a blow's roll, not in a shot's", () => {
    const needed = (action: string, more: Parameters<typeof seat>[2]): unknown => {
      const fight = stage([
        seat("ann", [5, 5], { turn: declared(action), ...more }),
        seat("orc", [6, 5], { facing: "e", as: { stats: { ac: 4, dexAc: 2 } } }),
      ]);
      fight.send({ type: "StartPhase", phase: "average" });
      fight.act("ann", action, { target: "orc" });
      fight.roll(2);
      return fight.events.flatMap((event) => (event.type === "RollResolved" ? [event.roll.against] : []));
    };
    expect(needed("attack", { as: { attacks: [sword()] } })).toEqual([10]);
    expect(needed("fire-full", { as: { attacks: [bow()] } })).toEqual([12]);
  });
});
