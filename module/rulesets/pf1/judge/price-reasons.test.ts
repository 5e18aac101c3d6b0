import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import {
  one,
  openTurn,
  outcomesSince,
  reasonsOf,
  set,
  settle,
  SWORD,
  type Given,
  type Row,
} from "../testing/mid-turn.js";
import { way, type Doing, type Stage } from "../testing/stage.js";

const at = { target: "orc" };
const turn = (state: JsonObject): Given => ({ turn: state });
const having = (...conditions: readonly string[]): Given => ({ ann: { conditions } });
const noSlot = (slot: string) => one("no-slot", { slot });
const limited = (limit: string, slot: string) => one("limited", { limit, slot });
const walked = (bab: number, action = "move"): Given => ({
  ann: { profile: { attacks: [{ ...SWORD, extra: { ready: false } }], stats: { bab } } },
  turn: { moveUsed: true, movement: { action, mode: "walk", slot: "move", budget: 30, walked: 30 } },
});

describe("why an action can't be paid, and what the reason is about", () => {
  it.each<Row>([
    [
      "PF1-ECONOMY-003: a second standard action",
      turn({ standardUsed: true }),
      "total-defense",
      {},
      noSlot("standard"),
    ],
    ["PF1-ECONOMY-003: a standard action after a move", turn({ moveUsed: true }), "total-defense", {}, []],
    ["PF1-ECONOMY-003: a second move action", turn({ moveUsed: true }), "open-close-door", {}, noSlot("move")],
    ["PF1-ECONOMY-003: a move action after a standard one", turn({ standardUsed: true }), "open-close-door", {}, []],
    [
      "PF1-ECONOMY-011: a full-round action after a standard one",
      turn({ standardUsed: true }),
      "light-torch",
      {},
      noSlot("full"),
    ],
    ["PF1-ECONOMY-011: after a move", turn({ moveUsed: true }), "light-torch", {}, noSlot("full")],
    [
      "PF1-ECONOMY-011: a standard action after a full-round one",
      turn({ fullRoundUsed: true }),
      "total-defense",
      {},
      noSlot("standard"),
    ],
    ["PF1-ECONOMY-011: a move action after it", turn({ fullRoundUsed: true }), "open-close-door", {}, noSlot("move")],
    ["PF1-ECONOMY-011: a second one", turn({ fullRoundUsed: true }), "light-torch", {}, noSlot("full")],
    [
      "PF1-ECONOMY-005: a move for the standard action",
      turn({ moveUsed: true }),
      "open-close-door",
      { pay: "standard" },
      [],
    ],
    [
      "PF1-ECONOMY-005: for a spent one",
      turn({ standardUsed: true }),
      "open-close-door",
      { pay: "standard" },
      noSlot("standard"),
    ],
    [
      "PF1-ECONOMY-005: a standard action for the move action",
      {},
      "total-defense",
      { pay: "move" },
      one("wrong-slot", { slot: "move" }),
    ],
    [
      "a full-round action for the standard one",
      {},
      "light-torch",
      { pay: "standard" },
      one("wrong-slot", { slot: "standard" }),
    ],
    [
      "a swift action for the standard one",
      {},
      "swift-action",
      { pay: "standard" },
      one("wrong-slot", { slot: "standard" }),
    ],
    ["by its own slot", {}, "total-defense", { pay: "standard" }, []],
    ["two moves at one go", {}, "move", { pay: "double", path: way([5, 5], [5, 6]) }, []],
    [
      "two moves after one",
      turn({ moveUsed: true }),
      "move",
      { pay: "double", path: way([5, 5], [5, 6]) },
      noSlot("full"),
    ],
    ["anything else twice", {}, "open-close-door", { pay: "double" }, one("wrong-slot", { slot: "double" })],
    ["what isn't free for free", {}, "total-defense", { pay: "free" }, one("wrong-slot", { slot: "free" })],
    ["for something unheard of", {}, "total-defense", { pay: "gold" }, one("wrong-slot", { slot: "gold" })],
    ["PF1-SWIFT-001: a second swift action", turn({ swiftUsed: true }), "swift-action", {}, noSlot("swift")],
    [
      "PF1-IMMEDIATE-002: an immediate action after it",
      turn({ swiftUsed: true }),
      "immediate-action",
      {},
      noSlot("swift"),
    ],
    ["PF1-IMMEDIATE-003: in debt", turn({ swiftDebt: true }), "swift-action", {}, one("slot-debt", { slot: "swift" })],
    [
      "PF1-IMMEDIATE-003: an immediate action in debt",
      turn({ swiftDebt: true }),
      "immediate-action",
      {},
      one("slot-debt", { slot: "swift" }),
    ],
    ["an immediate action as a swift one", {}, "immediate-action", { pay: "swift" }, []],
    [
      "PF1-IMMEDIATE-004: an immediate action, caught unready",
      turn({ unready: true }),
      "immediate-action",
      {},
      one("condition", { condition: "flat-footed" }),
    ],
    ["a swift action, caught unready", turn({ unready: true }), "swift-action", {}, []],
    ["PF1-MOVE-010: drawing in a move at base attack +1", walked(1), "draw-weapon", { pay: "free" }, []],
    [
      "PF1-MOVE-010: drawing in a move at base attack +0",
      walked(0),
      "draw-weapon",
      { pay: "free" },
      one("wrong-slot", { slot: "free" }),
    ],
    [
      "PF1-MOVE-010: drawing in a run",
      walked(1, "run"),
      "draw-weapon",
      { pay: "free" },
      one("wrong-slot", { slot: "free" }),
    ],
    [
      "PF1-MOVE-010: drawing without a move",
      { ann: walked(1).ann ?? {} },
      "draw-weapon",
      { pay: "free" },
      one("wrong-slot", { slot: "free" }),
    ],
    [
      "PF1-MOVE-010: sheathing in a move",
      { ...walked(1), ann: { profile: { stats: { bab: 1 } } } },
      "sheathe-weapon",
      { pay: "free" },
      one("wrong-slot", { slot: "free" }),
    ],
    [
      "PF1-GAP-31: drawing quickly",
      { ann: { profile: { attacks: [{ ...SWORD, extra: { ready: false } }], features: ["quick-draw"] } } },
      "draw-weapon",
      { pay: "free" },
      [],
    ],
    [
      "PF1-GAP-31: a quick drawer's shield",
      { ann: { profile: { features: ["quick-draw"] } }, turn: { shield: { bonus: 1, worn: false } } },
      "don-remove-shield",
      { pay: "free" },
      one("wrong-slot", { slot: "free" }),
    ],
    [
      "PF1-MOVE-016: a shield in a move",
      { ...walked(1), turn: { ...walked(1).turn, shield: { bonus: 1, worn: false } } },
      "don-remove-shield",
      { pay: "free" },
      [],
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it.each<Row>([
    ["one action", having("staggered"), "total-defense", {}, []],
    ["or one move", having("staggered"), "open-close-door", {}, []],
    ["no full-round action", having("staggered"), "light-torch", {}, limited("one-action", "full")],
    [
      "no second one",
      { ...having("staggered"), ...turn({ moveUsed: true }) },
      "total-defense",
      {},
      limited("one-action", "standard"),
    ],
    [
      "no move after it",
      { ...having("staggered"), ...turn({ standardUsed: true }) },
      "open-close-door",
      {},
      limited("one-action", "move"),
    ],
    [
      "no double move",
      having("staggered"),
      "move",
      { pay: "double", path: way([5, 5], [5, 6]) },
      limited("one-action", "full"),
    ],
    [
      "a withdrawal for the one action",
      having("staggered"),
      "withdraw",
      { pay: "standard", path: way([5, 5], [4, 5]) },
      [],
    ],
    [
      "no run for it",
      having("staggered"),
      "run",
      { pay: "standard", path: way([5, 5], [4, 5]) },
      one("wrong-slot", { slot: "standard" }),
    ],
    [
      "no withdrawal for it by the unlimited",
      {},
      "withdraw",
      { pay: "standard", path: way([5, 5], [4, 5]) },
      one("wrong-slot", { slot: "standard" }),
    ],
    ["a move of the nauseated", having("nauseated"), "open-close-door", {}, []],
    ["no standard action of theirs", having("nauseated"), "total-defense", {}, limited("move-only", "standard")],
    ["no move for it", having("nauseated"), "open-close-door", { pay: "standard" }, limited("move-only", "standard")],
    [
      "no second move",
      { ...having("nauseated"), ...turn({ moveUsed: true }) },
      "open-close-door",
      {},
      limited("move-only", "move"),
    ],
    ["swift and free actions", having("nauseated"), "swift-action", {}, []],
  ])("PF1-ECONOMY-007, PF1-GAP-19: the limited have %s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it.each<readonly [string, Given, string]>([
    ["no hit points", { ann: { vitals: { hp: 0 } } }, "one-action"],
    ["nonlethal damage of as many", { ann: { vitals: { hp: 4, nonlethal: 4 } } }, "one-action"],
    ["the word of the turn", turn({ limited: "move-only" }), "move-only"],
    ["the worst of several", { ...having("staggered", "nauseated"), ...turn({ limited: "one-action" }) }, "move-only"],
  ])("PF1-ECONOMY-007: %s limit, too", (_what, given, limit) => {
    expect(reasonsOf(given, "light-torch")).toEqual(limited(limit, "full"));
  });

  it("PF1-GAP-26: less nonlethal damage than hit points doesn't", () => {
    expect(reasonsOf({ ann: { vitals: { hp: 4, nonlethal: 3 } } }, "light-torch")).toEqual([]);
    expect(reasonsOf({ ann: { vitals: { hp: 4 } } }, "light-torch")).toEqual([]);
  });

  it.each([
    [1, one("too-many", { limit: 1 })],
    [2, []],
    ["none", []],
  ])("PF1-FREE-002: a second free action under a cap of %s", (freeActionCap, reasons) => {
    expect(reasonsOf({ ...turn({ freeCount: 1 }), options: { freeActionCap } }, "drop-item")).toEqual(reasons);
    expect(reasonsOf({ ...turn({ freeCount: 1 }), options: { freeActionCap } }, "draw-ammunition")).toEqual([]);
  });
});

describe("what an action is paid with, and what that leaves in the turn", () => {
  const paid = (given: Given, action: string, doing: Doing = {}) => {
    const fight = openTurn(given);
    const before = fight.events.length;
    const { pays } = fight.judge("ann", action, doing);
    fight.act("ann", action, doing);
    settle(fight);
    if (fight.encounter.rolls) fight.roll();
    return [pays, outcomesSince(fight, before)[0]];
  };
  it.each<readonly [string, Given, string, Doing, string[], JsonObject]>([
    ["a standard action", {}, "total-defense", {}, ["standard"], { standardUsed: true }],
    ["a move action", {}, "load-light-crossbow", { with: "bow" }, ["move"], { moveUsed: true }],
    [
      "two moves",
      {},
      "move",
      { pay: "double", path: way([5, 5], [4, 5]) },
      ["move", "standard"],
      { standardUsed: true, moveUsed: true },
    ],
    [
      "a full-round action",
      {},
      "light-torch",
      {},
      ["standard", "move"],
      { standardUsed: true, moveUsed: true, fullRoundUsed: true },
    ],
    ["a swift action", {}, "swift-action", {}, ["swift"], { swiftUsed: true }],
    [
      "PF1-IMMEDIATE-002: an immediate action in one's own turn",
      {},
      "immediate-action",
      {},
      ["swift"],
      { swiftUsed: true },
    ],
    ["PF1-FREE-002: a free action", turn({ freeCount: 2 }), "drop-prone", {}, [], { freeCount: 3 }],
    ["a step", {}, "five-foot-step", { path: way([5, 5], [4, 5]) }, ["step"], { stepUsed: true }],
    [
      "PF1-ECONOMY-013: a withdrawal",
      {},
      "withdraw",
      { path: way([5, 5], [4, 5]) },
      ["standard", "move"],
      { standardUsed: true, moveUsed: true, fullRoundUsed: true, stepExcluded: true },
    ],
    ["a move", {}, "move", { path: way([5, 5], [4, 5]) }, ["move"], { moveUsed: true }],
    [
      "PF1-ECONOMY-003: the first of a full attack",
      {},
      "full-attack",
      at,
      ["standard", "move"],
      { standardUsed: true },
    ],
    [
      "PF1-FULLROUND-003: the second commits the move action",
      {
        ann: { profile: { stats: { bab: 11 } } },
        turn: { standardUsed: true, fullAttack: { made: ["sword"], offHand: null } },
      },
      "full-attack",
      at,
      ["move"],
      { moveUsed: true, fullRoundUsed: true },
    ],
  ])("%s", (_what, given, action, doing, pays, spend) => {
    expect(paid(given, action, doing)).toEqual([pays, set("ann", spend)]);
  });

  it("PF1-IMMEDIATE-003: an immediate action in another's turn is owed", () => {
    const fight = openTurn();
    fight.act("orc", "immediate-action");
    expect(fight.state("orc").turn).toEqual({ swiftDebt: true });
  });

  it("PF1-FULLROUND-003: a full attack goes on where the turn has been committed, and not after a move", () => {
    const made = (count: number, state: JsonObject): Given => ({
      ann: { profile: { stats: { bab: 16 } } },
      turn: { standardUsed: true, fullAttack: { made: Array(count).fill("sword"), offHand: null }, ...state },
    });
    expect(openTurn(made(2, { moveUsed: true, fullRoundUsed: true })).judge("ann", "full-attack", at)).toMatchObject({
      refusal: null,
      pays: [],
    });
    expect(reasonsOf(made(1, { moveUsed: true }), "full-attack", at)).toEqual(noSlot("move"));
    expect(reasonsOf(made(1, { distanceMoved: 5 }), "full-attack", at)).toEqual(noSlot("move"));
    expect(reasonsOf(made(1, { moveUsed: true, fullRoundUsed: true }), "full-attack", at)).toEqual([]);
    expect(reasonsOf(made(1, { stepUsed: true }), "full-attack", at)).toEqual([]);
  });

  it.each<readonly [string, Doing, string[]]>([
    ["activate-trigger-item", { options: { actionType: "swift" } }, ["swift"]],
    ["activate-trigger-item", {}, ["standard"]],
    ["use-extraordinary", { options: { actionType: "full-round" } }, ["standard", "move"]],
    ["use-feat", { options: { actionType: "move" }, variant: "run" }, ["move"]],
    ["use-feat", { variant: "run" }, ["standard"]],
    ["use-feat", { variant: "arcane-strike" }, ["swift"]],
    ["use-feat", { variant: "power-attack" }, []],
    ["use-feat", { variant: "deadly-aim" }, []],
    ["use-feat", { variant: "combat-expertise" }, []],
    ["use-feat", {}, ["standard"]],
    ["total-defense", { options: { actionType: "swift" } }, ["standard"]],
  ])("PF1-ECONOMY-016: %s with %j pays %j", (action, doing, pays) => {
    expect(openTurn().judge("ann", action, doing).pays).toEqual(pays);
  });
});

describe("PF1-GAP-01: the price of an opportunity", () => {
  const strike: Doing = { target: "ann", pay: "aoo", with: "weapon" };
  /** Ann has stepped away from the orc, who is asked. */
  function asked(foe: JsonObject = {}): Stage {
    const fight = openTurn({ foe });
    fight.act("ann", "move", { path: way([5, 5], [3, 5]) });
    return fight;
  }

  it("is no trigger, where nobody is asked", () => {
    expect(openTurn().judge("orc", "attack-melee", strike)).toMatchObject({
      refusal: { reasons: one("no-trigger") },
      pays: ["aoo"],
    });
    expect(asked().refusal("orc", "attack-melee", strike)).toBe("no-trigger");
  });

  it("is one of its pool", () => {
    const fight = asked({ aooUsed: 0 });
    fight.answer("orc", true);
    fight.roll(1);
    expect(fight.state("orc").turn.aooUsed).toBe(1);
    expect(openTurn({ foe: { aooUsed: 1 } }).judge("orc", "attack-melee", strike).refusal?.reasons).toEqual([
      ...one("no-trigger"),
      ...one("no-reaction", { slot: "aoo" }),
    ]);
  });

  it("comes too late for who is down", () => {
    const down = openTurn({ ann: { conditions: ["unconscious"] } });
    expect(down.judge("orc", "attack-melee", strike).refusal?.reasons).toEqual([
      ...one("no-trigger"),
      ...one("too-late"),
    ]);
    const stunned = openTurn({ ann: { conditions: ["stunned"] } });
    expect(stunned.judge("orc", "attack-melee", strike).refusal?.reasons).toEqual(one("no-trigger"));
  });

  it("PF1-DEFENCE-002: isn't struck in total defence", () => {
    const guarded = openTurn({ foe: { totalDefense: true } });
    expect(guarded.judge("orc", "attack-melee", strike).refusal?.reasons).toEqual([
      ...one("no-trigger"),
      ...one("combination", { action: "total-defense" }),
    ]);
  });
});

describe("PF1-ACTION-001: the price of what was readied", () => {
  const readied = (trigger: JsonObject, action = "attack-melee"): JsonObject => ({
    readied: { trigger, action: { action } },
  });
  const blow: Doing = { target: "ann", with: "weapon" };

  it.each<readonly [string, JsonObject, string, Doing, ReturnType<typeof one>]>([
    ["is none, where the game master says so", readied({ on: "other" }), "attack-melee", blow, []],
    ["nor where somebody appears", readied({ on: "appear" }), "attack-melee", blow, []],
    ["nor where a flank opens", readied({ on: "flank" }), "attack-melee", blow, []],
    ["nor without a word of when", readied({}), "attack-melee", blow, []],
    [
      "is no matter, where the rules tell",
      readied({ on: "move" }),
      "attack-melee",
      blow,
      one("not-your-turn", { active: "ann" }),
    ],
    [
      "is for that action alone",
      readied({ on: "other" }),
      "total-defense",
      {},
      one("not-your-turn", { active: "ann" }),
    ],
    ["asks for something readied", {}, "attack-melee", { ...blow, pay: "readied" }, one("no-trigger")],
    ["asks for its moment", readied({ on: "move" }), "attack-melee", { ...blow, pay: "readied" }, one("no-trigger")],
    [
      "isn't another slot",
      readied({ on: "other" }),
      "attack-melee",
      { ...blow, pay: "standard" },
      one("not-your-turn", { active: "ann" }),
    ],
  ])("%s", (_what, foe, action, doing, reasons) => {
    expect(reasonsOf({ foe }, action, doing, "orc")).toEqual(reasons);
  });

  it("is what was readied, and a place before the one who let it off", () => {
    const fight = openTurn({ foe: readied({ on: "other" }), more: [{ id: "bob", at: [9, 9], side: "heroes" }] });
    const before = fight.events.length;
    expect(fight.judge("orc", "attack-melee", blow).pays).toEqual(["readied"]);
    fight.act("orc", "attack-melee", blow);
    fight.roll(1);
    expect(outcomesSince(fight, before).slice(0, 2)).toEqual([
      set("orc", { readied: null }),
      { type: "OrderChanged", order: ["orc", "ann", "bob"] },
    ]);
  });

  it("is nothing special in one's own turn", () => {
    expect(openTurn({ turn: readied({ on: "other" }) }).judge("ann", "attack-melee", at).pays).toEqual(["standard"]);
  });
});
