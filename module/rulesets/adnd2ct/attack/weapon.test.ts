import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { AttackProfile } from "../../../model/profile.js";
import { fighter, seat, stage, type Seat } from "../testing/stage.js";
import { isMissile, meleeWeapons, missileWeapons, unarmedWeapons, weaponsOf, type Weapon } from "./weapon.js";

const one = (as: Seat["profile"]) => fighter(stage([seat("ann", [2, 5], { ...(as && { as }) })]), "ann");
const melee = (extra: JsonObject = {}, more: Partial<AttackProfile> = {}): AttackProfile => ({
  id: "blade",
  kind: "melee",
  extra,
  ...more,
});
const read = (attack: AttackProfile, as: Seat["profile"] = {}): Weapon => {
  const [weapon] = weaponsOf(one({ ...as, attacks: [attack] }));
  if (!weapon) throw new Error("one attack is listed");
  return weapon;
};

describe("an attack as it is listed", () => {
  it("is one blow of the usual kind where nothing is said of it", () => {
    expect(read(melee())).toEqual({
      id: "blade",
      kind: "melee",
      weapon: null,
      bonus: 0,
      damage: null,
      reach: { min: 0, max: 1 },
      range: null,
      phase: -1,
      size: 2,
      rate: 1,
      volley: false,
      loaded: true,
      ready: true,
      specialist: false,
      proficient: true,
      knockdown: null,
    });
  });

  it("is what it says", () => {
    const said = {
      weapon: "lance",
      size: "L",
      rof: 3,
      volley: true,
      loaded: false,
      ready: false,
      specialist: true,
      proficient: false,
      knockdown: "1d8+1",
      range: 4,
      speedPhase: "slow",
    };
    expect(read(melee(said, { bonus: 3, damage: "1d6+2", reach: { min: 1, max: 2 } }))).toEqual({
      id: "blade",
      kind: "melee",
      weapon: "lance",
      bonus: 3,
      damage: { dice: [{ count: 1, sides: 6 }], flat: 2 },
      reach: { min: 1, max: 2 },
      range: { short: 4, medium: 4, long: 4 },
      phase: 3,
      size: 3,
      rate: 3,
      volley: true,
      loaded: false,
      ready: false,
      specialist: true,
      proficient: false,
      knockdown: { dice: [{ count: 1, sides: 8 }], flat: 1 },
    });
  });

  it("has the usual where it says something that is none of it", () => {
    const odd = { weapon: 1, size: "XL", rof: 0, volley: 1, loaded: 0, knockdown: 8, speedPhase: 3, range: "far" };
    expect(read(melee(odd))).toEqual(read(melee()));
    expect(read(melee({ rof: -1 })).rate).toBe(1);
    expect(read(melee({ rof: 0.5 })).rate).toBe(0.5);
    expect(read(melee({ rof: "2" })).rate).toBe(1);
  });

  it("is one blow with a weapon for those who list none", () => {
    const creature = one({});
    const { attacks: _attacks, ...profile } = creature.profile;
    expect(weaponsOf({ ...creature, profile })).toMatchObject([{ id: "weapon", kind: "melee" }]);
  });

  it.each([
    ["S", "melee", "huge", 1],
    ["M", "melee", "huge", 2],
    ["L", "natural", "tiny", 3],
    [undefined, "natural", "huge", 4],
    [undefined, "natural", "small", 1],
    [undefined, "melee", "huge", 2],
  ] as const)("of size %s and kind %s, of a %s creature, counts as %i (GAP-ADND-20)", (size, kind, of, expected) => {
    expect(read(melee(size === undefined ? {} : { size }, { kind }), { size: of }).size).toBe(expected);
  });
});

describe("the phase of a weapon (GAP-ADND-04)", () => {
  it.each<readonly [JsonObject, number]>([
    [{ speedPhase: "very-fast" }, 0],
    [{ speedPhase: "very-slow" }, 4],
    [{ speedFactor: 0 }, 0],
    [{ speedFactor: 1 }, 1],
    [{ speedFactor: 4 }, 1],
    [{ speedFactor: 5 }, 2],
    [{ speedFactor: 7 }, 2],
    [{ speedFactor: 8 }, 3],
    [{ speedFactor: 13 }, 3],
    [{ speedFactor: 14 }, 4],
    [{ speedFactor: "8" }, -1],
    [{ speedPhase: "fast", speedFactor: 14 }, 1],
    [{ speedPhase: "slow", magic: 1 }, 3],
    [{ speedPhase: "slow", magic: 2 }, 2],
    [{ speedPhase: "slow", magic: 3 }, 2],
    [{ speedPhase: "slow", magic: 4 }, 1],
    [{ speedPhase: "slow", magic: "4" }, 3],
    [{ speedPhase: "very-fast", magic: 4 }, 0],
    [{ magic: 4 }, -1],
  ])("of %j is %i", (extra, phase) => {
    expect(read(melee(extra)).phase).toBe(phase);
  });
});

describe("ranges (GAP-ADND-17)", () => {
  it.each<readonly [JsonObject, readonly number[] | null]>([
    [{ short: 5, medium: 10, long: 15 }, [5, 10, 15]],
    [{ short: 5 }, [5, 5, 5]],
    [{ short: 5, long: 15 }, [5, 5, 15]],
    [{ normal: 6, long: 12 }, [6, 6, 12]],
    [{ short: "5", normal: 6 }, [6, 6, 6]],
    [{ short: 5, medium: "10", long: "15" }, [5, 5, 5]],
    [{ long: 12 }, null],
    [{}, null],
  ])("of %j are %j", (range, bands) => {
    const read_ = read(melee({ range })).range;
    expect(read_ && [read_.short, read_.medium, read_.long]).toEqual(bands);
  });
});

describe("what somebody strikes and shoots with", () => {
  const kinds = [
    melee({}, { id: "sword" }),
    melee({ ready: false }, { id: "sheathed" }),
    melee({}, { id: "bite", kind: "natural" }),
    melee({}, { id: "grip", kind: "touch" }),
    melee({}, { id: "fist", kind: "unarmed" }),
    melee({}, { id: "bow", kind: "ranged" }),
    melee({ ready: false }, { id: "dart", kind: "thrown" }),
    melee({ range: 8 }, { id: "ray", kind: "touch" }),
  ];
  const ids = (weapons: readonly Weapon[]): string[] => weapons.map(({ id }) => id);

  it("are melee weapons at hand, missiles, and bare hands", () => {
    const armed = one({ attacks: kinds });
    expect(ids(meleeWeapons(armed))).toEqual(["sword", "bite", "grip"]);
    expect(ids(missileWeapons(armed))).toEqual(["bow", "dart", "ray"]);
    expect(ids(unarmedWeapons(armed))).toEqual(["fist"]);
    expect(weaponsOf(armed).map(isMissile)).toEqual([false, false, false, false, false, true, true, true]);
  });

  it("everybody has a small fist (GAP-ADND-13)", () => {
    expect(unarmedWeapons(one({ attacks: [] }))).toMatchObject([{ id: "fist", kind: "unarmed", size: 1, phase: -1 }]);
  });
});
