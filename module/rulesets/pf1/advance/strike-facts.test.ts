import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Event } from "../../../model/event.js";
import type { AttackProfile } from "../../../model/profile.js";
import { factsOf, openTurn, outcomesSince, set, SWORD, type Given } from "../testing/mid-turn.js";
import { way, type Seat } from "../testing/stage.js";

const at = { target: "orc" };
const die = { count: 1, sides: 8 };
const orc = (more: Partial<Seat> = {}): Given => ({
  orc: { vitals: { hp: 20 }, profile: { stats: { ac: 15, con: 12 } }, ...more },
});
const standard = set("ann", { standardUsed: true });
const base = [{ label: "base", value: 5 }];
const attack = (face: number, hit: boolean, more: JsonObject = {}) => ({
  type: "RollResolved",
  roll: {
    by: "ann",
    kind: "attack",
    faces: [face],
    total: face + 5,
    bonus: 5,
    modifiers: base,
    hit,
    critical: false,
    against: 15,
    ...more,
  },
  target: "orc",
});
const struck = (hit: boolean, damage: number | null, more: JsonObject = {}) => ({
  type: "StrikeResolved",
  by: "ann",
  target: "orc",
  with: "sword",
  hit,
  critical: false,
  damage,
  provoked: false,
  ...more,
});
const damaged = (faces: number[], total: number, bonus = 0) => ({
  type: "RollResolved",
  roll: { by: "ann", kind: "damage", faces, total, bonus, modifiers: [{ label: "base", value: bonus }] },
  target: "orc",
});
const vital = (key: string, from: number | null, to: number, creature = "orc") => ({
  type: "VitalsChanged",
  creature,
  vital: key,
  from,
  to,
});
const gained = (condition: string, creature = "orc") => ({
  type: "ConditionGained",
  creature,
  condition: { id: condition },
});
const lost = (condition: string, creature = "orc") => ({ type: "ConditionLost", creature, condition });

