import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile, Size } from "../../../model/profile.js";
import { ask } from "../ask.js";
import { BOW, openTurn, settle, SWORD, type Given } from "../testing/mid-turn.js";
import type { Doing, Seat } from "../testing/stage.js";

const at = { target: "orc" };
const [ANN, ORC] = [creatureId("ann"), creatureId("orc")];
type Parts = readonly (readonly [label: string, value: number])[];

/** The parts of the attack that Ann rolls for. */
function partsOf(given: Given, action: string, doing: Doing = {}): Parts {
  const fight = openTurn(given);
  fight.act("ann", action, { ...at, ...doing });
  settle(fight);
  return (fight.encounter.rolls?.modifiers ?? []).map(({ label, value }) => [label, value]);
}

const armed = (attack: Partial<AttackProfile>, more: Given["ann"] = {}): Given => ({
  ann: { ...more, profile: { ...more?.profile, attacks: [{ ...SWORD, ...attack }] } },
});
const skilled = (stats: JsonObject, ...features: readonly string[]): Given => ({
  ann: { profile: { stats, features } },
});
const plain: AttackProfile = { id: "axe", kind: "melee", extra: {} };

describe("PF1-GAP-07: what an attack bonus is made of", () => {
  it.each<readonly [string, Partial<AttackProfile>, JsonObject, number]>([
    ["given with the attack", SWORD, { bab: 9, str: 18 }, 5],
    ["base attack and Strength", plain, { bab: 3, str: 14, dex: 18 }, 5],
    ["base attack and Dexterity, for a shot", { ...plain, kind: "ranged" }, { bab: 3, str: 18, dex: 14 }, 5],
    ["base attack and Dexterity, for a throw", { ...plain, kind: "thrown" }, { bab: 3, str: 18, dex: 14 }, 5],
    ["base attack and Dexterity, for a ray", { ...plain, kind: "touch", extra: { range: 9 } }, { bab: 3, dex: 14 }, 5],
    ["a weakness, too", plain, { bab: 3, str: 7 }, 1],
    ["nothing, where nothing is known", plain, {}, 0],
  ])("%s", (_what, attack, stats, bonus) => {
    const { kind = "melee" } = attack;
    const given: Given = { ann: { profile: { stats, attacks: [{ ...plain, ...attack }] } } };
    expect(partsOf(given, kind === "melee" ? "attack-melee" : "attack-ranged")).toEqual([["base", bonus]]);
  });

  it.each<readonly [Size, number]>([
    ["tiny", 2],
    ["small", 1],
    ["medium", 0],
    ["large", -1],
    ["huge", -2],
    ["gargantuan", -4],
    ["colossal", -8],
  ])("size %s counts for %i", (size, value) => {
    const given: Given = {
      ann: { at: [12, 5], profile: { size, attacks: [plain], stats: { bab: 10 } } },
      orc: { at: [11, 5] },
    };
    const { situation } = openTurn(given);
    expect(ask(situation, { kind: "attack", by: ANN, target: ORC })).toMatchObject({ total: 10 + value });
  });
});

