import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { AttackProfile } from "../../../model/profile.js";
import { BOW, factsOf, set, SWORD, type Given } from "../testing/mid-turn.js";
import type { Doing } from "../testing/stage.js";

const at = { target: "orc" };
const standard = set("ann", { standardUsed: true });
const gained = (condition: string, creature = "orc", more: JsonObject = {}) => ({
  type: "ConditionGained",
  creature,
  condition: { id: condition, ...more },
});
const lost = (condition: string, creature = "orc") => ({ type: "ConditionLost", creature, condition });
const note = (code: string, data: JsonObject) => ({ type: "Noted", creature: "orc", code, data });
/** A bonus of +10 against a defence of 20. */
const both = (given: Given = {}): Given => ({
  ...given,
  ann: { ...given.ann, profile: { stats: { cmb: 10, cmd: 20 }, ...given.ann?.profile } },
  orc: { ...given.orc, profile: { stats: { cmb: 5, cmd: 20 }, ...given.orc?.profile } },
});
const roll = (face: number, hit: boolean, bonus = 10, against = 20, label = "cmb") => ({
  type: "RollResolved",
  roll: {
    by: "ann",
    kind: "check",
    faces: [face],
    total: face + bonus,
    bonus,
    modifiers: bonus === 0 ? [] : [{ label, value: bonus }],
    hit,
    against,
  },
  target: "orc",
});
const tried = (variant: string, face: number, given: Given = {}, doing: Doing = {}, action = "combat-maneuver") =>
  factsOf(both(given), action, { ...at, variant, ...doing }, [face]).slice(1);

