import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile, Size } from "../../../model/profile.js";
import { ask } from "../ask.js";
import { BOW, openTurn, SWORD, type Given } from "../testing/mid-turn.js";

const [ANN, ORC] = [creatureId("ann"), creatureId("orc")];
const STATS: JsonObject = { ac: 20, acParts: { armor: 4, shield: 2, natural: 1, dex: 3 }, dex: 16, bab: 4 };

/** The orc's armour class: against nobody in particular, or against Ann's first attack. */
function guard(given: Given, kind: "ac" | "touch" | "flat-footed" = "ac", against = true) {
  const { situation } = openTurn({ ...given, orc: { ...given.orc, profile: { stats: STATS, ...given.orc?.profile } } });
  return ask(situation, { kind: "defence", of: ORC, defence: kind, ...(against && { against: ANN }) });
}
const own = (given: Given, kind: "ac" | "touch" | "flat-footed" = "ac") => guard(given, kind, false);
const having = (...conditions: readonly string[]): Given => ({ orc: { conditions } });
const armed = (attack: AttackProfile, more: Given["ann"] = {}): Given => ({
  ann: { ...more, profile: { ...more?.profile, attacks: [attack] } },
});
const TOUCH: AttackProfile = { id: "touch", kind: "touch", extra: {} };

describe("armour class as it stands", () => {
  it.each<readonly [string, Given, number, number, number]>([
    ["of the sheet", {}, 20, 13, 17],
    ["in total defence", { foe: { totalDefense: true } }, 24, 17, 21],
    ["fighting defensively", { foe: { fightingDefensively: true } }, 22, 15, 19],
    ["PF1-GAP-30: with expertise", { foe: { combatExpertise: true } }, 22, 15, 19],
    ["PF1-GAP-05: after a charge", { foe: { charging: true } }, 18, 11, 15],
    ["caught unready", { foe: { unready: true } }, 17, 10, 17],
    ["flat-footed", having("flat-footed"), 17, 10, 17],
    ["surprised", having("surprised"), 17, 10, 17],
    ["always on guard", { orc: { conditions: ["flat-footed"], profile: { features: ["uncanny-dodge"] } } }, 20, 13, 17],
    ["PF1-RUN-002: running", { foe: { running: true } }, 17, 10, 17],
    [
      "PF1-GAP-25: running with the feat",
      { orc: { profile: { features: ["run"] } }, foe: { running: true } },
      20,
      13,
      17,
    ],
    ["slowed", having("slowed"), 19, 12, 16],
    ["hasted", having("hasted"), 21, 14, 18],
    ["stunned", having("stunned"), 15, 8, 15],
    ["entangled", having("entangled"), 18, 11, 17],
    ["exhausted", having("exhausted"), 17, 10, 17],
    [
      "exhausted and slow",
      { orc: { conditions: ["exhausted"], profile: { stats: { ...STATS, acParts: { dex: 0 } } } } },
      17,
      17,
      17,
    ],
    ["helpless", having("helpless"), 17, 10, 17],
    ["a shield put on", { foe: { shield: { bonus: 2, worn: true }, shieldInAc: false } }, 22, 13, 19],
    ["a shield taken off", { foe: { shield: { bonus: 2, worn: false }, shieldInAc: true } }, 18, 13, 15],
    ["a shield that the sheet knows", { foe: { shield: { bonus: 2, worn: true }, shieldInAc: true } }, 20, 13, 17],
    ["a shield that nobody wears", { foe: { shield: { bonus: 2, worn: false }, shieldInAc: false } }, 20, 13, 17],
    ["climbing", { foe: { movement: { mode: "climb" } } }, 17, 10, 17],
    [
      "PF1-GAP-23: a climber",
      { orc: { profile: { speeds: { walk: 30, climb: 20 } } }, foe: { movement: { mode: "climb" } } },
      20,
      13,
      17,
    ],
    ["walking", { foe: { movement: { mode: "walk" } } }, 20, 13, 17],
  ])("%s", (_what, given, ac, touch, flat) => {
    expect([own(given), own(given, "touch"), own(given, "flat-footed")]).toEqual([ac, touch, flat]);
  });

  it.each<readonly [Size, number]>([
    ["tiny", 2],
    ["small", 1],
    ["medium", 0],
    ["large", -1],
    ["huge", -2],
    ["gargantuan", -4],
    ["colossal", -8],
  ])("PF1-GAP-07: where the sheet has none it is 10, Dexterity and size: %s %i", (size, value) => {
    const given: Given = { orc: { at: [9, 5], profile: { size, stats: { dex: 14 } } } };
    expect([own(given), own(given, "touch"), own(given, "flat-footed")]).toEqual([12 + value, 12 + value, 10 + value]);
  });

  it("PF1-GAP-07: takes off the Dexterity of the score, where the sheet doesn't name its parts", () => {
    const given: Given = { orc: { profile: { stats: { ac: 18, dex: 14 } } } };
    expect([own(given), own(given, "flat-footed"), own(given, "touch")]).toEqual([18, 16, 18]);
    const clumsy: Given = { orc: { profile: { stats: { ac: 18, dex: 6 } } } };
    expect(own(clumsy, "flat-footed")).toBe(18);
    expect(own({ orc: { profile: { stats: { ac: 18, acParts: { armor: "a lot" } } } } }, "touch")).toBe(18);
  });

  it("knows no other defence", () => {
    const { situation } = openTurn();
    expect(ask(situation, { kind: "defence", of: ORC, defence: "will" })).toBeNull();
  });
});