describe("what a stance, a feat or the situation adds to an attack", () => {
  const base: Parts[number] = ["base", 5];
  const shot: Parts[number] = ["base", 6];
  const bob = (at: Seat["at"]): Given => ({ more: [{ id: "bob", at, side: "heroes" }] });
  it.each<readonly [string, Given, string, Doing, Parts]>([
    ["nothing", {}, "attack-melee", {}, [base]],
    ["PF1-ATTACK-018: fighting defensively", {}, "fight-defensively", {}, [base, ["defensive", -4]]],
    ["PF1-GAP-30: expertise", { turn: { combatExpertise: true } }, "attack-melee", {}, [base, ["expertise", -1]]],
    [
      "PF1-GAP-30: expertise at +3",
      { ...skilled({ bab: 3 }), turn: { combatExpertise: true } },
      "attack-melee",
      {},
      [base, ["expertise", -1]],
    ],
    [
      "PF1-GAP-30: expertise at +4",
      { ...skilled({ bab: 4 }), turn: { combatExpertise: true } },
      "attack-melee",
      {},
      [base, ["expertise", -2]],
    ],
    ["PF1-GAP-31: power", { turn: { powerAttack: true } }, "attack-melee", {}, [base, ["power", -1]]],
    [
      "PF1-GAP-31: power, at +8",
      { ...skilled({ bab: 8 }), turn: { powerAttack: true } },
      "attack-melee",
      {},
      [base, ["power", -3]],
    ],
    ["no power in a shot", { turn: { powerAttack: true }, orc: { at: [8, 5] } }, "attack-ranged", {}, [shot]],
    ["PF1-GAP-31: aim", { turn: { deadlyAim: true }, orc: { at: [8, 5] } }, "attack-ranged", {}, [shot, ["power", -1]]],
    ["no aim in a blow", { turn: { deadlyAim: true } }, "attack-melee", {}, [base]],
    [
      "PF1-ATTACK-008: bare hands that mean to kill",
      armed({ kind: "unarmed" }),
      "attack-unarmed",
      { options: { lethal: true } },
      [base, ["lethal", -4]],
    ],
    [
      "PF1-ATTACK-008: trained hands",
      armed({ kind: "unarmed" }, { profile: { features: ["improved-unarmed-strike"] } }),
      "attack-unarmed",
      { options: { lethal: true } },
      [base],
    ],
    [
      "PF1-GAP-05: a charge",
      { orc: { at: [8, 5] } },
      "charge",
      {
        path: [
          [5, 5],
          [6, 5],
          [7, 5],
        ],
      },
      [base, ["charge", 2]],
    ],
    ["one unseen", { ann: { conditions: ["invisible"] } }, "attack-melee", {}, [base, ["unseen", 2]]],
    ["one unseen by the blind", { orc: { conditions: ["blinded"] } }, "attack-melee", {}, [base]],
    ["PF1-GAP-20: lying", { ann: { conditions: ["prone"] } }, "attack-melee", {}, [base, ["prone", -4]]],
    ["the weak", { ann: { conditions: ["exhausted"] } }, "attack-melee", {}, [base, ["strength", -3]]],
    [
      "the slow",
      { ann: { conditions: ["exhausted"] }, orc: { at: [8, 5] } },
      "attack-ranged",
      {},
      [shot, ["dexterity", -3]],
    ],
    [
      "several at once",
      { ann: { conditions: ["shaken", "dazzled"] } },
      "attack-melee",
      {},
      [base, ["dazzled", -1], ["shaken", -2]],
    ],
    ["PF1-GAP-07: no flanking by the source", bob([7, 5]), "attack-melee", {}, [base]],
    [
      "PF1-GAP-07: flanking as published",
      { ...bob([7, 5]), options: { flankingBonus: "published" } },
      "attack-melee",
      {},
      [base, ["flanking", 2]],
    ],
    [
      "PF1-GAP-07: no flanking from one side",
      { ...bob([5, 6]), options: { flankingBonus: "published" } },
      "attack-melee",
      {},
      [base],
    ],
    [
      "PF1-GAP-07: no flanking shot",
      { ...bob([7, 5]), options: { flankingBonus: "published" }, ann: { profile: { features: ["precise-shot"] } } },
      "attack-ranged",
      {},
      [shot],
    ],
  ])("%s", (_what, given, action, doing, parts) => {
    expect(partsOf(given, action, doing)).toEqual(parts);
  });

  it.each([
    [4, []],
    [5, [["range", -2]]],
    [8, [["range", -2]]],
    [9, [["range", -4]]],
    [12, [["range", -4]]],
    [13, [["range", -6]]],
  ])("PF1-GAP-09: a shot over %i cells with increments of four", (cells, range) => {
    expect(partsOf({ orc: { at: [5 + cells, 5] } }, "attack-ranged")).toEqual([["base", 6], ...range]);
  });

  it("PF1-GAP-09: has no penalty without increments, for a ray, or without a board", () => {
    const far: Given = { orc: { at: [17, 5] } };
    expect(partsOf({ ...far, ann: { profile: { attacks: [{ ...BOW, extra: {} }] } } }, "attack-ranged")).toEqual([
      ["base", 6],
    ]);
    expect(
      partsOf(
        { ...far, ann: { profile: { attacks: [{ ...BOW, kind: "touch", extra: { range: 12 } }] } } },
        "attack-ranged",
      ),
    ).toEqual([["base", 6]]);
    expect(partsOf({ ...far, board: null }, "attack-ranged")).toEqual([["base", 6]]);
  });

  it("PF1-GAP-31: point-blank shots are better within 30 feet", () => {
    const close = (column: number, action = "attack-ranged", more: Given = {}) =>
      partsOf(
        { ...more, ann: { profile: { features: ["point-blank-shot", "precise-shot"] } }, orc: { at: [column, 5] } },
        action,
      ).filter(([label]) => label === "point-blank");
    expect([close(11), close(12), close(6, "attack-melee"), close(11, "attack-ranged", { board: null })]).toEqual([
      [["point-blank", 1]],
      [],
      [],
      [],
    ]);
  });
});