describe("PF1-GAP-10: what a manoeuvre does", () => {
  it.each<readonly [string, string, number, Given, Doing, readonly object[]]>([
    ["a trip", "trip", 10, {}, {}, [roll(10, true), gained("prone")]],
    ["a trip that fails", "trip", 9, {}, {}, [roll(9, false)]],
    ["a disarming", "disarm", 10, {}, {}, [roll(10, true), set("orc", { gear: { weapon: { ready: false } } })]],
    ["a disarming that fails", "disarm", 9, {}, {}, [roll(9, false)]],
    [
      "a disarming of bare hands",
      "disarm",
      10,
      { orc: { profile: { attacks: [], stats: { cmd: 20 } } } },
      {},
      [roll(10, true)],
    ],
    ["a sundering", "sunder", 10, {}, {}, [roll(10, true), note("sundered", { by: "ann" })]],
    ["a sundering that fails", "sunder", 9, {}, {}, [roll(9, false)]],
    ["a repositioning", "reposition", 10, {}, {}, [roll(10, true), note("repositioned", { by: "ann", feet: 5 })]],
    ["a repositioning by 4", "reposition", 14, {}, {}, [roll(14, true), note("repositioned", { by: "ann", feet: 5 })]],
    ["a repositioning by 5", "reposition", 15, {}, {}, [roll(15, true), note("repositioned", { by: "ann", feet: 10 })]],
    ["a repositioning that fails", "reposition", 9, {}, {}, [roll(9, false)]],
    ["a push that fails", "bull-rush", 9, {}, {}, [roll(9, false)]],
    ["a drag that fails", "drag", 9, {}, {}, [roll(9, false)]],
    ["an overrun", "overrun", 14, {}, {}, [roll(14, true), set("ann", { overrun: "orc" })]],
    ["an overrun by 5", "overrun", 15, {}, {}, [roll(15, true), set("ann", { overrun: "orc" }), gained("prone")]],
    [
      "an overrun of one who lies",
      "overrun",
      15,
      { orc: { conditions: ["prone"] } },
      {},
      [roll(15, true, 10, 20), set("ann", { overrun: "orc" })],
    ],
    ["an overrun that fails", "overrun", 9, {}, {}, [roll(9, false)]],
    [
      "a grapple",
      "grapple",
      10,
      {},
      {},
      [
        roll(10, true),
        gained("grappled", "ann", { by: "orc" }),
        gained("grappled", "orc", { by: "ann" }),
        set("ann", { hold: { target: "orc", round: 1 } }),
      ],
    ],
    ["a grapple that fails", "grapple", 9, {}, {}, [roll(9, false)]],
    ["a theft, of who knows what", "steal", 10, {}, {}, [roll(10, true), note("stolen", { by: "ann", item: null })]],
    ["a theft that fails", "steal", 9, { foe: { inventory: ["wand"] } }, {}, [roll(9, false)]],
    [
      "a theft of what comes first",
      "steal",
      10,
      { foe: { inventory: ["wand", "rope"] } },
      {},
      [roll(10, true), set("orc", { inventory: ["rope"] }), note("stolen", { by: "ann", item: "wand" })],
    ],
    [
      "a theft of what is named, into a pack",
      "steal",
      10,
      { foe: { inventory: ["wand", "rope"] }, turn: { inventory: ["torch"] } },
      { options: { item: "rope" } },
      [
        roll(10, true),
        set("orc", { inventory: ["wand"] }),
        set("ann", { inventory: ["torch", "rope"] }),
        note("stolen", { by: "ann", item: "rope" }),
      ],
    ],
    [
      "a theft of what it hasn't got",
      "steal",
      10,
      { foe: { inventory: ["wand"] } },
      { options: { item: "rope" } },
      [roll(10, true), note("stolen", { by: "ann", item: "rope" })],
    ],
    ["a trick", "dirty-trick", 10, {}, {}, [roll(10, true), note("tricked", { by: "ann", rounds: 1 })]],
    [
      "a trick by 5",
      "dirty-trick",
      15,
      {},
      { options: { condition: "blinded" } },
      [roll(15, true), gained("blinded", "orc", { by: "ann", until: { of: "ann", round: 3 } })],
    ],
    [
      "a trick of no known kind",
      "dirty-trick",
      15,
      {},
      { options: { condition: "dead" } },
      [roll(15, true), note("tricked", { by: "ann", rounds: 2 })],
    ],
    ["a trick that fails", "dirty-trick", 9, {}, { options: { condition: "blinded" } }, [roll(9, false)]],
  ])("%s", (_what, variant, face, given, doing, facts) => {
    expect(tried(variant, face, given, doing)).toEqual(facts);
  });

  it.each(["blinded", "dazzled", "deafened", "entangled", "shaken", "sickened"])(
    "a trick may leave one %s",
    (condition) => {
      expect(tried("dirty-trick", 10, {}, { options: { condition } })[1]).toEqual(
        gained(condition, "orc", { by: "ann", until: { of: "ann", round: 2 } }),
      );
    },
  );

  it("an overrun that fails ends the movement", () => {
    const movement = {
      action: "move",
      mode: "walk",
      slot: "move",
      budget: 30,
      walked: 10,
      provoked: [],
      closed: false,
    };
    expect(tried("overrun", 9, { turn: { movement } })).toEqual([
      roll(9, false),
      set("ann", { movement: { ...movement, closed: true } }),
    ]);
  });

  it("a disarming takes weapons that are in hand, two where it succeeds by 10", () => {
    const axe: AttackProfile = { ...SWORD, id: "axe" };
    const claw: AttackProfile = { ...SWORD, id: "claw", kind: "natural" };
    const knife: AttackProfile = { ...SWORD, id: "knife", extra: { ready: false } };
    const foe: Given = { orc: { profile: { attacks: [claw, knife, axe, BOW, SWORD], stats: { cmd: 20 } } } };
    expect(tried("disarm", 19, foe)[1]).toEqual(set("orc", { gear: { axe: { ready: false } } }));
    expect(
      tried("disarm", 20, { ...foe, foe: { hands: ["bow", "axe", "torch"], gear: { bow: { loaded: true } } } })[1],
    ).toEqual(set("orc", { gear: { bow: { ready: false }, axe: { ready: false } }, hands: ["torch"] }));
  });

  it("where the world plays so, a failure by 10 turns against its doer", () => {
    const published: Given = { ann: { profile: { stats: { cmb: 0 } } }, options: { maneuverBackfire: "published" } };
    const zero = (face: number) => roll(face, false, 0);
    expect(tried("trip", 10, published)).toEqual([zero(10), gained("prone", "ann")]);
    expect(tried("trip", 11, published)).toEqual([zero(11)]);
    expect(tried("trip", 10, { ...published, options: {} })).toEqual([zero(10)]);
    expect(tried("disarm", 10, published)).toEqual([zero(10), set("ann", { gear: { sword: { ready: false } } })]);
    expect(tried("disarm", 11, published)).toEqual([zero(11)]);
    expect(
      tried("trip", 14, { ...published, ann: { conditions: ["prone"], profile: { stats: { cmb: 0 } } } }).slice(1),
    ).toEqual([]);
  });

  it("stands in for a blow, five lower with each one before it in a full attack", () => {
    const second: Given = {
      ann: { profile: { stats: { cmb: 10, bab: 6 } } },
      turn: { standardUsed: true, fullAttack: { made: ["sword"], offHand: null } },
    };
    expect(tried("trip", 14, second, {}, "full-attack").slice(-1)).toEqual([roll(14, false, 5)]);
    expect(tried("trip", 15, second, {}, "full-attack").slice(-2)).toEqual([roll(15, true, 5), gained("prone")]);
    expect(tried("trip", 10, {}, {}, "attack-melee").slice(-2)).toEqual([roll(10, true), gained("prone")]);
  });

  it("has +2 at the end of a charge", () => {
    const rush = {
      path: [
        [5, 5],
        [6, 5],
        [7, 5],
      ] as const,
      variant: "trip",
    };
    const facts = factsOf(both({ orc: { at: [8, 5] } }), "charge", { ...at, ...rush }, [8]);
    expect(facts.slice(-2)).toEqual([roll(8, true, 12), gained("prone")]);
  });
});

