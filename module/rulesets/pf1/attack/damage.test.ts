import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { AttackProfile } from "../../../model/profile.js";
import { BOW, openTurn, settle, SWORD, type Given } from "../testing/mid-turn.js";
import type { Doing, Seat } from "../testing/stage.js";

const axe: AttackProfile = { id: "axe", kind: "melee", damage: "1d8", extra: {} };
const orc: Partial<Seat> = { vitals: { hp: 50 }, profile: { stats: { ac: 5, con: 20 } } };

/** The damage of a hit whose every die shows a two. */
function damage(given: Given, action: string, doing: Doing = {}, face = 15) {
  const fight = openTurn({ ...given, orc: { ...orc, ...given.orc } });
  fight.act("ann", action, { target: "orc", ...doing });
  settle(fight);
  fight.roll(face);
  while (fight.encounter.rolls) {
    const { kind, dice } = fight.encounter.rolls;
    fight.roll(...(kind === "damage" ? dice.flatMap(({ count }) => Array<number>(count).fill(2)) : [15]));
  }
  return fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.damage] : []))[0];
}
const wielder = (attack: AttackProfile, stats: JsonObject = { str: 16 }, more: Partial<Seat> = {}): Given => ({
  ann: { ...more, profile: { stats, attacks: [attack], ...more.profile } },
});

describe("PF1-GAP-08: Strength in damage", () => {
  const natural: AttackProfile = { ...axe, kind: "natural" };
  it.each<readonly [string, AttackProfile, JsonObject, number]>([
    ["of a blow", axe, { str: 16 }, 5],
    ["of a blow that holds it already", { ...axe, bonus: 5 }, { str: 16 }, 2],
    ["of a weak blow", axe, { str: 6 }, 1],
    ["of a throw", { ...axe, kind: "thrown" }, { str: 16 }, 5],
    ["of a shot", { ...axe, kind: "ranged" }, { str: 16 }, 2],
    ["of a weak shot", { ...axe, kind: "ranged" }, { str: 6 }, 2],
    ["of a ray", { ...axe, kind: "touch", extra: { range: 9 } }, { str: 16 }, 2],
    ["PF1-NATURAL-004: of one's only natural attack", natural, { str: 16 }, 6],
    ["PF1-NATURAL-005: of a secondary one", { ...natural, extra: { secondary: true } }, { str: 16 }, 3],
  ])("%s", (_what, attack, stats, expected) => {
    const action = ["ranged", "thrown", "touch"].includes(attack.kind) ? "attack-ranged" : "attack-melee";
    expect(damage(wielder(attack, stats), action)).toBe(expected);
  });

  it("PF1-NATURAL-002, 006: of several natural attacks, of those beside weapons, and of the off hand", () => {
    const [claw, bite] = [
      { ...natural, id: "claw" },
      { ...natural, id: "bite" },
    ];
    const given: Given = { ann: { profile: { stats: { str: 16, bab: 6 }, attacks: [axe, claw, bite] } } };
    const second = (first: string, next: string, options: JsonObject = {}) => {
      const fight = openTurn({ ...given, orc });
      for (const id of [first, next]) {
        fight.act("ann", "full-attack", { target: "orc", with: id, options });
        fight.roll(id === next && first !== next ? 15 : 1);
      }
      if (!fight.encounter.rolls) return null;
      fight.roll(2);
      return fight.events.flatMap((event) => (event.type === "StrikeResolved" && event.hit ? [event.damage] : []))[0];
    };
    expect(second("claw", "bite")).toBe(5);
    expect(second("axe", "bite")).toBe(3);
    expect(second("claw", "axe", { offHand: "axe" })).toBe(3);
    expect(second("claw", "axe")).toBe(5);
  });
});

