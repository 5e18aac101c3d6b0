import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile } from "../../../model/profile.js";
import { BOW, openTurn, SWORD, type Given } from "../testing/mid-turn.js";
import { way, type Seat } from "../testing/stage.js";

const leave = { path: way([5, 5], [4, 5]) };
const orc = (more: Partial<Seat>, foe?: JsonObject): Given => ({ orc: more, ...(foe && { foe }) });
const armed = (...attacks: readonly AttackProfile[]): Partial<Seat> => ({ profile: { attacks } });
const chances = (given: Given) => openTurn(given).judge("ann", "move", leave).provocations;

describe("PF1-AOO-005, PF1-AOO-006: what one may strike with out of turn", () => {
  const of = (kind: AttackProfile["kind"], extra: JsonObject = {}): AttackProfile => ({ ...SWORD, kind, extra });
  it.each<readonly [string, Given, boolean]>([
    ["a blade", orc(armed(of("melee"))), true],
    ["a sheathed one", orc(armed(of("melee", { ready: false }))), false],
    ["a blade of one who counts as unarmed", orc(armed(of("melee")), { armed: false }), false],
    ["claws", orc(armed(of("natural"))), true],
    ["claws of one who counts as unarmed", orc(armed(of("natural")), { armed: false }), true],
    ["a bow", orc(armed(BOW)), false],
    ["something thrown", orc(armed(of("thrown"))), false],
    ["bare hands", orc(armed(of("unarmed"))), false],
    ["trained hands", orc({ profile: { attacks: [of("unarmed")], features: ["improved-unarmed-strike"] } }), true],
    ["bare hands that count as armed", orc(armed(of("unarmed")), { armed: true }), true],
    [
      "trained hands that don't",
      orc({ profile: { attacks: [of("unarmed")], features: ["improved-unarmed-strike"] } }, { armed: false }),
      false,
    ],
    ["a touch without a charge", orc(armed(of("touch"))), false],
    ["PF1-SPELL-019: a touch with a charge", orc(armed(of("touch")), { heldCharge: true }), true],
    ["a ray with a charge", orc(armed(of("touch", { range: 6 })), { heldCharge: true }), false],
    ["nothing", orc(armed()), false],
    [
      "a blade drawn in the fight",
      orc(armed(of("melee", { ready: false })), { gear: { sword: { ready: true } } }),
      true,
    ],
    ["a blade dropped in the fight", orc(armed(of("melee")), { gear: { sword: { ready: false } } }), false],
  ])("%s", (_what, given, able) => {
    expect(chances(given)).toHaveLength(Number(able));
  });

  it("offers each weapon that reaches, with what is left of how many", () => {
    const spear: AttackProfile = { ...SWORD, id: "spear", reach: { min: 2, max: 2 } };
    const quick: Partial<Seat> = {
      profile: {
        attacks: [spear, SWORD, BOW, { ...SWORD, id: "axe" }],
        features: ["combat-reflexes"],
        stats: { dex: 14 },
      },
    };
    expect(chances(orc(quick, { aooUsed: 1 }))).toEqual([
      {
        by: "orc",
        against: "ann",
        step: 0,
        of: "leaving",
        attacks: ["sword", "axe"],
        action: "attack-melee",
        pays: "aoo",
        left: 2,
        pool: 3,
      },
    ]);
    expect(chances(orc({ ...quick, at: [7, 5] }))).toMatchObject([{ attacks: ["spear"] }]);
    expect(chances(orc({ ...quick, at: [8, 5] }))).toEqual([]);
  });
});

