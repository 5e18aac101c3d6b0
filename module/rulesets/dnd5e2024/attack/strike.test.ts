import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { AttackProfile } from "../../../model/profile.js";
import { stage, type Seat, type Stage } from "../testing/stage.js";

const SWORD: AttackProfile = {
  id: "sword",
  kind: "melee",
  bonus: 5,
  damage: "1d8+3",
  extra: { damageType: "slashing" },
};
const BOW: AttackProfile = {
  id: "bow",
  kind: "ranged",
  bonus: 5,
  damage: "1d8",
  extra: { range: { normal: 6, long: 12 }, damageType: "piercing" },
};
const ann = (attack: AttackProfile, more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [2, 5],
  side: "heroes",
  ...more,
  profile: { attacks: [attack], ...more.profile },
});
const orc = (at: Seat["at"] = [3, 5], more: Partial<Seat> = {}): Seat => ({
  id: "orc",
  at,
  vitals: { hp: 30 },
  ...more,
  profile: { stats: { ac: 15 }, ...more.profile },
});
const HIDDEN = { unseen: ["orc" as never] };

/** The first roll of a fight that was resolved. */
function firstRoll({ events }: Stage) {
  const roll = events.find((event) => event.type === "RollResolved");
  return roll?.type === "RollResolved" ? roll.roll : null;
}