describe("the facts of a blow", () => {
  it("missed by one it does nothing", () => {
    expect(factsOf(orc(), "attack-melee", at, [9])).toEqual([standard, attack(9, false), struck(false, null)]);
  });

  it("hit by none it does its damage", () => {
    expect(factsOf(orc(), "attack-melee", at, [10], [5])).toEqual([
      standard,
      attack(10, true),
      struck(true, 5),
      damaged([5], 5),
      vital("hp", 20, 15),
    ]);
  });

  it("without a die it misses", () => {
    expect(factsOf(orc(), "attack-melee", at, null)).toEqual([
      standard,
      attack(0, false, { faces: [], total: 5 }),
      struck(false, null),
    ]);
  });

  it("without dice of damage it hits, and hurts nobody", () => {
    expect(factsOf(orc(), "attack-melee", at, [10], null)).toEqual([standard, attack(10, true), struck(true, null)]);
  });

  it("with no damage at all there is nothing to throw", () => {
    const { damage: _damage, ...blunt } = SWORD;
    const given: Given = { ...orc(), ann: { profile: { attacks: [blunt] } } };
    expect(factsOf(given, "attack-melee", at, [10])).toEqual([standard, attack(10, true), struck(true, null)]);
  });

  it("with damage that needs no dice it is done at once", () => {
    const given: Given = { ...orc(), ann: { profile: { attacks: [{ ...SWORD, damage: "4" }] } } };
    expect(factsOf(given, "attack-melee", at, [10])).toEqual([
      standard,
      attack(10, true),
      struck(true, 4),
      damaged([], 4, 4),
      vital("hp", 20, 16),
    ]);
  });

  it("PF1-CRIT-002: a threat is confirmed by a second roll, or isn't", () => {
    const second = (face: number, critical: boolean) => ({
      ...attack(face, critical, { kind: "confirmation", critical }),
    });
    expect(factsOf(orc(), "attack-melee", at, [20], [10], [3, 4])).toEqual([
      standard,
      attack(20, true, { critical: true }),
      second(10, true),
      struck(true, 7, { critical: true }),
      damaged([3, 4], 7),
      vital("hp", 20, 13),
    ]);
    expect(factsOf(orc(), "attack-melee", at, [20], [9], [3])).toEqual([
      standard,
      attack(20, true),
      second(9, false),
      struck(true, 3),
      damaged([3], 3),
      vital("hp", 20, 17),
    ]);
    expect(factsOf(orc(), "attack-melee", at, [20], null, [3]).slice(1, 3)).toEqual([
      attack(20, true),
      { ...second(0, false), roll: { ...second(0, false).roll, faces: [], total: 5 } },
    ]);
  });

  it("PF1-GAP-21: what is hard to see is thrown for, and again by the trained", () => {
    const chance = (face: number, hit: boolean) => ({
      type: "RollResolved",
      roll: { by: "ann", kind: "concealment", faces: [face], total: face, bonus: 0, modifiers: [], hit, against: 21 },
      target: "orc",
    });
    const hidden = orc({ conditions: ["concealed"] });
    expect(factsOf(hidden, "attack-melee", at, [10], [21], [5])).toEqual([
      standard,
      attack(10, true),
      chance(21, true),
      struck(true, 5),
      damaged([5], 5),
      vital("hp", 20, 15),
    ]);
    expect(factsOf(hidden, "attack-melee", at, [10], [20])).toEqual([
      standard,
      attack(10, true),
      chance(20, false),
      struck(false, null),
    ]);
    const trained: Given = { ...hidden, ann: { profile: { features: ["blind-fight"] } } };
    expect(factsOf(trained, "attack-melee", at, [10], [20], [1])).toEqual([
      standard,
      chance(20, false),
      attack(10, true),
      chance(1, false),
      struck(false, null),
    ]);
    expect(factsOf(trained, "attack-melee", at, [10], [20], [21], [5]).slice(1, 4)).toEqual([
      chance(20, false),
      attack(10, true),
      chance(21, true),
    ]);
    expect(factsOf(trained, "attack-ranged", at, [10], [20]).at(-1)).toMatchObject({
      type: "StrikeResolved",
      hit: false,
    });
    expect(factsOf(hidden, "attack-melee", at, [10], null)[2]).toEqual({
      ...chance(0, false),
      roll: { ...chance(0, false).roll, faces: [] },
    });
  });

  it("asks for its dice by their name", () => {
    const fight = openTurn(orc({ conditions: ["concealed"] }));
    fight.act("ann", "attack-melee", at);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "attack",
      dice: [{ count: 1, sides: 20 }],
      modifiers: base,
      target: "orc",
    });
    fight.roll(20);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "concealment",
      dice: [{ count: 1, sides: 100 }],
      modifiers: [],
      target: "orc",
    });
    fight.roll(90);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "confirmation",
      dice: [{ count: 1, sides: 20 }],
      modifiers: base,
      target: "orc",
    });
    fight.roll(15);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "damage",
      dice: [die, die],
      modifiers: [{ label: "base", value: 0 }],
      target: "orc",
    });
  });
});