describe("PF1-GAP-08, PF1-NATURAL-003 to 008: the attacks of a full attack", () => {
  const claw: AttackProfile = { id: "claw", kind: "natural", extra: { hand: "left" } };
  const bite: AttackProfile = { id: "bite", kind: "natural", extra: { secondary: true } };
  const dagger: AttackProfile = { ...SWORD, id: "dagger", extra: { weapon: "dagger" } };
  const axe: AttackProfile = { ...SWORD, id: "axe", extra: { weapon: "axe" } };
  const fist: AttackProfile = { ...SWORD, id: "fist", kind: "unarmed" };
  const attacks = [SWORD, BOW, claw, bite, dagger, axe, fist];
  const fighter = (bab: number, ...features: readonly string[]): Given => ({
    ann: { profile: { attacks, stats: { bab, str: 14 }, features } },
  });

  /** Total bonus of each attack in turn, and the code that refuses the next one. */
  function sequence(given: Given, ...weapons: readonly (string | readonly [weapon: string, offHand: string])[]) {
    const fight = openTurn(given);
    return weapons.map((named) => {
      const [weapon, offHand] = typeof named === "string" ? [named] : named;
      const doing = { ...at, with: weapon, ...(offHand !== undefined && { options: { offHand } }) };
      const refused = fight.refusal("ann", "full-attack", doing);
      if (refused !== null) return refused;
      fight.act("ann", "full-attack", doing);
      settle(fight);
      const total = (fight.encounter.rolls?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);
      fight.roll(1);
      return total;
    });
  }

  it.each([
    [0, [5, "no-slot"]],
    [5, [5, "no-slot"]],
    [6, [5, 0, "no-slot"]],
    [10, [5, 0, "no-slot"]],
    [11, [5, 0, -5, "no-slot"]],
    [16, [5, 0, -5, -10, "no-slot"]],
  ])("base attack %i", (bab, expected) => {
    expect(sequence(fighter(bab), ...expected.map(() => "sword"))).toEqual(expected);
  });

  it("haste adds one at the full bonus", () => {
    const given = fighter(6);
    expect(sequence({ ann: { ...given.ann, conditions: ["hasted"] } }, "sword", "sword", "sword", "sword")).toEqual([
      6,
      6,
      1,
      "no-slot",
    ]);
  });

  it.each<readonly [string, Given, string, readonly (number | string)[]]>([
    ["another weapon: -6 and -10", fighter(1), "axe", [-1, -5]],
    ["a light one: -4 and -8", fighter(1), "dagger", [1, -3]],
    ["trained: -4 and -4", fighter(1, "two-weapon-fighting"), "axe", [1, 1]],
    ["trained, a light one: -2 and -2", fighter(1, "two-weapon-fighting"), "dagger", [3, 3]],
    ["PF1-ATTACK-007: bare hands", fighter(1), "fist", [-1, -5]],
    [
      "PF1-ATTACK-007: bare hands that are light",
      { ...fighter(1), options: { unarmedWeaponClass: "light" } },
      "fist",
      [1, -3],
    ],
    ["one that isn't there", fighter(1), "spoon", [-1, "no-weapon"]],
  ])("two weapons, with %s", (_what, given, offHand, [main, off]) => {
    expect(sequence(given, ["sword", offHand], [offHand, offHand])).toEqual([main, off]);
  });

  it("a second weapon strikes once, more with the feats for it, each five lower", () => {
    const twice = ["dagger", "dagger"] as const;
    const feats = ["two-weapon-fighting", "improved-two-weapon-fighting", "greater-two-weapon-fighting"];
    expect(sequence(fighter(1), twice, twice)).toEqual([-3, "no-slot"]);
    expect(sequence(fighter(1, ...feats), twice, twice, twice, twice)).toEqual([3, -2, -7, "no-slot"]);
    expect(
      sequence(fighter(6, "two-weapon-fighting"), ["sword", "dagger"], twice, ["sword", "dagger"], ["sword", "dagger"]),
    ).toEqual([3, 3, -2, "no-slot"]);
  });

  it("the first attack says which weapon is in the off hand", () => {
    expect(sequence(fighter(6), ["sword", "dagger"], "dagger", "sword")).toEqual([1, -3, -4]);
  });

  it("PF1-NATURAL-003: natural attacks come once each, and a limb strikes once", () => {
    const hand: AttackProfile = { ...SWORD, id: "stick", extra: { hand: "left" } };
    const given: Given = { ann: { profile: { attacks: [claw, bite, hand, SWORD], stats: { bab: 11 } } } };
    expect(sequence(given, "claw", "claw")).toEqual([11, "no-slot"]);
    expect(sequence(given, "claw", "stick")).toEqual([11, "combination"]);
    expect(sequence(given, "stick", "claw")).toEqual([5, "combination"]);
    expect(sequence(given, "stick", "stick")).toEqual([5, 0]);
  });

  it("PF1-NATURAL-005, 006: what is secondary, or strikes beside weapons, has -5, less with training", () => {
    expect(sequence(fighter(1), "claw", "bite")).toEqual([3, -2]);
    expect(sequence(fighter(1), "sword", "claw", "bite")).toEqual([5, -2, -2]);
    expect(sequence(fighter(1, "multiattack"), "sword", "claw", "bite")).toEqual([5, 1, 1]);
    const given: Given = {
      ann: { profile: { attacks: [SWORD, { ...claw, bonus: 7 }, { ...bite, bonus: 4 }], stats: { bab: 1 } } },
    };
    expect(sequence(given, "claw", "bite")).toEqual([7, 4]);
    expect(sequence(given, "sword", "claw", "bite")).toEqual([5, 2, 4]);
  });

  it("PF1-NATURAL-003: natural attacks count among no others", () => {
    expect(sequence(fighter(1), "claw", "sword", "sword")).toEqual([3, 5, "no-slot"]);
  });

  it("PF1-GAP-31: Rapid Shot adds one to shots alone", () => {
    const archer = fighter(6, "rapid-shot", "precise-shot");
    const far: Given = { ...archer, orc: { at: [8, 5] } };
    expect(sequence(far, "bow", "bow", "bow", "bow")).toEqual([4, 4, -1, "no-slot"]);
    expect(sequence(archer, "sword", "sword", "sword")).toEqual([5, 0, "no-slot"]);
  });
});