describe("what else damage is made of", () => {
  it.each<readonly [string, Given, string, Doing, number]>([
    ["never less than one", wielder({ ...axe, damage: "1d4-9" }, {}), "attack-melee", {}, 1],
    ["the sickened", wielder(axe, {}, { conditions: ["sickened"] }), "attack-melee", {}, 1],
    [
      "the sickened who hit hard",
      wielder({ ...axe, damage: "1d8+5" }, {}, { conditions: ["sickened"] }),
      "attack-melee",
      {},
      5,
    ],
    ["the exhausted", wielder({ ...axe, damage: "1d8+5" }, {}, { conditions: ["exhausted"] }), "attack-melee", {}, 4],
    [
      "the exhausted, with a bow",
      wielder({ ...BOW, damage: "1d8+5" }, {}, { conditions: ["exhausted"] }),
      "attack-ranged",
      {},
      7,
    ],
    ["PF1-GAP-31: power", { ...wielder({ ...axe, bonus: 5 }, {}), turn: { powerAttack: true } }, "attack-melee", {}, 4],
    [
      "PF1-GAP-31: power in both hands",
      { ...wielder({ ...axe, bonus: 5, extra: { hand: "two" } }, {}), turn: { powerAttack: true } },
      "attack-melee",
      {},
      5,
    ],
    [
      "PF1-GAP-31: power in a secondary attack",
      {
        ...wielder({ ...axe, kind: "natural", bonus: 5, extra: { secondary: true } }, {}),
        turn: { powerAttack: true },
      },
      "attack-melee",
      {},
      3,
    ],
    [
      "PF1-GAP-31: power in a natural attack",
      { ...wielder({ ...axe, kind: "natural", bonus: 5 }, {}), turn: { powerAttack: true } },
      "attack-melee",
      {},
      4,
    ],
    ["PF1-GAP-31: aim", { ...wielder(BOW, {}), turn: { deadlyAim: true } }, "attack-ranged", {}, 4],
    ["PF1-GAP-31: power in a shot", { ...wielder(BOW, {}), turn: { powerAttack: true } }, "attack-ranged", {}, 2],
    [
      "PF1-GAP-31: a shot near by",
      wielder(BOW, {}, { profile: { features: ["point-blank-shot"] } }),
      "attack-ranged",
      {},
      3,
    ],
    ["a blow near by", wielder(SWORD, {}, { profile: { features: ["point-blank-shot"] } }), "attack-melee", {}, 2],
  ])("%s", (_what, given, action, doing, expected) => {
    expect(damage(given, action, doing)).toBe(expected);
  });

  it("PF1-GAP-08: the off hand has half of power", () => {
    const given: Given = {
      ann: { profile: { stats: { bab: 1 }, attacks: [{ ...axe, bonus: 9 }] } },
      turn: { powerAttack: true },
    };
    expect(damage(given, "full-attack", { options: { offHand: "axe" } })).toBe(3);
  });

  it.each([
    ["20/x2", 20, 4],
    ["x3", 20, 6],
    ["19-20/x2", 19, 4],
    ["19-20/x2", 18, 2],
    ["18-20", 18, 4],
    ["", 20, 4],
    ["", 19, 2],
  ])("PF1-CRIT-004: %j with %i", (crit, face, expected) => {
    expect(damage(wielder({ ...SWORD, extra: { crit } }, {}), "attack-melee", {}, face)).toBe(expected);
  });

  it("PF1-CRIT-003: multiplies what is added, too, but PF1-CRIT-005 precision only once", () => {
    const rogue = (stats: JsonObject, more: Partial<Seat> = {}): Given => ({
      ann: {
        ...more,
        profile: { stats, features: ["sneak-attack"], attacks: [{ ...axe, extra: { precision: "3d6+1" } }] },
      },
      orc: { ...orc, conditions: ["flat-footed"] },
    });
    expect(damage(rogue({ str: 16 }), "attack-melee")).toBe(2 + 3 + 7);
    expect(damage(rogue({ str: 16 }), "attack-melee", {}, 20)).toBe(4 + 6 + 7);
  });
});

