import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import type { Question } from "../../model/question.js";
import { ask } from "./ask.js";
import { economy } from "./economy.js";
import { BOW, far, openTurn, SWORD, type Given } from "./testing/mid-turn.js";

const [ann, orc, nobody] = [creatureId("ann"), creatureId("orc"), creatureId("nobody")];
const answer = (given: Given, question: Question): Json => ask(openTurn(given).situation, question);

describe("what may be asked of a fight", () => {
  it("PF1-SPELL-014: what a careful casting has to roll, and that another has nothing to", () => {
    const cast = (options: JsonObject): Json =>
      answer({}, { kind: "checks", act: { by: ann, action: "cast-standard", options } });
    const check = { label: "concentration", bonus: 0, against: 19, sides: 20 };
    expect([cast({ level: 2, defensive: true }), cast({ level: 2 })]).toEqual([[check], []]);
    expect(answer({}, { kind: "checks", act: { by: ann, action: "attack-melee" } })).toEqual([]);
  });

  it.each<readonly [string, Given, Question, Json]>([
    ["how far it is", far(8), { kind: "distance", from: ann, to: orc }, 15],
    ["PF1-GAP-03: over diagonals", { orc: { at: [8, 8] } }, { kind: "distance", from: ann, to: orc }, 20],
    [
      "where all count alike",
      { orc: { at: [8, 8] }, options: { diagonals: "equal" } },
      { kind: "distance", from: ann, to: orc },
      15,
    ],
    ["upwards, too", { orc: { at: [5, 6], elevation: 20 } }, { kind: "distance", from: ann, to: orc }, 20],
    ["without a board", { board: null }, { kind: "distance", from: ann, to: orc }, null],
    ["to nobody", {}, { kind: "distance", from: ann, to: nobody }, null],
    ["cover: none", far(9), { kind: "cover", from: ann, to: orc }, "none"],
    [
      "cover: somebody",
      { ...far(9), more: [{ id: "bob", at: [7, 5] }] },
      { kind: "cover", from: ann, to: orc },
      "soft",
    ],
    ["cover: oneself is none", far(6), { kind: "cover", from: ann, to: orc }, "none"],
    [
      "cover: a wall",
      { ...far(9), board: { walls: [{ from: [7, 0], to: [7, 20], move: true, sight: true }] } },
      { kind: "cover", from: ann, to: orc },
      "total",
    ],
    [
      "cover: half a wall",
      { ...far(9), board: { walls: [{ from: [7, 0], to: [7, 5.8], move: true, sight: true }] } },
      { kind: "cover", from: ann, to: orc },
      "cover",
    ],
    [
      "cover: a low wall",
      {
        ...far(9),
        board: {
          terrain: [
            {
              kind: "low-wall",
              edges: [
                [
                  [7, 5],
                  [8, 5],
                ],
              ],
            },
          ],
        },
      },
      { kind: "cover", from: ann, to: orc },
      "cover",
    ],
    ["cover without a board", { board: null }, { kind: "cover", from: ann, to: orc }, "none"],
    ["whether it threatens", {}, { kind: "threatens", by: ann, cell: [6, 6] }, true],
    ["whether it threatens farther", {}, { kind: "threatens", by: ann, cell: [7, 5] }, false],
    [
      "PF1-CASTTIME-006: whether one who casts threatens",
      { turn: { casting: { spell: "web" } } },
      { kind: "threatens", by: ann, cell: [6, 6] },
      false,
    ],
    ["whether it flanks alone", {}, { kind: "flanking", by: ann, target: orc }, false],
    [
      "whether it flanks",
      { more: [{ id: "bob", side: "heroes", at: [7, 5] }] },
      { kind: "flanking", by: ann, target: orc },
      true,
    ],
    ["its attack", {}, { kind: "attack", by: ann, target: orc }, { total: 5, bonus: 0, advantage: "none" }],
    [
      "its other attack",
      {},
      { kind: "attack", by: ann, target: orc, with: "bow" },
      { total: 6, bonus: 0, advantage: "none" },
    ],
    [
      "its attack in a bad way",
      { ann: { conditions: ["shaken"] } },
      { kind: "attack", by: ann, target: orc },
      { total: 3, bonus: -2, advantage: "none" },
    ],
    ["an attack that isn't there", {}, { kind: "attack", by: ann, target: orc, with: "axe" }, null],
    [
      "the attack of one who has none",
      { ann: { profile: { attacks: [] } } },
      { kind: "attack", by: ann, target: orc },
      null,
    ],
    ["what may be done", {}, { kind: "can", act: { by: ann, action: "total-defense" } }, { legal: true, reason: null }],
    [
      "what may not",
      {},
      { kind: "can", act: { by: orc, action: "total-defense" } },
      { legal: false, reason: "not-your-turn" },
    ],
    ["the order", {}, { kind: "order" }, ["ann", "orc"]],
    ["what no game of this kind has", {}, { kind: "choices", by: ann }, null],
  ])("%s", (_what, given, question, expected) => {
    expect(answer(given, question)).toEqual(expected);
  });

  it("which cells it threatens: as far as its longest weapon, and none of the unarmed", () => {
    const cells = (attacks: NonNullable<Given["ann"]>["profile"]) =>
      (answer({ ann: { profile: { ...attacks } } }, { kind: "threatened", by: ann }) as Json[]).length;
    expect(cells({ attacks: [SWORD] })).toBe(9);
    expect(cells({ attacks: [SWORD, { ...SWORD, id: "whip", reach: { min: 0, max: 2 } }] })).toBe(25);
    expect(cells({ attacks: [{ ...SWORD, reach: { min: 2, max: 2 } }] })).toBe(16);
    expect([cells({ attacks: [] }), cells({ attacks: [BOW] })]).toEqual([0, 0]);
  });

  it.each<readonly [string, Given, string, Json]>([
    ["armour class", { orc: { profile: { stats: { ac: 17 } } } }, "ac", 17],
    ["nonlethal damage", { orc: { vitals: { nonlethal: 3 } } }, "nonlethal", 3],
    ["no nonlethal damage", {}, "nonlethal", 0],
    ["no lost strength", {}, "strDamage", 0],
    ["hit points", { orc: { vitals: { hp: 7 } } }, "hp", 7],
    ["hit points of the sheet", { orc: { profile: { stats: { hp: 9 } } } }, "hp", 9],
    ["hit points that nobody counts", {}, "hp", null],
    ["spells in effect", { foe: { activeSpells: [{ id: "web" }, { id: "fog" }] } }, "activeSpells", ["web", "fog"]],
    ["no spells in effect", {}, "activeSpells", []],
    ["what it carries", { foe: { inventory: ["wand"] } }, "inventory", ["wand"]],
    ["nothing", {}, "inventory", []],
    [
      "slots",
      { orc: { vitals: { "spellSlots.2": 1 }, profile: { stats: { spellSlots: { "1": 4, "2": 3 } } } } },
      "spellSlots",
      { "1": 4, "2": 1 },
    ],
    ["uses", { orc: { profile: { stats: { uses: { breath: 2 } } } } }, "uses", { breath: 2 }],
    ["slots of one who has none", {}, "spellSlots", null],
    ["a part of the turn", { foe: { run: { rounds: 4 } } }, "run.rounds", 4],
    ["another part of the turn", { foe: { totalDefense: true } }, "totalDefense", true],
    ["a statistic", { orc: { profile: { stats: { armor: "heavy" } } } }, "armor", "heavy"],
    ["what nobody knows", {}, "luck", null],
  ])("a statistic: %s", (_what, given, key, expected) => {
    expect(answer(given, { kind: "stat", of: orc, key })).toEqual(expected);
  });
});

