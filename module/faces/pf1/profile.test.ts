import { describe, expect, it } from "vitest";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import { armourClass, baseBonus, toAttack, toProfile, type Pf1Numbers } from "./profile.js";

const ogre: Pf1Numbers = {
  role: "npc",
  level: 4,
  size: "large",
  hp: { value: 30 },
  nonlethal: 0,
  abilities: { str: 21, dex: 8, con: 15, int: 6, wis: 10, cha: 7 },
  bab: 3,
  saves: { fort: 6, ref: 0, will: 3 },
  ac: { armor: 4, shield: 0, natural: 5, dex: -1, deflection: 0, misc: 0 },
  armorWeight: "medium",
  initiativeBonus: 0,
  cmb: null,
  cmd: null,
  concentration: 0,
  skills: { climb: 7, ride: 0 },
  speeds: { walk: 30, fly: null },
  space: null,
  features: ["iron-will"],
  countsArrows: false,
  arrows: 0,
};
const club: WeaponFacts = {
  id: "club",
  name: "Greatclub",
  kind: "melee",
  bonus: 7,
  damage: "2d8+7",
  reach: { min: null, max: 10 },
  range: null,
  game: { crit: "20/x2" },
};

describe("an actor as the rules see it", () => {
  it("has an armour class of all its parts and its size", () => {
    expect(armourClass(ogre)).toBe(17);
    expect(toProfile(ogre, []).stats).toMatchObject({ ac: 17, acParts: { armor: 4, natural: 5, dex: -1 } });
  });

  it("counts reach and range in cells", () => {
    expect(toAttack(club, "large")).toMatchObject({ reach: { min: 0, max: 2 }, bonus: 7, extra: { crit: "20/x2" } });
    expect(toAttack({ ...club, kind: "ranged", range: 60 }, "large").extra).toMatchObject({ range: 12 });
  });

  it("strikes with base attack, ability and size where no bonus is written", () => {
    const profile = toProfile(ogre, []);
    expect(baseBonus(profile, { id: "a", kind: "melee", extra: {} })).toBe(3 + 5 - 1);
    expect(baseBonus(profile, { id: "a", kind: "thrown", extra: {} })).toBe(3 - 1 - 1);
    expect(baseBonus(profile, { id: "a", kind: "melee", bonus: 9, extra: {} })).toBe(9);
  });

  it("says nothing of what is left open", () => {
    const profile = toProfile(ogre, [{ ...club, bonus: null, damage: "", reach: { min: null, max: null } }]);
    expect(profile.speeds).toEqual({ walk: 30 });
    expect(profile.stats).not.toHaveProperty("cmb");
    expect(profile.stats).not.toHaveProperty("arrows");
    expect(profile.attacks?.[0]).toEqual({
      id: "club",
      kind: "melee",
      name: "Greatclub",
      reach: { min: 0, max: 2 },
      extra: { crit: "20/x2" },
    });
  });
});