describe("precision", () => {
  const dagger: AttackProfile = { ...SWORD, extra: { precision: "1d6" } };
  const sling: AttackProfile = { ...BOW, extra: { range: 9, precision: "1d6" } };
  const rogue = (attack: AttackProfile, more: Given = {}, features = ["sneak-attack"]): Given => ({
    ...more,
    ann: { ...more.ann, profile: { features, attacks: [attack] } },
    orc: { ...orc, ...more.orc },
  });
  const flank: Given = { more: [{ id: "bob", at: [7, 5], side: "heroes" }] };
  it.each<readonly [string, Given, number]>([
    ["a target on guard", rogue(dagger), 2],
    ["a target caught unready", rogue(dagger, { foe: { unready: true } }), 4],
    ["a target that is stunned", rogue(dagger, { orc: { conditions: ["stunned"] } }), 4],
    ["a target that sees nothing of it", rogue(dagger, { ann: { conditions: ["invisible"] } }), 4],
    ["a target in between", rogue(dagger, flank), 4],
    ["by one who isn't trained", rogue(dagger, flank, []), 2],
    ["with a weapon that isn't fit for it", rogue(SWORD, flank), 2],
    ["a friend of nobody's in between", rogue(dagger, { more: [{ id: "elf", at: [7, 5], side: "elves" }] }), 2],
    [
      "a stunned friend in between",
      rogue(dagger, { more: [{ id: "bob", at: [7, 5], side: "heroes", conditions: ["stunned"] }] }),
      2,
    ],
    [
      "an unarmed friend in between",
      rogue(dagger, { more: [{ id: "bob", at: [7, 5], side: "heroes", profile: { attacks: [] } }] }),
      2,
    ],
    [
      "a target that can't be flanked",
      rogue(dagger, { ...flank, orc: { profile: { stats: { ac: 5 }, features: ["improved-uncanny-dodge"] } } }),
      2,
    ],
  ])("%s", (_what, given, expected) => {
    expect(damage(given, "attack-melee")).toBe(expected);
  });

  it("of shots comes from being unready alone", () => {
    expect(damage(rogue(sling, flank), "attack-ranged")).toBe(2);
    expect(damage(rogue(sling, { foe: { unready: true } }), "attack-ranged")).toBe(4);
  });
});

describe("PF1-CRIT-009: damage to abilities", () => {
  const venom = (abilityDamage: JsonObject, damage?: string): Given => ({
    ann: {
      profile: {
        attacks: [
          { id: "fang", kind: "melee", bonus: 5, ...(damage !== undefined && { damage }), extra: { abilityDamage } },
        ],
      },
    },
  });
  const after = (given: Given, ...rolls: readonly (readonly number[])[]) => {
    const fight = openTurn({
      ...given,
      orc: { vitals: { hp: 50, dexDamage: 1 }, profile: { stats: { ac: 5, con: 20 } } },
    });
    fight.act("ann", "attack-melee", { target: "orc" });
    for (const faces of rolls) fight.roll(...faces);
    return fight.state("orc").vitals;
  };
  it("comes beside the plain damage, each with its dice", () => {
    expect(after(venom({ str: "1d4", dex: "2d3+1" }, "1d6"), [15], [6, 4, 3, 2])).toEqual({
      hp: 44,
      strDamage: 4,
      dexDamage: 7,
    });
  });

  it("is doubled by a critical hit", () => {
    expect(after(venom({ str: "1d4" }, "1d6"), [20], [15], [6, 5, 4])).toEqual({ hp: 39, dexDamage: 1, strDamage: 8 });
  });

  it("stands alone where the blow does none, and what is no dice is none", () => {
    expect(after(venom({ str: "1d4", con: 3 }), [15], [4])).toEqual({ hp: 50, dexDamage: 1, strDamage: 4 });
    expect(after(venom({}), [15])).toEqual({ hp: 50, dexDamage: 1 });
  });
});