describe("the economy of a creature", () => {
  const values = (given: Given) => openTurn(given).economy("ann");
  const full = { standard: 1, move: 1, full: true, swift: 1, swiftNext: 1, step: true, aoo: 1 };
  it.each<readonly [string, Given, object]>([
    ["everything", {}, {}],
    ["after a standard action", { turn: { standardUsed: true } }, { standard: 0, full: false }],
    ["after a move action", { turn: { moveUsed: true } }, { move: 0, full: false }],
    ["after a full-round action", { turn: { fullRoundUsed: true } }, { standard: 0, move: 0, full: false }],
    ["PF1-ECONOMY-007: one action", { turn: { limited: "one-action" } }, { full: false }],
    [
      "PF1-ECONOMY-007: that action taken",
      { turn: { limited: "one-action", moveUsed: true } },
      { standard: 0, move: 0, full: false },
    ],
    ["PF1-GAP-19: moves alone", { turn: { limited: "move-only" } }, { standard: 0, full: false }],
    [
      "PF1-GAP-19: that move taken",
      { turn: { limited: "move-only", moveUsed: true } },
      { standard: 0, move: 0, full: false },
    ],
    [
      "PF1-GAP-19: nothing",
      { turn: { limited: "none-left" } },
      { standard: 0, move: 0, full: false, swift: 0, step: false },
    ],
    ["after a swift action", { turn: { swiftUsed: true } }, { swift: 0 }],
    ["PF1-IMMEDIATE-003: in debt", { turn: { swiftDebt: true } }, { swift: 0 }],
    ["after a step", { turn: { stepUsed: true } }, { step: false }],
    ["after a way", { turn: { distanceMoved: 5 } }, { step: false }],
    ["after what rules a step out", { turn: { stepExcluded: true } }, { step: false }],
    ["after an opportunity", { turn: { aooUsed: 1 } }, { aoo: 0 }],
    ["after more than it had", { turn: { aooUsed: 2 } }, { aoo: 0 }],
    [
      "PF1-GAP-01: with reflexes",
      { ann: { profile: { features: ["combat-reflexes"], stats: { dex: 16 } } } },
      { aoo: 4 },
    ],
    [
      "PF1-GAP-01: with reflexes, but slow",
      { ann: { profile: { features: ["combat-reflexes"], stats: { dex: 6 } } } },
      { aoo: 1 },
    ],
    ["PF1-GAP-11: caught unready", { turn: { unready: true } }, { aoo: 0 }],
  ])("%s", (_what, given, left) => {
    expect(values(given)).toEqual({ ...full, ...left });
  });

  it("PF1-IMMEDIATE-003: in another's turn a debt bars what comes next, and not the swift action that is there", () => {
    expect(openTurn({ foe: { swiftDebt: true } }).economy("orc")).toMatchObject({ swift: 1, swiftNext: 0 });
    expect(openTurn().economy("orc")).toMatchObject({ swift: 1, swiftNext: 1 });
  });
});

