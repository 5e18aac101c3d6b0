import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import type { Size } from "../../model/profile.js";
import { bow, declare, declared, seat, stage, stat, sword } from "./testing/stage.js";

const due = (action: string, as: Parameters<typeof seat>[2], options = {}): unknown => {
  const fight = stage([seat("ann", [2, 5], as), seat("orc", [3, 5])]);
  declare(fight, "ann", action, { options });
  return fight.economy("ann").phase;
};
const armed = (extra: Parameters<typeof sword>[0]) => ({ as: { attacks: [{ ...sword(), extra: extra ?? {} }] } });

describe("when an action is due", () => {
  it.each([
    [0, "fast"],
    [4, "fast"],
    [5, "average"],
    [8, "slow"],
    [14, "very-slow"],
  ])("by a speed factor of %i in the phase %s, never before its wielder (GAP-ADND-04)", (speedFactor, expected) => {
    expect(due("attack", armed({ speedFactor }))).toBe(expected);
  });

  it.each([
    [1, "very-slow"],
    [2, "slow"],
    [4, "average"],
  ])("with magic of +%i in the phase %s (GAP-ADND-04)", (magic, expected) => {
    expect(due("attack", armed({ speedPhase: "very-slow", magic }))).toBe(expected);
  });

  it.each([
    [3, "fast"],
    [6, "average"],
    [9, "slow"],
    [10, "very-slow"],
  ])("for a casting time of %i in the phase %s (GAP-ADND-05)", (castingTime, expected) => {
    expect(due("cast-spell", {}, { castingTime })).toBe(expected);
  });

  it.each([
    ["potion", "average"],
    ["scroll", "very-slow"],
    ["wand", "fast"],
    ["ring", "average"],
  ])("for a %s in the phase %s (GAP-ADND-06)", (item, expected) => {
    expect(due("use-magic-item", {}, { item })).toBe(expected);
  });

  it.each([
    ["light", 12, "fast", 9],
    ["moderate", 12, "slow", 6],
    ["heavy", 12, "very-slow", 3],
    ["severe", 12, "very-slow", 1],
  ])("under a %s load, which lowers the rate too (GAP-ADND-26, GAP-ADND-03)", (encumbrance, walk, base, rate) => {
    const of = (options: Record<string, string>): unknown[] => {
      const fight = stage([seat("ann", [2, 5], { as: { speeds: { walk }, stats: { encumbrance } } })], {}, options);
      declare(fight, "ann", "move");
      return [fight.ask({ kind: "stat", of: creatureId("ann"), key: "basePhase" }), fight.economy("ann").movement];
    };
    expect(of({})).toEqual([base, rate]);
    expect(of({ encumbrance: "shown" })).toEqual(["fast", 12]);
  });

  it("is one class worse for the fatigued and two for the exhausted (GAP-ADND-09)", () => {
    expect(due("move", { conditions: ["fatigued"] })).toBe("fast");
    expect(due("move", { conditions: ["exhausted"] })).toBe("slow");
  });

  it("alternates where a round holds one and a half shots or blows (ADND-FIRE-002, ADND-ATTACK-004)", () => {
    const fight = stage([seat("ann", [2, 5], { as: { attacks: [bow({ rof: 3 })] } })]);
    declare(fight, "ann", "fire-half");
    expect(fight.economy("ann").attacks).toBe(1);
    fight.send({ type: "StartPhase", phase: null });
    declare(fight, "ann", "fire-half");
    expect(fight.economy("ann").attacks).toBe(2);
  });
});