describe("an attack", () => {
  it.each([
    [1, false],
    [9, false],
    [10, true],
  ])("DND5-ATT-005, DND5-ATT-006: a %i with +5 against 15, and a natural 1 always misses", (face, hit) => {
    const fight = stage([ann({ ...SWORD, bonus: face === 1 ? 30 : 5 }), orc()]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(face);
    expect(firstRoll(fight)?.hit).toBe(hit);
  });

  it("DND5-ATT-002: asks for a target, then rolls with what the situation does, then for the damage", () => {
    const fight = stage([ann(BOW), orc()]);
    expect(fight.refusal("ann", "attack")).toBe("no-target");
    fight.act("ann", "attack", { target: "orc" });
    expect(fight.encounter.rolls).toMatchObject({ kind: "attack", target: "orc", dice: [{ count: 2, sides: 20 }] });
    fight.roll(12, 18);
    expect(firstRoll(fight)).toMatchObject({ total: 17, against: 15, hit: true, advantage: "disadvantage" });
    expect(fight.encounter.rolls).toMatchObject({ kind: "damage", dice: [{ count: 1, sides: 8 }] });
  });

  it("DND5-ATT-004: counts with the cover and the Advantage that the game master rules, once", () => {
    const fight = stage([ann(SWORD), orc()]);
    const rule = (turn: JsonObject): void => {
      fight.send({ type: "Repair", creature: "ann" as never, turn });
    };
    const defence = (): unknown =>
      fight.ask({ kind: "defence", of: "orc" as never, defence: "ac", against: "ann" as never });
    expect(defence()).toBe(15);
    rule({ ruledCover: "half" });
    expect(defence()).toBe(17);
    rule({ ruledCover: "total" });
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("no-line");
    rule({ ruledCover: "half", ruledAdvantage: "advantage" });
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(4, 11);
    expect(firstRoll(fight)).toMatchObject({ total: 16, against: 17, hit: false, advantage: "advantage" });
    expect(defence()).toBe(15);
  });

  it("DND5-ATT-004: a ruling outweighs what the situation does, and ends with the turn", () => {
    const advantage = (turn: JsonObject, more: Partial<Seat> = {}): unknown => {
      const fight = stage([ann(BOW, more), orc()]);
      fight.send({ type: "Repair", creature: "ann" as never, turn });
      const answer = fight.ask({ kind: "attack", by: "ann" as never, target: "orc" as never });
      fight.turn("orc");
      return [answer, fight.state("ann").turn["ruledAdvantage"] ?? null];
    };
    const none = { advantage: "none", advantages: [], disadvantages: [] };
    expect(advantage({ ruledAdvantage: "none" })).toMatchObject([none, null]);
    expect(advantage({ ruledAdvantage: "disadvantage" })).toMatchObject([{ disadvantages: ["ruling"] }, null]);
    expect(advantage({ ruledAdvantage: null })).toMatchObject([{ disadvantages: ["ranged-in-melee"] }, null]);
  });

  it("DND5-ATT-006: doubles the dice, not the rest, on a natural 20", () => {
    const fight = stage([ann(SWORD), orc([3, 5], { profile: { stats: { ac: 40 } } })]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(20);
    expect(fight.encounter.rolls?.dice).toEqual([
      { count: 1, sides: 8 },
      { count: 1, sides: 8 },
    ]);
    fight.roll(5, 6);
    expect(fight.state("orc").vitals).toEqual({ hp: 16 });
  });

  it("GAP-DND5-17: 0 hit points are the least, and Unconscious", () => {
    const fight = stage([ann(SWORD), orc([3, 5], { vitals: { hp: 2 } })]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(15);
    fight.roll(8);
    expect(fight.state("orc").vitals).toEqual({ hp: 0 });
    expect(fight.conditions("orc")).toEqual(["unconscious", "prone"]);
  });

  it("GAP-DND5-07: computes what isn't given from ability and level", () => {
    const bare = { ...ann({ id: "club", kind: "melee", damage: "1d4", extra: {} }) };
    const fight = stage([{ ...bare, profile: { ...bare.profile, stats: { str: 16, level: 5 } } }, orc()]);
    fight.act("ann", "attack", { target: "orc" });
    expect(fight.encounter.rolls?.modifiers).toEqual([{ label: "base", value: 6 }]);
    fight.roll(12);
    fight.roll(2);
    expect(fight.state("orc").vitals).toEqual({ hp: 25 });
  });

  it("DND5-ATT-001, GAP-DND5-03: one action, as many attacks as the creature has", () => {
    const fight = stage([ann(SWORD, { profile: { stats: { attacks: 2 } } }), orc()]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll();
    expect(fight.judge("ann", "attack", { target: "orc" })).toMatchObject({ refusal: null, pays: [] });
    fight.act("ann", "attack", { target: "orc" });
    fight.roll();
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("no-slot");
  });

  it("DND5-RNG-002, DND5-MELEE-001: has its range and reach", () => {
    const far = (attack: AttackProfile, column: number): unknown =>
      stage([ann(attack), orc([column, 5])]).refusal("ann", "attack", { target: "orc" });
    expect([far(BOW, 14), far(BOW, 15), far(SWORD, 3), far(SWORD, 4)]).toEqual([
      null,
      "out-of-range",
      null,
      "out-of-reach",
    ]);
  });

  it("GAP-DND5-02: total cover keeps it off", () => {
    const walls = [{ from: [5, 0], to: [5, 20], move: true, sight: true }] as const;
    expect(stage([ann(BOW), orc([8, 5])], { walls }).refusal("ann", "attack", { target: "orc" })).toBe("no-line");
  });

  it("GAP-DND5-03: help gives the next attack Advantage, once", () => {
    const helper: Seat = { id: "bob", at: [4, 5], side: "heroes", turn: { helpsAgainst: "orc" } };
    const fight = stage([ann(SWORD, { profile: { stats: { attacks: 2 } } }), orc(), helper]);
    const faces: number[] = [];
    for (const _ of [1, 2]) {
      fight.act("ann", "attack", { target: "orc" });
      faces.push(fight.encounter.rolls?.dice[0]?.count ?? 0);
      fight.roll();
    }
    expect(faces).toEqual([2, 1]);
  });

  it("DND5-UNSEEN-003, DND5-UNSEEN-004: a hidden attacker has Advantage and is found out", () => {
    const fight = stage([ann(BOW, { conditions: ["hidden"] }), orc([6, 5])]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(3, 5);
    expect(firstRoll(fight)).toMatchObject({ total: 10, advantage: "advantage" });
    expect(fight.conditions("ann")).toEqual([]);
  });
});

describe("Advantage and Disadvantage", () => {
  const advantage = (attacker: Seat, target: Seat, board = {}, others: Seat[] = []): unknown => {
    const fight = stage([attacker, target, ...others], board);
    fight.act("ann", "attack", { target: "orc" });
    const count = fight.encounter.rolls?.dice[0]?.count;
    if (count === undefined) return "missed";
    fight.roll(...[1, 1].slice(0, count));
    return firstRoll(fight)?.advantage;
  };
  const prone = { conditions: ["prone"] };
  const water = { terrain: [{ kind: "water", cells: Array.from({ length: 20 }, (_, x) => [x, 5]) }] };
  const deep = { elevation: -10 };

  it.each([
    ["DND5-UNSEEN-001: on the unseen", ann(SWORD, { profile: HIDDEN }), orc(), "disadvantage"],
    [
      "DND5-UNSEEN-005: between two who don't see each other",
      ann(SWORD, { conditions: ["blinded"] }),
      orc([3, 5], { conditions: ["blinded"] }),
      "none",
    ],
    ["GAP-DND5-05: on one who lies, from near", ann(SWORD), orc([3, 5], prone), "advantage"],
    ["GAP-DND5-05: on one who lies, from afar", ann(BOW), orc([6, 5], prone), "disadvantage"],
    ["GAP-DND5-05: by one who lies", ann(SWORD, prone), orc(), "disadvantage"],
    ["GAP-DND5-03: on one who dodges", ann(SWORD), orc([3, 5], { turn: { dodging: true } }), "disadvantage"],
    [
      "GAP-DND5-03: on one who dodges blindly",
      ann(SWORD),
      orc([3, 5], { turn: { dodging: true }, conditions: ["blinded"] }),
      "advantage",
    ],
    ["DND5-RNG-003: shooting next to an enemy", ann(BOW), orc(), "disadvantage"],
    ["DND5-RNG-003: next to an Incapacitated one", ann(BOW), orc([3, 5], { conditions: ["incapacitated"] }), "none"],
    ["DND5-RNG-002: beyond the normal range", ann(BOW), orc([9, 5]), "disadvantage"],
    ["on the restrained", ann(SWORD), orc([3, 5], { conditions: ["restrained"] }), "advantage"],
  ] as const)("%s", (_, attacker, target, expected) => {
    expect(advantage(attacker, target)).toBe(expected);
  });

  it.each([
    ["DND5-WATER-001: a blow under water", ann(SWORD, deep), orc([3, 5], deep), "disadvantage"],
    [
      "DND5-WATER-001: of a swimmer",
      ann(SWORD, { ...deep, profile: { speeds: { walk: 30, swim: 30 } } }),
      orc([3, 5], deep),
      "none",
    ],
    [
      "DND5-WATER-001: with a piercing weapon",
      ann({ ...SWORD, extra: { damageType: "piercing" } }, deep),
      orc([3, 5], deep),
      "none",
    ],
    ["DND5-WATER-003: a shot", ann(BOW, deep), orc([6, 5], deep), "disadvantage"],
    ["DND5-WATER-002: a long shot", ann(BOW, deep), orc([9, 5], deep), "missed"],
  ] as const)("%s", (_, attacker, target, expected) => {
    expect(advantage(attacker, target, water)).toBe(expected);
  });

  it("DND5-WATER-004, GAP-DND5-15: fire under water is halved, rounded down", () => {
    const flame: AttackProfile = { id: "flame", kind: "touch", bonus: 7, damage: "1d8", extra: { damageType: "fire" } };
    const fight = stage([ann(flame, deep), orc([3, 5], deep)], water as never);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(15);
    fight.roll(7);
    expect(fight.state("orc").vitals).toEqual({ hp: 27 });
  });
});

describe("cover", () => {
  const cover = (board: object, others: Seat[] = []): unknown => {
    const fight = stage([ann(BOW), orc([8, 5]), ...others], board);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll();
    return firstRoll(fight)?.against;
  };

  it("DND5-COVER-001, DND5-COVER-003: creatures half, objects as they say, the best counts", () => {
    const friend: Seat = { id: "bob", at: [5, 5], side: "heroes" };
    const tree = { terrain: [{ kind: "cover", degree: "three-quarters", cells: [[6, 5]] }] };
    expect(cover({})).toBe(15);
    expect(cover({}, [friend])).toBe(17);
    expect(cover(tree, [friend])).toBe(20);
  });

  it("DND5-COVER-002: a wall behind the target doesn't help it", () => {
    expect(cover({ walls: [{ from: [10, 0], to: [10, 12], move: true, sight: true }] })).toBe(15);
  });
});
