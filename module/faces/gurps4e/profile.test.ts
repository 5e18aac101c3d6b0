import { describe, expect, it } from "vitest";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import { attackActions } from "./actions.js";
import { baseSkill, basicMove, basicSpeed, dodge, toAttack, toProfile, type Gurps4eNumbers } from "./profile.js";

const FISTS = "Fists";
const fighter: Gurps4eNumbers = {
  role: "pc",
  size: "medium",
  hp: { value: 9, max: 13 },
  attributes: { st: 13, dx: 12, iq: 10, ht: 11 },
  will: null,
  basicSpeed: null,
  defences: { dodge: null, parry: null, block: 11 },
  dr: 4,
  speeds: { walk: null, fly: null },
  features: [],
};
const bow: WeaponFacts = {
  id: "bow",
  name: "Longbow",
  kind: "ranged",
  bonus: null,
  damage: "1d+2 imp",
  reach: { min: null, max: null },
  range: 165,
  game: { longRange: 220, skill: 14, acc: 3 },
};

describe("what the rules of gurps4e know of a creature", () => {
  it("is its attributes and what is written; what is left open is left to the rules", () => {
    const { stats, speeds } = toProfile(fighter, [], FISTS);
    expect(stats).toEqual({ st: 13, dx: 12, iq: 10, ht: 11, block: 11, dr: 4, hp: 9, maxHp: 13 });
    expect(speeds).toEqual({});
  });

  it("G4-GAP-02, G4-GAP-04: Basic Speed, Move and Dodge follow from DX and HT, unless they are written", () => {
    expect([basicSpeed(fighter), basicMove(fighter), dodge(fighter)]).toEqual([5.75, 5, 8]);
    expect(dodge({ ...fighter, basicSpeed: 7 })).toBe(10);
    expect(dodge({ ...fighter, defences: { ...fighter.defences, dodge: 12 } })).toBe(12);
    expect(basicMove({ ...fighter, speeds: { walk: 4 } })).toBe(4);
  });

  it("counts the range up to which a shot does its full damage, and the one beyond which there is none", () => {
    expect(toAttack(bow)).toEqual({
      ...{ id: "bow", kind: "ranged", name: "Longbow", damage: "1d+2 imp" },
      extra: { skill: 14, acc: 3, range: { normal: 165, long: 220 } },
    });
  });

  it("shows the skill, DX where none is written, and aims first with what shoots", () => {
    const profile = toProfile(fighter, [bow], FISTS);
    expect(baseSkill(profile, toAttack(bow))).toBe(14);
    expect(baseSkill(profile, toAttack({ ...bow, game: {} }))).toBe(12);
    expect(attackActions(toAttack(bow))).toContain("aim");
    expect(attackActions({ id: "sword", kind: "melee", extra: {} })).not.toContain("aim");
  });
});
