import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import { readTurn } from "./state.js";
import { stage, type Seat } from "./testing/stage.js";
import { delays, due, endTurn, given, skipsTurn, startRound, startTurn } from "./turns.js";

const [ann, orc, nobody] = ["ann", "orc", "dan"].map(creatureId) as [never, never, never];
const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const fightWith = (turn: JsonObject = {}, more: Partial<Seat> = {}, foe: Partial<Seat> = {}) => {
  const fight = stage([
    { ...ANN, ...more },
    { id: "orc", at: [5, 5], ...foe },
  ]);
  fight.send({ type: "Observe", creature: ann, turn });
  return fight.situation;
};

describe("the stored state of a turn", () => {
  it.each<readonly [string, Json]>([
    ["actionUsed", true],
    ["moved", 15],
    ["helpsAgainst", "orc"],
    ["diagonals", 1],
    ["readied", { trigger: { on: "move" }, action: { action: "attack" } }],
    ["initiative", 17],
    ["controls", true],
    ["controls", false],
    ["stealth", 18],
    ["concentrating", "web"],
    ["ruledCover", "half"],
    ["ruledAdvantage", "advantage"],
    ["ruledObject", "action"],
  ])("is taken as it is: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual({ ...readTurn({}), [key]: value });
  });

  it.each<readonly [string, Json]>([
    ["actionUsed", 1],
    ["moved", "15"],
    ["helpsAgainst", 3],
    ["diagonals", 2],
    ["readied", "attack"],
    ["initiative", "17"],
    ["controls", "yes"],
    ["stealth", true],
    ["concentrating", {}],
    ["ruledCover", "much"],
    ["ruledAdvantage", true],
    ["ruledObject", "bonus"],
    ["luck", 3],
  ])("has its default where it is of another shape: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual(readTurn({}));
  });
});

describe("state given from outside", () => {
  it.each<readonly [string, JsonObject, JsonObject]>([
    ["nothing", {}, {}],
    ["by name", { dashes: 1, struckDown: true, luck: 2 }, { dashes: 1 }],
    ["an action that is spent", { spent: { action: 1 } }, { actionUsed: true }],
    ["one that is given back", { spent: { action: 0 } }, { actionUsed: false }],
    [
      "all four",
      { spent: { action: 1, bonus: 1, reaction: 1, interaction: 1 } },
      { actionUsed: true, bonusUsed: true, reactionUsed: true, interactionUsed: true },
    ],
    ["feet", { spent: { movement: 15 } }, { moved: 15 }],
    ["feet that aren't counted", { spent: { movement: "far" } }, {}],
    ["what isn't spent by words", { spent: 3 }, {}],
  ])("%s", (_what, state, expected) => {
    expect(given(fightWith(), ann, state)).toEqual(expected);
  });
});

describe("rounds and turns", () => {
  const lost = (creature: string, condition: string) => ({ type: "ConditionLost", creature, condition });

  it("DND5-INIT-003: surprise is over with the first round, and no earlier", () => {
    const situation = fightWith({}, { conditions: ["surprised"] });
    expect(startRound(situation)).toEqual([]);
    expect(startRound({ ...situation, encounter: { ...situation.encounter, round: 2 } })).toEqual([
      lost("ann", "surprised"),
    ]);
  });

  it("DND5-TURN-001: a beginning gives everything back", () => {
    const [fact, ...more] = startTurn(fightWith({ actionUsed: true }), ann);
    expect(more).toEqual([]);
    expect(fact).toMatchObject({ type: "TurnStateChanged", creature: "ann" });
    for (const key of ["actionUsed", "bonusUsed", "reactionUsed", "interactionUsed", "moved", "readied", "dodging"])
      expect(fact?.type === "TurnStateChanged" && fact.set[key]).toBeNull();
    expect(fact?.type === "TurnStateChanged" && "concentrating" in fact.set).toBe(false);
    expect(startTurn(fightWith(), nobody)).toEqual([]);
  });

  it("an end changes nothing by itself", () => {
    expect([endTurn(fightWith(), ann), endTurn(fightWith(), nobody)]).toEqual([[], []]);
  });

  it.each<readonly [string, JsonObject]>([
    ["cover", { ruledCover: "half" }],
    ["Advantage", { ruledAdvantage: "advantage" }],
    ["an object", { ruledObject: "action" }],
  ])("DND5-ATT-004, DND5-OBJ-004: an end forgets a ruling about %s", (_what, turn) => {
    expect(endTurn(fightWith(turn), ann)).toEqual([
      {
        type: "TurnStateChanged",
        creature: "ann",
        set: { ruledCover: null, ruledAdvantage: null, ruledObject: null },
      },
    ]);
  });

  it("an end lets whoever was stopped go on", () => {
    expect(endTurn(fightWith({ halted: true }), orc)).toEqual([
      { type: "TurnStateChanged", creature: "ann", set: { halted: null } },
    ]);
  });

  const shared: readonly (readonly [string, Partial<Seat>, Partial<Seat>, boolean])[] = [
    ["with one of its size it lies down", {}, { at: [2, 5] }, true],
    ["with a larger one it lies down", {}, { at: [2, 5], profile: { size: "large" } }, true],
    ["with a smaller one it doesn't", {}, { at: [2, 5], profile: { size: "small" } }, false],
    ["the tiny don't", { profile: { size: "tiny" } }, { at: [2, 5] }, false],
    ["above another nobody does", { elevation: 10 }, { at: [2, 5] }, false],
    ["beside another nobody does", {}, { at: [3, 5] }, false],
    ["on its mount nobody does", { profile: { rides: orc } }, { at: [2, 5], profile: { size: "large" } }, false],
  ];
  it.each(shared)("DND5-SPACE-006: in a space shared %s", (_what, more, foe, lies) => {
    const gained = { type: "ConditionGained", creature: "ann", condition: { id: "prone" } };
    expect(endTurn(fightWith({}, more, foe), ann)).toEqual(lies ? [gained] : []);
  });

  const down = { vitals: { hp: 0 }, conditions: ["unconscious"] } as const;
  it("GAP-DND5-17: nobody waits for the unconscious, but for a dying character's death save", () => {
    expect(skipsTurn(fightWith(), ann)).toBe(false);
    expect(skipsTurn(fightWith(), nobody)).toBe(false);
    expect([skipsTurn(fightWith({}, down), ann), due(fightWith({}, down), ann)]).toEqual([
      false,
      [{ by: "ann", action: "death-save" }],
    ]);
    const stable = fightWith({ stable: true }, down);
    expect([skipsTurn(stable, ann), due(stable, ann)]).toEqual([true, []]);
    const foe = fightWith({}, {}, down);
    expect([skipsTurn(foe, orc), due(foe, orc), due(foe, nobody)]).toEqual([true, [], []]);
  });

  it("a turn is put off by whoever says so alone", () => {
    expect([delays(fightWith({ delaying: true }), ann), delays(fightWith(), ann), delays(fightWith(), nobody)]).toEqual(
      [true, false, false],
    );
  });
});
