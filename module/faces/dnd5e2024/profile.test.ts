import { describe, expect, it } from "vitest";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import { baseBonus, proficiency, toAttack, toProfile, type Dnd5e2024Numbers } from "./profile.js";

const archer: Dnd5e2024Numbers = {
  role: "pc",
  level: 5,
  size: "medium",
  hp: { value: 38, max: 44 },
  ac: 15,
  attacks: 2,
  abilities: { str: 10, dex: 18, con: 14, int: 10, wis: 14, cha: 8 },
  saves: { dex: 7, con: null },
  skills: { acrobatics: 7, athletics: null, stealth: null },
  exhaustion: 0,
  resistances: ["cold"],
  vulnerabilities: [],
  immunities: [],
  initiativeBonus: 0,
  speeds: { walk: 30, swim: null },
  space: null,
  features: ["cunning-action"],
};
const bow: WeaponFacts = {
  id: "bow",
  name: "Longbow",
  kind: "ranged",
  bonus: 7,
  damage: "1d8+4",
  reach: { min: null, max: null },
  range: 150,
  game: { longRange: 600, damageType: "piercing" },
};

describe("an actor of the 2024 rules", () => {
  it("brings its numbers, and only the skills that are written", () => {
    const { stats, speeds } = toProfile(archer, [], "Fists");
    expect(stats).toMatchObject({ ac: 15, dex: 18, acrobatics: 7, attacks: 2, initiative: 4 });
    expect(stats).toMatchObject({ hp: 38, maxHp: 44, "dex-save": 7, resistances: ["cold"] });
    expect(stats).not.toHaveProperty("con-save");
    expect(stats).not.toHaveProperty("stealth");
    expect(speeds).toEqual({ walk: 30 });
  });

  it("always has bare hands, once", () => {
    const fists: WeaponFacts = { ...bow, id: "fists", kind: "unarmed", range: null, game: {} };
    const ids = (weapons: WeaponFacts[]): unknown => toProfile(archer, weapons, "Fists").attacks?.map(({ id }) => id);
    expect([ids([bow]), ids([fists])]).toEqual([["bow", "unarmed"], ["fists"]]);
  });

  it("reads properties as a list or as words between commas", () => {
    const read = (properties: string | string[]): unknown =>
      toAttack({ ...bow, game: { properties } }).extra["properties"];
    expect([read(["light"]), read("light, nick,")]).toEqual([["light"], ["light", "nick"]]);
  });

  it("has a normal and a long range in cells", () => {
    expect(toAttack(bow).extra).toEqual({ damageType: "piercing", range: { normal: 30, long: 120 } });
    expect(toAttack({ ...bow, game: {} }).extra).toEqual({ range: { normal: 30, long: 30 } });
  });

  it("strikes with the fitting ability and proficiency where no bonus is written", () => {
    const profile = toProfile(archer, [], "Fists");
    expect(baseBonus(profile, { id: "a", kind: "ranged", extra: {} })).toBe(7);
    expect(baseBonus(profile, { id: "a", kind: "melee", extra: {} })).toBe(3);
    expect(baseBonus(profile, { id: "a", kind: "melee", extra: { properties: ["finesse"] } })).toBe(7);
  });

  it("is proficient by its level", () => {
    expect([0, 1, 4, 5, 17].map(proficiency)).toEqual([2, 2, 2, 3, 6]);
  });
});
