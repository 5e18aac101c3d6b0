import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { AttackProfile } from "../../../model/profile.js";
import { far, one, openTurn, reasonsOf, settle, SWORD, type Given, type Row } from "../testing/mid-turn.js";

const RAY: AttackProfile = { id: "ray", kind: "touch", bonus: 2, extra: { range: 5 } };
const at = { target: "orc" };
const spell = (options: JsonObject = {}) => ({ options: { spell: "web", level: 2, ...options } });
const parts = (...components: readonly string[]) => spell({ components: [...components] });
const having = (...conditions: readonly string[]): Given => ({ ann: { conditions } });
const slots = (left: number): Given => ({ ann: { vitals: { "spellSlots.2": left } } });
const pack = (...inventory: readonly string[]): Given => ({ turn: { inventory: [...inventory] } });
const lasting = (more: JsonObject): Given => ({ turn: { activeSpells: [{ id: "web", level: 2, ...more }] } });

describe("why a spell can't be cast, and what the reason is about", () => {
  it.each<Row>([
    ["a spell", {}, "cast-standard", spell(), []],
    ["PF1-SPELL-010: without a slot", slots(0), "cast-standard", spell(), one("no-resource", { of: "spellSlots.2" })],
    ["PF1-SPELL-010: with the last slot", slots(1), "cast-standard", spell(), []],
    ["PF1-SPELL-010: with a slot of another level", slots(0), "cast-standard", spell({ level: 1 }), []],
    [
      "PF1-SPELL-010: one of no level",
      { ann: { vitals: { "spellSlots.0": 0 } } },
      "cast-standard",
      { options: { spell: "light" } },
      one("no-resource", { of: "spellSlots.0" }),
    ],
    [
      "PF1-SPELL-003: words, gagged",
      having("gagged"),
      "cast-standard",
      parts("V"),
      one("condition", { condition: "gagged" }),
    ],
    [
      "PF1-SPELL-003: words, in silence",
      having("silenced"),
      "cast-standard",
      parts("V"),
      one("condition", { condition: "silenced" }),
    ],
    ["PF1-SPELL-003: no words, gagged", having("gagged"), "cast-standard", parts("S"), []],
    ["PF1-SPELL-004: words, deaf", having("deafened"), "cast-standard", parts("V"), []],
    [
      "PF1-SPELL-005: gestures, pinned",
      having("pinned"),
      "cast-standard",
      parts("S"),
      one("condition", { condition: "pinned" }),
    ],
    [
      "PF1-SPELL-005: gestures, grappled",
      having("grappled"),
      "cast-standard",
      parts("S"),
      one("condition", { condition: "grappled" }),
    ],
    ["PF1-SPELL-005: no gestures, grappled", having("grappled"), "cast-standard", parts("V"), []],
    ["PF1-SPELL-006: gestures, a hand free", { turn: { hands: ["staff"] } }, "cast-standard", parts("S"), []],
    [
      "PF1-SPELL-006: gestures, both hands full",
      { turn: { hands: ["staff", "torch"] } },
      "cast-standard",
      parts("S"),
      one("components", { missing: "hand" }),
    ],
    [
      "PF1-SPELL-006: no gestures, both hands full",
      { turn: { hands: ["staff", "torch"] } },
      "cast-standard",
      parts("V"),
      [],
    ],
    [
      "PF1-SPELL-007: something dear that one has",
      pack("ruby"),
      "cast-standard",
      spell({ components: ["M"], componentCost: 50, item: "ruby" }),
      [],
    ],
    ["PF1-SPELL-007: a potion quickly, with no word of components", pack(), "cast-quickened", spell(), []],
    ["a scroll that one lacks", pack(), "read-scroll", spell({ item: "scroll" }), one("no-resource", { of: "scroll" })],
    ["PF1-ITEM-002: a scroll that one has", pack("scroll"), "read-scroll", spell({ item: "scroll" }), []],
    ["a scroll, where nobody keeps books", {}, "read-scroll", spell({ item: "scroll" }), []],
    ["PF1-ITEM-002: a scroll takes no slot", slots(0), "read-scroll", spell(), []],
    ["PF1-ITEM-002: a scroll is read with hands tied", having("grappled"), "read-scroll", parts("S"), []],
    [
      "PF1-ABILITY-002: an ability that is used up",
      { ann: { vitals: { "uses.breath": 0 } } },
      "use-spell-like",
      { options: { ability: "breath" } },
      one("no-resource", { of: "uses.breath" }),
    ],
    [
      "PF1-ABILITY-002: another ability",
      { ann: { vitals: { "uses.breath": 0 } } },
      "use-spell-like",
      { options: { ability: "gaze" } },
      [],
    ],
    [
      "PF1-SWIFT-002: a second quickened spell",
      { turn: { swiftSpellCast: true } },
      "cast-quickened",
      spell(),
      one("once-per-round"),
    ],
    [
      "PF1-SWIFT-002: a plain spell after a quickened one",
      { turn: { swiftSpellCast: true } },
      "cast-standard",
      spell(),
      [],
    ],
    ["PF1-CASTTIME-002: a long casting of no length", {}, "cast-long", spell(), one("no-trigger")],
    ["PF1-CASTTIME-002: of one round", {}, "cast-long", spell({ rounds: 1 }), []],
    ["PF1-CASTTIME-002: of none", {}, "cast-long", spell({ rounds: 0 }), one("no-trigger")],
    [
      "PF1-CASTTIME-002: going on asks neither for rounds nor for a slot",
      { ...slots(0), turn: { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 1 } } },
      "cast-long",
      spell(),
      [],
    ],
    [
      "PF1-CASTTIME-002: another spell meanwhile is a casting of its own",
      { turn: { casting: { spell: "fog", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 1 } } },
      "cast-long",
      spell(),
      one("no-trigger"),
    ],
    [
      "PF1-SPELL-021: a ray too far off",
      { ...far(11), ann: { profile: { attacks: [RAY] } } },
      "cast-standard",
      { ...spell(), ...at, with: "ray" },
      one("out-of-range", { distance: 30, range: 25 }),
    ],
    [
      "PF1-SPELL-021: a ray near by",
      { ...far(10), ann: { profile: { attacks: [RAY] } } },
      "cast-standard",
      { ...spell(), ...at, with: "ray" },
      [],
    ],
    ["a spell with a sword in hand is no ray", far(12), "cast-standard", { ...spell(), ...at, with: "sword" }, []],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it.each<readonly [string, string[], Given, JsonObject, boolean]>([
    ["something dear, with nothing in the pack", ["M"], pack(), { componentCost: 50 }, false],
    ["with a pouch alone", ["M"], pack("component-pouch"), { componentCost: 50 }, false],
    ["with something beside the pouch", ["M"], pack("component-pouch", "ruby"), { componentCost: 50 }, true],
    ["with another thing than the one named", ["M"], pack("opal"), { componentCost: 50, item: "ruby" }, false],
    ["a focus", ["F"], pack(), { componentCost: 50 }, false],
    ["a holy symbol", ["DF"], pack(), { componentCost: 50 }, false],
    ["words alone", ["V"], pack(), { componentCost: 50 }, true],
    ["something cheap", ["M"], pack(), {}, true],
    ["something free", ["M"], pack(), { componentCost: 0 }, true],
    ["where nobody keeps books", ["M"], {}, { componentCost: 50 }, true],
  ])("PF1-SPELL-007: %s", (_what, components, given, options, lawful) => {
    const reasons = reasonsOf(given, "cast-standard", spell({ components, ...options }));
    const missing = one("components", { missing: "focus" });
    const named = "item" in options ? one("no-resource", { of: options.item ?? null }) : [];
    expect(reasons).toEqual(lawful ? [] : [...missing, ...named]);
  });
});

describe("what is done with a spell in effect", () => {
  it.each<readonly [string, JsonObject]>([
    ["concentrate-spell", { concentration: true }],
    ["cease-concentration", { concentration: true }],
    ["direct-spell", { redirectable: true }],
    ["dismiss-spell", { dismissible: true }],
  ])("PF1-SPELL-011, 022, 023: %s needs a spell that takes it", (action, fit) => {
    const others = { concentration: true, redirectable: true, dismissible: true };
    const unfit = Object.fromEntries(Object.keys({ ...others, ...fit }).map((key) => [key, !(key in fit)]));
    expect(reasonsOf(lasting(fit), action, { options: { spell: "web" } })).toEqual([]);
    expect(reasonsOf(lasting(unfit), action, { options: { spell: "web" } })).toEqual(
      one("no-trigger", { spell: "web" }),
    );
    expect(reasonsOf(lasting(fit), action, { options: { spell: "fog" } })).toEqual(one("no-trigger", { spell: "fog" }));
    expect(reasonsOf(lasting(fit), action)).toEqual(one("no-trigger", { spell: null }));
  });
});

describe("whom a casting gives a chance", () => {
  const quick: Given["orc"] = { profile: { features: ["combat-reflexes"], stats: { dex: 14 } } };
  const causes = (action: string, doing: object, given: Given = {}) =>
    openTurn({ ann: { profile: { attacks: [SWORD, RAY] } }, ...given })
      .judge("ann", action, doing)
      .provocations.map(({ of }) => of);
  const ray = { ...at, with: "ray" };
  it.each<readonly [string, string, object, Given, string[]]>([
    ["PF1-SPELL-013: a spell", "cast-standard", spell(), {}, ["casting"]],
    ["PF1-ITEM-002: a scroll", "read-scroll", spell(), {}, ["casting"]],
    ["PF1-SPELL-014: a careful casting", "cast-standard", spell({ defensive: true }), {}, []],
    ["PF1-SWIFT-002: a quickened one", "cast-quickened", spell(), {}, []],
    [
      "PF1-CASTTIME-005: one that goes on",
      "cast-long",
      spell(),
      { turn: { casting: { spell: "web", roundsNeeded: 3 } } },
      [],
    ],
    ["PF1-CASTTIME-005: one that begins", "cast-long", spell({ rounds: 3 }), {}, ["casting"]],
    [
      "PF1-SPELL-021: a ray, to those with two chances",
      "cast-standard",
      { ...spell(), ...ray },
      { orc: quick },
      ["casting", "ranged-attack"],
    ],
    ["PF1-SPELL-021: a ray, to those with one", "cast-standard", { ...spell(), ...ray }, {}, ["casting"]],
    ["PF1-SPELL-021: a careful ray", "cast-standard", { ...spell({ defensive: true }), ...ray }, {}, ["ranged-attack"]],
    ["a ray at nobody", "cast-standard", { ...spell(), with: "ray" }, { orc: quick }, ["casting"]],
    ["a sword", "cast-standard", { ...spell(), ...at, with: "sword" }, { orc: quick }, ["casting"]],
    ["concentrating", "concentrate-spell", { options: { spell: "web" } }, lasting({ concentration: true }), []],
  ])("%s", (_what, action, doing, given, expected) => {
    expect(causes(action, doing, given)).toEqual(expected);
  });
});

describe("the checks of a casting", () => {
  const dcs = (given: Given, options: JsonObject = {}, action = "cast-standard") => {
    const fight = openTurn(given);
    fight.act("ann", action, spell({ defensive: true, ...options }));
    settle(fight);
    const found: unknown[] = [];
    for (let i = 0; i < 5 && fight.encounter.rolls; i++) {
      fight.roll(fight.encounter.rolls.dice[0]?.sides ?? 20);
      const event = fight.events.findLast(({ type }) => type === "RollResolved");
      if (event?.type === "RollResolved") found.push([event.roll.kind, event.roll.bonus, event.roll.against]);
    }
    return found;
  };
  const stats = { concentration: 30 };
  const mage = (more: Given["ann"] = {}): Given => ({ ann: { ...more, profile: { stats, ...more.profile } } });
  const holder = { id: "grappled", by: "orc" as never };
  const published: Given["options"] = { grappledCasting: "published" };
  it.each<readonly [string, Given, JsonObject, unknown[]]>([
    ["PF1-SPELL-014: careful, of level 2", mage(), {}, [["concentration", 30, 19]]],
    ["PF1-SPELL-014: careful, of level 5", mage(), { level: 5 }, [["concentration", 30, 25]]],
    [
      "PF1-GAP-06: careful with training",
      mage({ profile: { features: ["combat-casting"] } }),
      {},
      [["concentration", 34, 19]],
    ],
    ["none for the careless", mage(), { defensive: false }, []],
    ["PF1-GAP-06: entangled", mage({ conditions: ["entangled"] }), { defensive: false }, [["concentration", 30, 17]]],
    [
      "PF1-SPELL-009: what the game master asks",
      mage(),
      { defensive: false, interruptionDC: 22 },
      [["concentration", 30, 22]],
    ],
    [
      "PF1-SPELL-004: words, deaf",
      mage({ conditions: ["deafened"] }),
      { defensive: false, components: ["V"] },
      [["check", 0, 21]],
    ],
    ["PF1-SPELL-004: no words, deaf", mage({ conditions: ["deafened"] }), { defensive: false, components: ["S"] }, []],
    ["PF1-SPELL-004: nothing known of words, deaf", mage({ conditions: ["deafened"] }), { defensive: false }, []],
    ["PF1-SPELL-005: grappled, as the source has it", mage({ conditions: [holder] }), { defensive: false }, []],
    [
      "PF1-SPELL-005, PF1-GAP-06: grappled, as published: 10, the holder's bonus and the level",
      { ...mage({ conditions: [holder] }), orc: { profile: { stats: { cmb: 7 } } }, options: published },
      { defensive: false },
      [["concentration", 30, 19]],
    ],
    [
      "PF1-GAP-06: with training for it",
      { ...mage({ conditions: [holder], profile: { features: ["combat-casting"] } }), options: published },
      { defensive: false },
      [["concentration", 34, 12]],
    ],
    [
      "PF1-GAP-06: grappled by nobody",
      { ...mage({ conditions: ["grappled"] }), options: published },
      { defensive: false },
      [["concentration", 30, 12]],
    ],
    ["nothing for one whom nobody holds", { ...mage(), options: published }, { defensive: false }, []],
    [
      "all of them, one after the other",
      mage({ conditions: ["deafened", "entangled"] }),
      { components: ["V"], interruptionDC: 12 },
      [
        ["check", 0, 21],
        ["concentration", 30, 19],
        ["concentration", 30, 17],
        ["concentration", 30, 12],
      ],
    ],
  ])("%s", (_what, given, options, expected) => {
    expect(dcs(given, options)).toEqual(expected);
  });

  it("PF1-SPELL-004: deafness troubles the words of spells, not a scroll's", () => {
    expect(dcs(mage({ conditions: ["deafened"] }), { defensive: false, components: ["V"] }, "read-scroll")).toEqual([]);
  });
});