describe("the economy as the screens draw it", () => {
  const views = (given: Given, id = ann) => economy(openTurn(given).situation, id);
  it("names each slot with what is left of how much", () => {
    expect(views({ turn: { standardUsed: true, swiftDebt: true } }).slots).toEqual([
      { slot: "standard", shape: "main", left: 0, max: 1, owed: false },
      { slot: "move", shape: "move", left: 1, max: 1, owed: false },
      { slot: "swift", shape: "small", left: 0, max: 1, owed: true },
      { slot: "step", shape: "small", left: 1, max: 1, owed: false },
      { slot: "aoo", shape: "reaction", left: 1, max: 1, owed: false },
    ]);
    expect(views({ turn: { stepUsed: true, aooUsed: 1 } }).slots.slice(2)).toEqual([
      { slot: "swift", shape: "small", left: 1, max: 1, owed: false },
      { slot: "step", shape: "small", left: 0, max: 1, owed: false },
      { slot: "aoo", shape: "reaction", left: 0, max: 1, owed: false },
    ]);
    expect(views({ foe: { swiftDebt: true } }, orc).slots[2]).toMatchObject({ left: 1, owed: false });
  });

  it("tells the movement under way, or else what a move would bring", () => {
    const movement = { action: "run", mode: "walk", slot: "standard", budget: 120, walked: 50 };
    expect(views({ turn: { movement } }).movement).toEqual({ budget: 120, walked: 50, left: 70 });
    expect(views({ turn: { movement: { ...movement, walked: 150 } } }).movement).toEqual({
      budget: 120,
      walked: 150,
      left: 0,
    });
    expect(views({ ann: { conditions: ["exhausted"] } }).movement).toEqual({ budget: 15, walked: 0, left: 15 });
    expect(views({ ann: { profile: { speeds: { fly: 60 } } } }).movement).toEqual({ budget: 0, walked: 0, left: 0 });
  });

  it("is nothing of one who isn't there", () => {
    expect(views({}, nobody)).toEqual({ slots: [], movement: null, values: {} });
  });
});