describe("what damage does to a creature", () => {
  /** What a blow of so many points does, beside the blow itself. */
  const done = (
    points: number,
    more: Partial<Seat>,
    attackMore: Partial<AttackProfile> = {},
    action = "attack-melee",
    options: JsonObject = {},
  ) =>
    factsOf(
      { ...orc(more), ann: { profile: { attacks: [{ ...SWORD, damage: String(points), ...attackMore }] } } },
      action,
      { ...at, options },
      [15],
    ).filter(({ type }) => type === "VitalsChanged" || type.startsWith("Condition"));
  const hp = (from: number, to: number) => vital("hp", from, to);

  it.each<readonly [string, number, Partial<Seat>, readonly object[]]>([
    ["a scratch", 5, {}, [hp(20, 15)]],
    ["of whom nobody counts", 5, { vitals: {} }, []],
    ["down to nought", 20, {}, [hp(20, 0), gained("disabled")]],
    ["down to nought with bruises", 20, { vitals: { hp: 20, nonlethal: 1 } }, [hp(20, 0), gained("unconscious")]],
    ["below nought", 21, {}, [hp(20, -1), gained("unconscious"), gained("dying")]],
    ["PF1-GAP-19: just not dead", 31, {}, [hp(20, -11), gained("unconscious"), gained("dying")]],
    ["PF1-GAP-19: dead at the score of Constitution", 32, {}, [hp(20, -12), gained("unconscious"), gained("dead")]],
    [
      "dead at ten, where nobody knows it",
      30,
      { profile: { stats: { ac: 15 } } },
      [hp(20, -10), gained("unconscious"), gained("dead")],
    ],
    ["one who lies there already", 1, { vitals: { hp: -3 }, conditions: ["unconscious", "dying"] }, [hp(-3, -4)]],
    [
      "a stable one opens again",
      1,
      { vitals: { hp: -3 }, conditions: ["unconscious", "stable"] },
      [hp(-3, -4), lost("stable"), gained("dying")],
    ],
    ["under bruises of as many", 5, { vitals: { hp: 20, nonlethal: 15 } }, [hp(20, 15)]],
    ["under more bruises", 6, { vitals: { hp: 20, nonlethal: 15 } }, [hp(20, 14), gained("unconscious")]],
    ["PF1-GAP-26: temporary points first", 5, { vitals: { hp: 20, temp: 3 } }, [vital("temp", 3, 0), hp(20, 18)]],
    ["PF1-GAP-26: temporary points enough", 5, { vitals: { hp: 20, temp: 5 } }, [vital("temp", 5, 0)]],
    ["PF1-GAP-26: more of them", 5, { vitals: { hp: 20, temp: 9 } }, [vital("temp", 9, 4)]],
    ["PF1-GAP-26: none left", 5, { vitals: { hp: 20, temp: 0 } }, [hp(20, 15)]],
  ])("%s: %i", (_what, points, more, facts) => {
    expect(done(points, more)).toEqual(facts);
  });

  const fist: Partial<AttackProfile> = { kind: "unarmed" };
  it.each<readonly [string, number, Partial<Seat>, readonly object[]]>([
    ["a bruise", 5, {}, [vital("nonlethal", null, 5)]],
    ["one more", 5, { vitals: { hp: 20, nonlethal: 3 } }, [vital("nonlethal", 3, 8)]],
    ["PF1-GAP-26: as many as hit points", 20, {}, [vital("nonlethal", null, 20)]],
    ["PF1-GAP-26: more", 21, {}, [vital("nonlethal", null, 21), gained("unconscious")]],
    ["of whom nobody counts", 21, { vitals: {} }, [vital("nonlethal", null, 21)]],
    ["temporary points don't help", 5, { vitals: { hp: 20, temp: 5 } }, [vital("nonlethal", null, 5)]],
  ])("PF1-ATTACK-006: bare hands: %s: %i", (_what, points, more, facts) => {
    expect(done(points, more, fist, "attack-unarmed")).toEqual(facts);
  });

  it("PF1-ATTACK-006, PF1-ATTACK-008: bare hands kill where they mean to", () => {
    expect(done(5, {}, fist, "attack-unarmed", { lethal: true })).toEqual([hp(20, 15)]);
    expect(done(5, {}, { kind: "natural" })).toEqual([hp(20, 15)]);
  });
});