describe("PF1-GAP-32: in a hold", () => {
  const held: Given = {
    ann: { conditions: [{ id: "grappled", by: "orc" as never }] },
    orc: { conditions: [{ id: "grappled", by: "ann" as never }] },
    turn: { hold: { target: "orc", round: 0 } },
  };
  // A hold is kept at +5, the grappled one's Dexterity counts two less.
  const kept = (face: number, hit: boolean) => roll(face, hit, 15, 18);
  const sure = set("ann", { hold: { target: "orc", round: 1 } });

  it("it is made sure of, pinned, or squeezed", () => {
    expect(tried("grapple", 3, held)).toEqual([kept(3, true), sure]);
    expect(tried("grapple", 2, held)).toEqual([kept(2, false)]);
    expect(tried("pin", 3, held)).toEqual([
      kept(3, true),
      lost("grappled"),
      gained("pinned", "orc", { by: "ann" }),
      sure,
    ]);
    expect(tried("pin", 2, held)).toEqual([kept(2, false)]);
    expect(tried("grapple-damage", 2, held)).toEqual([kept(2, false)]);
    const hurt = factsOf(both(held), "combat-maneuver", { ...at, variant: "grapple-damage" }, [3], [2]).slice(1);
    expect(hurt).toMatchObject([
      kept(3, true),
      sure,
      { type: "StrikeResolved", by: "ann", target: "orc", with: "unarmed", hit: true, critical: false, damage: 2 },
      { type: "RollResolved", roll: { kind: "damage", faces: [2], total: 2 } },
      { type: "VitalsChanged", creature: "orc", vital: "nonlethal", to: 2 },
    ]);
  });

  it("PF1-GAP-16: an escape frees both", () => {
    const prey: Given = {
      ann: { conditions: [{ id: "pinned", by: "orc" as never }], profile: { stats: { cmb: 10 } } },
      orc: { conditions: ["grappled"] },
      foe: { hold: { target: "ann", round: 1 } },
    };
    const escape = (face: number, given: Given) => factsOf(both(given), "escape-grapple", {}, [face]);
    const check = (face: number, hit: boolean, bonus: number) => {
      const { target: _target, ...rest } = roll(face, hit, bonus, 18);
      return rest;
    };
    const freed = [lost("pinned", "ann"), lost("grappled"), set("orc", { hold: null })];
    expect(escape(10, prey)).toEqual([standard, check(10, true, 8), ...freed]);
    expect(escape(9, prey)).toEqual([standard, check(9, false, 8)]);
    const slippery = (escapeArtist: number): Given => ({
      ...prey,
      ann: { ...prey.ann, profile: { stats: { cmb: 10, escapeArtist } } },
    });
    expect(escape(3, slippery(15))).toEqual([standard, check(3, true, 15), ...freed]);
    expect(escape(10, slippery(2))).toEqual([standard, check(10, true, 8), ...freed]);
  });
});

describe("PF1-GAP-15: a feint", () => {
  const feint = (face: number, mine: JsonObject, its: JsonObject) =>
    factsOf({ ann: { profile: { stats: mine } }, orc: { profile: { stats: its } } }, "feint", at, [face]).slice(1);
  const bluff = (face: number, hit: boolean, bonus: number, against: number) =>
    roll(face, hit, bonus, against, "bluff");
  const fooled = set("ann", { feint: { target: "orc", round: 1 } });
  it.each<readonly [string, JsonObject, JsonObject, number, number]>([
    ["by skill against wits", { bluff: 6 }, { bab: 3, wis: 14 }, 6, 15],
    ["by charm against wits", { cha: 16 }, { bab: 3, wis: 14 }, 3, 15],
    ["against a practised eye", { bluff: 6 }, { bab: 3, wis: 14, senseMotive: 9 }, 6, 19],
    ["against an eye that is worse than its wits", { bluff: 6 }, { bab: 3, wis: 14, senseMotive: 2 }, 6, 15],
    ["against nothing known", {}, {}, 0, 10],
  ])("%s", (_what, mine, its, bonus, against) => {
    const least = against - bonus;
    expect(feint(least, mine, its)).toEqual([bluff(least, true, bonus, against), fooled]);
    expect(feint(least - 1, mine, its)).toEqual([bluff(least - 1, false, bonus, against)]);
  });
});