describe("the base phase (GAP-ADND-03)", () => {
  const base = (as: Parameters<typeof seat>[2], turn: JsonObject = {}): unknown =>
    stat(stage([seat("ann", [2, 5], { ...as, turn })]), "ann", "basePhase");

  it.each<readonly [Size, string]>([
    ["tiny", "very-fast"],
    ["small", "very-fast"],
    ["medium", "fast"],
    ["large", "average"],
    ["huge", "slow"],
    ["gargantuan", "very-slow"],
    ["colossal", "very-slow"],
  ])("of a %s one is %s", (size, expected) => {
    expect(base({ as: { size } })).toBe(expected);
  });

  it.each([
    [18, "fast"],
    [17, "average"],
    [7, "average"],
    [6, "slow"],
  ])("of a large one at a rate of %i is %s", (walk, expected) => {
    expect(base({ as: { size: "large", speeds: { walk } } })).toBe(expected);
  });

  it("is one of the five, however quick or slow", () => {
    expect(base({ as: { size: "tiny", speeds: { walk: 24 } } })).toBe("very-fast");
    expect(base({ as: { size: "colossal", speeds: { walk: 3 }, stats: { encumbrance: "severe" } } })).toBe("very-slow");
  });

  it("is what the statistics say, where they say one", () => {
    expect(base({ as: { stats: { basePhase: "slow" }, speeds: { walk: 24 } } })).toBe("slow");
    expect(base({ as: { stats: { basePhase: "soon" } } })).toBe("fast");
  });

  it("is shifted by the side's initiative, and stays one of the five (GAP-ADND-02)", () => {
    expect(base({}, { shift: 1 })).toBe("average");
    expect(base({}, { shift: -1 })).toBe("very-fast");
    expect(base({ as: { size: "tiny", speeds: { walk: 24 } } }, { shift: 1 })).toBe("fast");
    expect(base({ as: { stats: { basePhase: "very-slow" } } }, { shift: 1 })).toBe("very-slow");
    expect(base({ as: { stats: { basePhase: "very-fast" } } }, { shift: -1 })).toBe("very-fast");
  });

  it("of a rider is its mount's (ADND-INIT-001)", () => {
    const bay = seat("bay", [2, 5], { as: { size: "large" } });
    const fight = stage([seat("ann", [2, 5], { as: { rides: creatureId("bay") } }), bay]);
    expect(stat(fight, "ann", "basePhase")).toBe("average");
  });

  it("of one that can't walk is that of one that hardly does", () => {
    expect(base({ as: { speeds: { fly: 24 } } })).toBe("average");
  });
});

describe("the phase of what is declared", () => {
  const phaseOf = (turn: JsonObject, as: Parameters<typeof seat>[2] = {}): unknown =>
    stage([seat("ann", [2, 5], { as: { attacks: [sword(), bow()] }, ...as, turn }), seat("orc", [3, 5])]).economy("ann")
      .phase;
  const said = (action: string, options: JsonObject, more: JsonObject = {}): JsonObject => ({
    declared: { action, with: null, options },
    ...more,
  });

  it("of a spell or an item of which nothing is said is the usual one, shifted as its side is (GAP-ADND-05, GAP-ADND-06)", () => {
    expect(phaseOf(said("cast-spell", {}))).toBe("fast");
    expect(phaseOf(said("cast-spell", { castingTime: "9" }))).toBe("fast");
    expect(phaseOf(said("cast-spell", { castingTime: 0 }))).toBe("fast");
    expect(phaseOf(said("cast-spell", { castingTime: 4 }, { shift: 1 }))).toBe("slow");
    expect(phaseOf(said("cast-spell", { castingTime: 10 }, { shift: 1 }))).toBe("very-slow");
    expect(phaseOf(said("use-magic-item", {}))).toBe("average");
    expect(phaseOf(said("use-magic-item", { item: 7 }))).toBe("average");
    expect(phaseOf(said("use-magic-item", { item: "rod" }))).toBe("fast");
    expect(phaseOf(said("use-magic-item", { item: "staff" }))).toBe("fast");
    expect(phaseOf(said("use-magic-item", { item: "wand" }, { shift: 1 }))).toBe("average");
  });

  it("is never before its doer's own (ADND-INIT-007)", () => {
    const slow = {
      as: { stats: { basePhase: "slow" }, attacks: [sword({ speedPhase: "fast" }), bow({ speedPhase: "fast" })] },
    };
    for (const action of ["attack", "fire-full", "cast-spell", "charge", "pin", "stand-up-shared", "unarmed"])
      expect(phaseOf(declared(action), slow), action).toBe("slow");
  });

  it("of two weapons is that of the slower (ADND-ATTACK-003)", () => {
    const both = {
      as: {
        features: ["two-weapon-fighting"],
        attacks: [sword({ speedPhase: "fast" }), { ...sword({ speedPhase: "slow" }), id: "axe" }],
      },
    };
    expect(phaseOf(declared("attack"), both)).toBe("slow");
  });

  it("of bare hands, and of no weapon at all, is its doer's", () => {
    expect(phaseOf(declared("unarmed"))).toBe("fast");
    expect(phaseOf(declared("attack"), { as: { attacks: [] } })).toBe("fast");
    expect(phaseOf(declared("charge"))).toBe("fast");
    expect(phaseOf(declared("pin"))).toBe("fast");
  });

  it("of later strokes is one after the other, the last ones at the end of the round (ADND-ATTACK-004, ADND-FIRE-007)", () => {
    const many = { as: { attacks: [sword(), bow({ rof: 6 })], stats: { attacks: 6 } } };
    const next = (action: string, made: number, more: JsonObject = {}): unknown =>
      phaseOf(declared(action, { made, struckIn: 1 + made, ...more }), many);
    expect([0, 1, 2, 3, 4].map((made) => next("attack", made))).toEqual([
      "average",
      "slow",
      "very-slow",
      "end-of-round",
      "end-of-round",
    ]);
    expect([1, 3].map((made) => next("fire-full", made))).toEqual(["slow", "end-of-round"]);
    expect(next("attack", 1, { struckIn: 4 })).toBe("end-of-round");
    expect(next("attack", 1, { struckIn: 1 })).toBe("slow");
    expect(next("attack", 1, { delayed: 4 })).toBe("very-slow");
  });

  it("of what was dropped is the end of the round, and of what was put off no sooner than that (ADND-ACT-008, ADND-ACT-010)", () => {
    expect(phaseOf(declared("attack", { aborted: true }))).toBe("end-of-round");
    expect(phaseOf(declared("move", { aborted: true }))).toBe("end-of-round");
    expect(phaseOf(declared("attack", { delayed: 4 }))).toBe("very-slow");
    expect(phaseOf(declared("attack", { delayed: 1 }))).toBe("average");
    expect(phaseOf(declared("move", { delayed: 3 }))).toBe("slow");
  });
});