describe("PF1-AOO-005, PF1-GAP-01: who may answer at all", () => {
  it.each<readonly [string, Given, boolean]>([
    ["anybody", {}, true],
    ["one who has answered", orc({}, { aooUsed: 1 }), false],
    ["PF1-DEFENCE-002: one in total defence", orc({}, { totalDefense: true }), false],
    ["PF1-CASTTIME-006: one who casts for long", orc({}, { casting: { spell: "web" } }), false],
    ["one caught unready", orc({}, { unready: true }), false],
    ["one caught unready with reflexes", orc({ profile: { features: ["combat-reflexes"] } }, { unready: true }), true],
    ["the blind", orc({ conditions: ["blinded"] }), false],
    ["the grappled", orc({ conditions: ["grappled"] }), false],
    ["the pinned", orc({ conditions: ["pinned"] }), false],
    ["the bound", orc({ conditions: ["bound"] }), false],
    ["the stunned", orc({ conditions: ["stunned"] }), false],
    ["the helpless", orc({ conditions: ["helpless"] }), false],
    ["the fascinated", orc({ conditions: ["fascinated"] }), false],
    ["the staggered", orc({ conditions: ["staggered"] }), true],
    ["the nauseated", orc({ conditions: ["nauseated"] }), true],
    ["the shaken", orc({ conditions: ["shaken"] }), true],
    ["one who can't see the mover", orc({ profile: { unseen: [creatureId("ann")] } }), false],
    ["one to whom the mover is invisible", { ann: { conditions: ["invisible"] } }, false],
    [
      "one who sees the invisible",
      { ann: { conditions: ["invisible"] }, ...orc({ profile: { features: ["see-invisibility"] } }) },
      true,
    ],
    ["one who rides the mover", orc({ profile: { rides: creatureId("ann") } }), false],
    ["a friend", orc({ side: "heroes" }), false],
  ])("%s", (_what, given, able) => {
    expect(chances(given)).toHaveLength(Number(able));
  });

  it("PF1-GAP-21: nobody strikes what is wholly hidden, or behind cover", () => {
    const ground = (board: Partial<BoardSnapshot>, more: Given = {}): Given => ({ ...more, board });
    const cover: Partial<BoardSnapshot> = { walls: [{ from: [6, 0], to: [6, 5.5], move: true, sight: true }] };
    const dark: Partial<BoardSnapshot> = { terrain: [{ kind: "dark", cells: [[5, 5]] }] };
    const mist: Partial<BoardSnapshot> = { terrain: [{ kind: "obscured", cells: [[5, 5]], degree: "total" }] };
    const spear: AttackProfile = { ...SWORD, reach: { min: 0, max: 2 } };
    expect(chances(ground(cover))).toEqual([]);
    expect(chances(ground(dark))).toEqual([]);
    expect(chances(ground(dark, orc({ profile: { features: ["darkvision"] } })))).toHaveLength(1);
    expect(chances(ground(mist))).toHaveLength(1);
    expect([
      chances(ground(mist, orc({ at: [7, 5], ...armed(spear) }))),
      chances(orc({ at: [7, 5], ...armed(spear) })).length,
    ]).toEqual([[], 1]);
    for (const degree of ["heavy", "heavily"])
      expect(
        chances(
          ground({ terrain: [{ kind: "obscured", cells: [[5, 5]], degree }] }, orc({ at: [7, 5], ...armed(spear) })),
        ),
      ).toEqual([]);
    expect(
      chances(
        ground(
          { terrain: [{ kind: "obscured", cells: [[5, 5]], degree: "light" }] },
          orc({ at: [7, 5], ...armed(spear) }),
        ),
      ),
    ).toHaveLength(1);
  });

  it("a large one is hidden only where all of it is", () => {
    const giant: Given = { ann: { profile: { size: "large" } }, orc: { at: [7, 5] } };
    const dark = (...cells: readonly (readonly [number, number])[]): Given => ({
      ...giant,
      board: { terrain: [{ kind: "dark", cells }] },
    });
    expect(chances(dark([5, 5], [6, 5], [5, 6]))).toHaveLength(1);
    expect(chances(dark([5, 5], [6, 5], [5, 6], [6, 6]))).toEqual([]);
  });
});

describe("PF1-GAP-02: how far creatures reach", () => {
  it.each([
    ["tiny", 6, 0],
    ["small", 6, 1],
    ["medium", 6, 1],
    ["medium", 7, 0],
    ["large", 7, 1],
    ["large", 8, 0],
    ["huge", 8, 1],
    ["gargantuan", 9, 1],
    ["colossal", 11, 1],
    ["colossal", 12, 0],
  ] as const)("one of size %s in column %i: %i", (size, column, count) => {
    expect(chances({ orc: { at: [column, 5], profile: { size } } })).toHaveLength(count);
  });

  it("counts height", () => {
    expect([chances(orc({ elevation: 5 })).length, chances(orc({ elevation: 10 })).length]).toEqual([1, 0]);
  });
});

describe("PF1-WITHDRAW-002, PF1-WITHDRAW-003: withdrawing", () => {
  const withdraw = (given: Given) =>
    openTurn(given)
      .judge("ann", "withdraw", { path: way([5, 5], [2, 5]) })
      .provocations.map(({ step }) => step);
  const long: Partial<Seat> = armed({ ...SWORD, reach: { min: 0, max: 2 } });
  it.each<readonly [string, Given, number[]]>([
    ["is safe where it begins", {}, []],
    ["and nowhere else", orc(long), [1]],
    [
      "not from whom one doesn't see",
      { ann: { profile: { unseen: [creatureId("orc")], located: [creatureId("orc")] } } },
      [0],
    ],
    ["for the large, from all of where it stood", { ann: { profile: { size: "large" } }, ...orc({ at: [7, 5] }) }, []],
    ["for the large, from nothing more", { ann: { profile: { size: "large" } }, ...orc({ at: [4, 4] }) }, [1]],
  ])("%s", (_what, given, steps) => {
    expect(withdraw(given)).toEqual(steps);
  });
});

describe("bare hands by size", () => {
  it.each([
    ["tiny", []],
    ["small", [{ count: 1, sides: 2 }]],
    ["medium", [{ count: 1, sides: 3 }]],
    ["large", [{ count: 1, sides: 4 }]],
    ["huge", [{ count: 1, sides: 6 }]],
    ["gargantuan", [{ count: 1, sides: 8 }]],
    ["colossal", [{ count: 2, sides: 6 }]],
  ] as const)("PF1-GAP-22: of size %s do %j", (size, dice) => {
    const fight = openTurn({
      ann: { at: [12, 12], profile: { size, attacks: [] } },
      orc: { at: [12, 12], profile: { attacks: [], stats: { ac: 1 } } },
    });
    fight.act("ann", "attack-unarmed", { target: "orc" });
    fight.roll(19);
    expect(fight.encounter.rolls?.dice ?? []).toEqual(dice);
  });
});