describe("armour class against somebody's blow or shot", () => {
  const board = (terrain: BoardSnapshot["terrain"]): Given => ({ board: { terrain } });
  const cover = (degree?: string): Given => ({
    ...board([{ kind: "cover", cells: [[8, 5]], ...(degree !== undefined && { degree }) }]),
    ...armed(BOW),
    orc: { at: [11, 5] },
  });
  it.each<readonly [string, Given, number]>([
    ["a blow", {}, 20],
    ["PF1-GAP-20: a blow at one who lies", having("prone"), 16],
    ["PF1-GAP-20: a shot at one who lies", { ...having("prone"), ...armed(BOW) }, 24],
    ["a blow at the helpless", having("helpless"), 13],
    ["a shot at the helpless", { ...having("helpless"), ...armed(BOW) }, 17],
    ["PF1-SPELL-016: a touch", { ...armed(TOUCH) }, 13],
    ["one unseen", { ann: { conditions: ["invisible"] } }, 17],
    [
      "one unseen, and seen",
      { ann: { conditions: ["invisible"] }, orc: { profile: { features: ["see-invisibility"] } } },
      20,
    ],
    [
      "one unseen by who is always on guard",
      { ann: { conditions: ["invisible"] }, orc: { profile: { features: ["uncanny-dodge"] } } },
      20,
    ],
    ["PF1-GAP-15: one who has feinted", { turn: { feint: { target: "orc", round: 1 } } }, 17],
    ["PF1-GAP-15: one who has feinted at another", { turn: { feint: { target: "elf", round: 1 } } }, 20],
    ["PF1-GAP-15: a shot after a feint", { ...armed(BOW), turn: { feint: { target: "orc", round: 1 } } }, 20],
    [
      "PF1-GAP-21: past somebody",
      { ...armed(BOW), orc: { at: [9, 5] }, more: [{ id: "bob", at: [7, 5], side: "heroes" }] },
      24,
    ],
    [
      "PF1-GAP-21: past somebody aside",
      { ...armed(BOW), orc: { at: [9, 5] }, more: [{ id: "bob", at: [7, 7], side: "heroes" }] },
      20,
    ],
    [
      "PF1-GAP-21: a blow past somebody",
      {
        ...armed({ ...SWORD, reach: { min: 2, max: 2 } }),
        orc: { at: [7, 5] },
        more: [{ id: "bob", at: [6, 5], side: "heroes" }],
      },
      20,
    ],
    ["PF1-GAP-21: behind something", cover(), 24],
    ["PF1-GAP-21: behind something low", cover("partial"), 22],
    ["PF1-GAP-21: well behind it", cover("improved"), 28],
    ["PF1-GAP-21: as much as cover", cover("cover"), 24],
    ["PF1-GAP-21: in an unknown way", cover("thick"), 24],
    [
      "PF1-GAP-21: the better of two",
      {
        ...cover(),
        ...board([
          { kind: "cover", cells: [[8, 5]], degree: "partial" },
          { kind: "cover", cells: [[8, 5]], degree: "improved" },
        ]),
      },
      28,
    ],
    ["PF1-GAP-21: beside a wall", { board: { walls: [{ from: [6, 0], to: [6, 5.5], move: true, sight: true }] } }, 24],
    ["a round a clear corner", { board: { walls: [{ from: [6, 0], to: [6, 4], move: true, sight: true }] } }, 20],
  ])("%s", (_what, given, ac) => {
    expect(guard(given)).toBe(ac);
  });

  it("PF1-GAP-14: counts help at the guard", () => {
    const fight = openTurn({ orc: { profile: { stats: STATS } }, more: [{ id: "mate", at: [7, 5], side: "foes" }] });
    const aid = { friend: "orc", foe: "ann", at: "defence" };
    fight.send({ type: "Observe", creature: creatureId("mate"), turn: { aid } });
    const against = () => ask(fight.situation, { kind: "defence", of: ORC, defence: "ac", against: ANN });
    expect(against()).toBe(22);
    fight.send({ type: "Observe", creature: creatureId("mate"), turn: { aid: { ...aid, at: "attack" } } });
    expect(against()).toBe(20);
  });

  it("against one who has no attack, it is the plain one", () => {
    expect(guard({ ann: { profile: { attacks: [] } }, orc: { conditions: ["prone"] } })).toBe(20);
  });
});

describe("PF1-AOO-001: what a feat adds against strikes that movement gives", () => {
  const against = (features: readonly string[], action: string, doing: object) => {
    const fight = openTurn({ ann: { profile: { features, stats: { ac: 15 } } } });
    fight.act("ann", action, doing);
    fight.answer("orc", true);
    fight.roll(2);
    return fight.events.flatMap((event) => (event.type === "RollResolved" ? [event.roll.against] : []));
  };
  it("mobility counts against those alone", () => {
    const path = [[5, 5] as const, [4, 5] as const];
    expect([
      against([], "move", { path }),
      against(["mobility"], "move", { path }),
      against(["mobility"], "light-torch", {}),
    ]).toEqual([[15], [19], [15]]);
  });
});
