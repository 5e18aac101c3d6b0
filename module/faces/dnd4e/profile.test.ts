import { describe, expect, it } from "vitest";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import { baseBonus, initiativeBonus, surgeValue, toAttack, toProfile, type Dnd4eNumbers } from "./profile.js";

const FISTS = "Fists";
const ogre: Dnd4eNumbers = {
  role: "npc",
  level: 8,
  size: "large",
  hp: { value: 60, max: 111 },
  surges: { value: 1, max: null, worth: null },
  actionPoints: 0,
  defences: { ac: 19, fort: 22, ref: 17, will: 17 },
  abilities: { str: 21, con: 20, dex: 11, int: 4, wis: 11, cha: 6 },
  skills: { acrobatics: null, athletics: 14 },
  initiativeBonus: 1,
  speeds: { walk: 8, fly: null },
  space: null,
  freeHands: null,
  features: [],
};
const bow: WeaponFacts = {
  id: "bow",
  name: "Longbow",
  kind: "ranged",
  bonus: null,
  damage: "1d10",
  reach: { min: null, max: null },
  range: 20,
  game: { longRange: 40, defence: "ref", properties: "two-handed, load free" },
};

describe("what the rules of dnd4e know of a creature", () => {
  it("is its defences, abilities and speeds; what is left open is left out", () => {
    const { stats, speeds, kind, size } = toProfile(ogre, [], FISTS);
    expect({ kind, size, speeds }).toEqual({ kind: "npc", size: "large", speeds: { walk: 8 } });
    expect(stats).toMatchObject({ ac: 19, fort: 22, ref: 17, will: 17, str: 21, hp: 60, maxHp: 111, athletics: 14 });
    expect(stats).not.toHaveProperty("acrobatics");
    expect(stats).not.toHaveProperty("freeHands");
  });

  it("holds the value of a surge: a quarter of the full hit points, or what is written", () => {
    expect(surgeValue(ogre)).toBe(27);
    expect(surgeValue({ ...ogre, surges: { value: 1, max: null, worth: 30 } })).toBe(30);
  });

  it("holds the initiative: half the level, Dexterity, and what comes on top", () => {
    expect(initiativeBonus(ogre)).toBe(5);
  });

  it("counts ranges in squares, between which a shot is disturbed", () => {
    expect(toAttack(bow)).toEqual({
      id: "bow",
      kind: "ranged",
      name: "Longbow",
      damage: "1d10",
      extra: { defence: "ref", properties: ["two-handed", "load free"], range: { normal: 20, long: 40 } },
    });
  });

  it("leaves a reach open, so that the size decides, and gives the unarmed their fists", () => {
    expect(toAttack({ ...bow, kind: "melee", range: null, game: {} })).not.toHaveProperty("reach");
    expect(toProfile(ogre, [], FISTS).attacks).toEqual([
      { id: "unarmed", kind: "unarmed", name: FISTS, damage: "1d4", extra: {} },
    ]);
  });

  it("shows a bonus of half the level and the ability, unless one is written", () => {
    const profile = toProfile(ogre, [bow], FISTS);
    expect(baseBonus(profile, toAttack(bow))).toBe(4);
    expect(baseBonus(profile, toAttack({ ...bow, kind: "melee" }))).toBe(9);
    expect(baseBonus(profile, toAttack({ ...bow, bonus: 12 }))).toBe(12);
  });
});