describe("what a blow uses up", () => {
  const bow: AttackProfile = { id: "bow", kind: "ranged", bonus: 5, extra: {} };
  const shot = (extra: JsonObject, more: Partial<Seat> = {}, turn?: JsonObject) =>
    factsOf(
      { ...orc(), ann: { ...more, profile: { attacks: [{ ...bow, extra }] } }, ...(turn && { turn }) },
      "attack-ranged",
      at,
      [1],
    ).slice(1, -2);
  const shots = (from: number, to: number) => vital("arrows", from, to, "ann");

  it("PF1-ECONOMY-015: an arrow, where they are counted", () => {
    expect(shot({})).toEqual([]);
    expect(shot({}, { vitals: { arrows: 3 } })).toEqual([shots(3, 2)]);
    expect(factsOf({ ...orc(), ann: { vitals: { arrows: 3 } } }, "attack-melee", at, [1])).toHaveLength(3);
  });

  it("PF1-MOVE-008: what loads a crossbow", () => {
    const empty = (more: JsonObject = {}) => set("ann", { gear: { ...more, bow: { loaded: false } } });
    expect(shot({ weapon: "light-crossbow" })).toEqual([empty()]);
    expect(shot({ weapon: "heavy-crossbow" }, { vitals: { arrows: 1 } })).toEqual([shots(1, 0), empty()]);
    expect(shot({ weapon: "longbow" })).toEqual([]);
    const gear = { sword: { ready: false }, bow: { ready: true } };
    expect(shot({ weapon: "light-crossbow" }, {}, { gear })).toEqual([
      set("ann", { gear: { sword: { ready: false }, bow: { ready: true, loaded: false } } }),
    ]);
  });

  it("PF1-ATTACK-018: takes up its stance, and PF1-FULLROUND-004 its place in a sequence", () => {
    expect(factsOf(orc(), "fight-defensively", at, [1])[1]).toEqual(set("ann", { fightingDefensively: true }));
    const whole = (made: string[], offHand: string | null) => ({ made, offHand });
    expect(factsOf(orc(), "full-attack", at, [1])[1]).toEqual(set("ann", { fullAttack: whole(["sword"], null) }));
    expect(factsOf(orc(), "full-attack", { ...at, options: { offHand: "axe" } }, [1])[1]).toEqual(
      set("ann", { fullAttack: whole(["sword"], "axe") }),
    );
    expect(factsOf(orc(), "fight-defensively-full", at, [1])[1]).toEqual(
      set("ann", { fightingDefensively: true, fullAttack: whole(["sword"], null) }),
    );
    const second: Given = {
      ...orc(),
      ann: { profile: { stats: { bab: 6 } } },
      turn: { standardUsed: true, fullAttack: whole(["sword"], "axe") },
    };
    expect(factsOf(second, "full-attack", at, [1])[1]).toEqual(
      set("ann", { fullAttack: whole(["sword", "sword"], "axe") }),
    );
  });

  it("PF1-SPELL-018: a charge, with the touch, fist or claw that lands", () => {
    const after = (kind: AttackProfile["kind"], face: number) => {
      const given: Given = {
        ...orc(),
        ann: { profile: { attacks: [{ ...SWORD, kind, damage: "1" }] } },
        turn: { heldCharge: true },
      };
      return factsOf(given, "attack-melee", at, [face]).some(
        (fact) => fact.type === "TurnStateChanged" && fact.set.heldCharge === null,
      );
    };
    expect([after("touch", 15), after("natural", 15), after("melee", 15), after("touch", 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("PF1-GAP-15: a feint, with the next blow at the one who was fooled", () => {
    const feint = { target: "orc", round: 1 };
    const used = (turn: JsonObject, action: string) =>
      factsOf({ ...orc(), turn }, action, at, [1]).filter(
        (fact) => fact.type === "TurnStateChanged" && "feint" in fact.set,
      );
    expect(used({ feint }, "attack-melee")).toEqual([set("ann", { feint: null })]);
    expect([used({ feint: { ...feint, target: "elf" } }, "attack-melee"), used({ feint }, "attack-ranged")]).toEqual([
      [],
      [],
    ]);
  });

  it("PF1-GAP-14: help, given for it or against it", () => {
    const bob: Seat = { id: "bob", at: [7, 6], side: "heroes" };
    const fight = openTurn({ ...orc(), more: [bob, { ...bob, id: "mate", side: "foes", at: [7, 7] }] });
    fight.send({
      type: "Observe",
      creature: "bob" as never,
      turn: { aid: { friend: "ann", foe: "orc", at: "attack" } },
    });
    fight.send({
      type: "Observe",
      creature: "mate" as never,
      turn: { aid: { friend: "orc", foe: "ann", at: "defence" } },
    });
    const before = fight.events.length;
    fight.act("ann", "attack-melee", at);
    fight.roll(1);
    expect(outcomesSince(fight, before).slice(-2)).toEqual([set("bob", { aid: null }), set("mate", { aid: null })]);
  });

  it("PF1-GAP-19: a hit point, of one who has none left", () => {
    const done = factsOf({ ...orc(), ann: { vitals: { hp: 0 } } }, "attack-melee", at, [1]);
    expect(done.slice(3)).toEqual([vital("hp", 0, -1, "ann"), gained("unconscious", "ann"), gained("dying", "ann")]);
    const move = factsOf({ ...orc({ at: [15, 15] }), ann: { vitals: { hp: 0 } } }, "open-close-door", {});
    expect(move).toEqual([set("ann", { moveUsed: true })]);
  });
});

describe("a blow in another's turn", () => {
  it("PF1-GAP-01: is told as provoked", () => {
    const fight = openTurn({ ann: { profile: { stats: { ac: 12 } } } });
    fight.act("ann", "move", { path: way([5, 5], [4, 5]) });
    fight.answer("orc", true);
    fight.roll(1);
    expect(fight.events.find(({ type }) => type === "StrikeResolved")).toMatchObject({ by: "orc", provoked: true });
  });
});

describe("PF1-AOO-009: what damage makes a caster lose", () => {
  const spell = (id: string, concentration: boolean) => ({
    id,
    level: 2,
    concentration,
    redirectable: false,
    dismissible: false,
    endsRound: null,
  });
  const hurt = (foe: JsonObject, ...rolls: readonly (readonly number[] | null)[]) =>
    factsOf(
      { orc: { vitals: { hp: 50 }, profile: { stats: { ac: 5, concentration: 4 } } }, foe },
      "attack-melee",
      at,
      [15],
      [6],
      ...rolls,
    ).slice(5);
  const check = (face: number | null, against: number, hit: boolean) => ({
    type: "RollResolved",
    roll: {
      by: "orc",
      kind: "concentration",
      faces: face === null ? [] : [face],
      total: (face ?? 0) + 4,
      bonus: 4,
      modifiers: [{ label: "concentration", value: 4 }],
      hit,
      against,
    },
  });
  const casting = { spell: "gate", level: 3, roundsSpent: 1, roundsNeeded: 3, lastRound: 1 };

  it("PF1-CASTTIME-004: a long casting", () => {
    expect(hurt({ casting }, [15])).toEqual([check(15, 19, true)]);
    expect(hurt({ casting }, [14])).toEqual([check(14, 19, false), set("orc", { casting: null })]);
    expect(hurt({ casting }, null)).toEqual([check(null, 19, false), set("orc", { casting: null })]);
  });

  it("PF1-SPELL-012: each spell that is kept up, and no other", () => {
    const activeSpells = [spell("web", true), spell("ward", false), spell("fog", true)];
    expect(hurt({ activeSpells }, [14], [13])).toEqual([
      check(14, 18, true),
      check(13, 18, false),
      set("orc", { activeSpells: activeSpells.slice(0, 2) }),
    ]);
    expect(hurt({ activeSpells: [spell("ward", false)] })).toEqual([]);
  });

  it("first the casting, then what is kept up", () => {
    expect(hurt({ casting, activeSpells: [spell("web", true)] }, [20], [20])).toEqual([
      check(20, 19, true),
      check(20, 18, true),
    ]);
  });

  it("asks the one who was hurt", () => {
    const fight = openTurn({ orc: { profile: { stats: { ac: 5, concentration: 4 } } }, foe: { casting } });
    fight.act("ann", "attack-melee", at);
    fight.roll(15);
    fight.roll(6);
    expect(fight.encounter.rolls).toMatchObject({
      by: "orc",
      kind: "concentration",
      dice: [{ count: 1, sides: 20 }],
      modifiers: [{ label: "concentration", value: 4 }],
    });
  });

  it("the spell that is being cast when the blow falls", () => {
    const cast = (action: string, options: JsonObject, face: number): readonly Event[] => {
      const fight = openTurn({
        ann: { vitals: { hp: 50 }, profile: { stats: { ac: 5, concentration: 4 } } },
        orc: { profile: { attacks: [{ ...SWORD, damage: "6" }] } },
      });
      fight.act("ann", action, { options });
      fight.answer("orc", true);
      fight.roll(15);
      if (fight.encounter.rolls) fight.roll(face);
      return fight.events.filter(({ type }) => type === "Noted" || type === "TurnStateChanged").slice(-3);
    };
    const lostSpell = { type: "Noted", creature: "ann", code: "spell-lost", data: { spell: "web" } };
    expect(cast("cast-standard", { spell: "web", level: 2 }, 13)).toContainEqual(lostSpell);
    expect(cast("cast-standard", { spell: "web", level: 2 }, 14)).not.toContainEqual(lostSpell);
    expect(cast("cast-standard", { spell: "web", level: 2 }, 13)).toContainEqual(set("ann", { castingBroken: true }));
    expect(cast("light-torch", { spell: "web" }, 1)).not.toContainEqual(set("ann", { castingBroken: true }));
  });
});

describe("PF1-GAP-17: the facts of a coup de grace", () => {
  const helpless = (stats: JsonObject = {}, more: Partial<Seat> = {}): Given => ({
    orc: { conditions: ["helpless"], vitals: { hp: 50 }, profile: { stats: { fort: 3, ...stats } }, ...more },
  });
  const full = set("ann", { standardUsed: true, moveUsed: true, fullRoundUsed: true });
  const save = (face: number | null, hit: boolean, against = 17, bonus = 3) => ({
    type: "RollResolved",
    roll: {
      by: "orc",
      kind: "save",
      faces: face === null ? [] : [face],
      total: (face ?? 0) + bonus,
      bonus,
      modifiers: [{ label: "fort", value: bonus }],
      hit,
      against,
    },
  });
  it("surely critical, and then a save", () => {
    const blow = [full, struck(true, 7, { critical: true }), vital("hp", 50, 43)];
    expect(factsOf(helpless(), "coup-de-grace", at, [3, 4], [14])).toEqual([...blow, save(14, true)]);
    expect(factsOf(helpless(), "coup-de-grace", at, [3, 4], [13])).toEqual([...blow, save(13, false), gained("dead")]);
    expect(factsOf(helpless(), "coup-de-grace", at, [3, 4], null)).toEqual([
      ...blow,
      save(null, false),
      gained("dead"),
    ]);
  });

  it("without dice, or without damage, it is struck and no more", () => {
    const nothing = [full, struck(true, null, { critical: true })];
    expect(factsOf(helpless(), "coup-de-grace", at, null)).toEqual(nothing);
    const { damage: _damage, ...blunt } = SWORD;
    expect(factsOf({ ...helpless(), ann: { profile: { attacks: [blunt] } } }, "coup-de-grace", at)).toEqual(nothing);
  });

  it("doesn't kill the dead again", () => {
    const facts = factsOf(helpless({}, { vitals: { hp: 1 } }), "coup-de-grace", at, [8, 8], [1]);
    expect(facts.slice(2)).toEqual([vital("hp", 1, -15), gained("unconscious"), gained("dead"), save(1, false, 26)]);
  });

  it("asks for the dice of a critical hit, and for a save of the one who is struck", () => {
    const fight = openTurn({ ...helpless(), ann: { profile: { attacks: [{ ...SWORD, damage: "1d8+2" }] } } });
    fight.act("ann", "coup-de-grace", at);
    if (fight.encounter.windows.length > 0) fight.answer("orc", false);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "damage",
      dice: [die, die],
      modifiers: [{ label: "base", value: 4 }],
      target: "orc",
    });
    fight.roll(1, 1);
    expect(fight.encounter.rolls).toMatchObject({
      by: "orc",
      kind: "save",
      dice: [{ count: 1, sides: 20 }],
      modifiers: [{ label: "fort", value: 3 }],
    });
  });
});