describe("the phase of a stroke held ready", () => {
  const held = (
    action: string,
    more: JsonObject = {},
    attacks: NonNullable<NonNullable<Parameters<typeof seat>[2]>["as"]>["attacks"] = [sword(), bow()],
  ): unknown =>
    stage([
      seat("ann", [2, 5], { as: { attacks }, turn: declared(action, { cover: { target: "orc" }, ...more }) }),
      seat("orc", [3, 5]),
    ]).economy("ann").phase;
  const special = { specialist: true };

  it("is fast, of a specialist very fast (ADND-COVER-005, ADND-COVER-012)", () => {
    expect(held("cover-ranged")).toBe("fast");
    expect(held("cover-melee")).toBe("fast");
    expect(held("cover-ranged", {}, [sword(), bow(special)])).toBe("very-fast");
    expect(held("cover-ranged", {}, [sword(special), bow()])).toBe("fast");
    expect(held("cover-melee", {}, [sword(special), bow()])).toBe("very-fast");
    expect(held("cover-melee", {}, [sword(), bow(special)])).toBe("fast");
    expect(held("cover-ranged", { cover: null })).toBe("fast");
  });

  it("is that of a shot held, declared as a shot, or as a blow of one without missiles (ADND-COVER-004)", () => {
    expect(held("fire-full")).toBe("fast");
    expect(held("fire-half")).toBe("fast");
    expect(held("attack")).toBe("average");
    expect(held("attack", {}, [sword()])).toBe("fast");
    expect(held("fire-full", { cover: null })).toBe("average");
  });

  it("is as late as it is put off, and the rest come in their usual phases (ADND-COVER-008, ADND-COVER-009)", () => {
    expect(held("cover-ranged", { delayed: 4 })).toBe("very-slow");
    const shot = { cover: null, covered: "orc", made: 1, struckIn: 1 };
    expect(held("cover-ranged", shot)).toBe("average");
    expect(held("cover-ranged", { ...shot, struckIn: 3 })).toBe("very-slow");
    const three = [bow({ rof: 3 })];
    expect(held("cover-ranged", { ...shot, made: 2, struckIn: 2 }, three)).toBe("slow");
  });
});