describe("PF1-ATTACK-012 to 017: shooting into a melee", () => {
  const fighters = (bob: Partial<Seat>, more: Given = {}): Given => ({
    ...more,
    ann: { at: [2, 5], ...more.ann },
    orc: { at: [8, 5], ...more.orc },
    more: [{ id: "bob", at: [9, 5], side: "heroes", ...bob }, ...(more.more ?? [])],
  });
  const penalty = (given: Given, doing: Doing = {}) =>
    partsOf(given, "attack-ranged", doing).find(([label]) => label === "into-melee")?.[1] ?? 0;

  it.each<readonly [string, Partial<Seat>, Given, number]>([
    ["a friend in a fight with the target", {}, {}, -4],
    ["a friend two squares off", { at: [10, 5] }, {}, 0],
    ["somebody of another side", { side: "wolves" }, {}, 0],
    ["a friend without a weapon", { profile: { attacks: [] } }, {}, 0],
    ["a target without a weapon", {}, { orc: { profile: { attacks: [] } } }, 0],
    ["a helpless friend", { conditions: ["helpless"] }, {}, 0],
    ["PF1-ATTACK-014: a helpless target that nobody attacks", {}, { orc: { conditions: ["helpless"] } }, 0],
    ["a shooter trained for it", {}, { ann: { profile: { features: ["precise-shot"] } } }, 0],
    ["PF1-ATTACK-016: a target two sizes larger", {}, { orc: { profile: { size: "huge" } } }, -2],
    ["PF1-ATTACK-016: a target one size larger", {}, { orc: { profile: { size: "large" } } }, -4],
    ["PF1-ATTACK-016: a target three sizes larger", {}, { orc: { profile: { size: "gargantuan" } } }, 0],
    [
      "PF1-ATTACK-016: a friend as large",
      { at: [12, 5], profile: { size: "huge" } },
      { orc: { profile: { size: "gargantuan" } } },
      -4,
    ],
    [
      "PF1-ATTACK-017: the largest friend counts",
      {},
      {
        orc: { profile: { size: "huge" } },
        more: [{ id: "eva", at: [11, 7], side: "heroes", profile: { size: "large" } }],
      },
      -4,
    ],
    [
      "PF1-ATTACK-015: a long weapon ten feet off",
      { at: [10, 5], profile: { attacks: [{ ...SWORD, reach: { min: 0, max: 2 } }] } },
      { orc: { profile: { attacks: [{ ...SWORD, reach: { min: 0, max: 2 } }] } } },
      0,
    ],
  ])("%s: %i", (_what, bob, more, expected) => {
    expect(penalty(fighters(bob, more))).toBe(expected);
  });

  it("PF1-ATTACK-014: a helpless target counts while somebody attacks it", () => {
    expect(penalty(fighters({}, { orc: { conditions: ["helpless"] } }), { options: { targetUnderAttack: true } })).toBe(
      -4,
    );
  });

  it("is no matter in a melee of one's own, nor for a blow", () => {
    expect(penalty({})).toBe(0);
    expect(partsOf({ more: [{ id: "bob", at: [7, 5], side: "heroes" }] }, "attack-melee")).toEqual([["base", 5]]);
  });
});

describe("PF1-GAP-14: help in an attack", () => {
  const helper = (aid: JsonObject, id = "bob"): Seat => ({ id, at: [7, 6], side: "heroes", turn: { aid } });
  const helped = (...seats: readonly Seat[]) => {
    const fight = openTurn({ more: seats });
    for (const { id, turn } of seats) fight.send({ type: "Observe", creature: creatureId(id), turn: turn ?? {} });
    return ask(fight.situation, { kind: "attack", by: ANN, target: ORC });
  };
  const aid = { friend: "ann", foe: "orc", at: "attack" };
  it.each<readonly [string, readonly Seat[], number]>([
    ["by one", [helper(aid)], 2],
    ["by two", [helper(aid), helper(aid, "eva")], 4],
    ["at the guard", [helper({ ...aid, at: "defence" })], 0],
    ["against another", [helper({ ...aid, foe: "elf" })], 0],
    ["of another", [helper({ ...aid, friend: "elf" })], 0],
  ])("%s adds %i", (_what, seats, bonus) => {
    expect(helped(...seats)).toMatchObject({ bonus, total: 5 + bonus });
  });
});
