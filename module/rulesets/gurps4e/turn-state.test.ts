import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import { stage, type Seat } from "./testing/stage.js";
import { due, endTurn, given, startTurn } from "./turns.js";

const id = creatureId("ann");
const ANN: Seat = { id: "ann", at: [5, 5], facing: "e", side: "heroes" };
const ORC: Seat = { id: "orc", at: [6, 5], facing: "w" };
const inTurn = (turn: JsonObject, more: Partial<Seat> = {}) => {
  const fight = stage([{ ...ANN, ...more }, ORC]);
  fight.send({ type: "Observe", creature: id, turn });
  return fight.situation;
};
const set = (change: JsonObject) => [{ type: "TurnStateChanged", creature: id, set: change }];

describe("state given from outside", () => {
  it.each<readonly [string, JsonObject, JsonObject]>([
    ["nothing", {}, {}],
    ["a word that is none", { luck: 1 }, {}],
    ["a manoeuvre", { maneuver: { id: "aim" } }, { maneuver: { id: "aim", variant: null, targetId: null } }],
    [
      "a manoeuvre with all that belongs to it",
      { maneuver: { id: "all-out-attack", variant: "feint", targetId: "orc" } },
      { maneuver: { id: "all-out-attack", variant: "feint", targetId: "orc" } },
    ],
    [
      "the last manoeuvre",
      { lastManeuver: { maneuver: "move", stepUsed: true } },
      { maneuver: { id: "move", variant: null, targetId: null }, stepUsed: true },
    ],
    [
      "the last manoeuvre without its step",
      { lastManeuver: { maneuver: "attack", variant: "rapid-strike" } },
      { maneuver: { id: "attack", variant: "rapid-strike", targetId: null }, stepUsed: false },
    ],
    [
      "an aim",
      { aim: { targetId: "orc", turns: 2 } },
      { aim: { weaponId: null, braced: false, lastTurn: null, targetId: "orc", target: "orc", turns: 2 } },
    ],
    [
      "an evaluation",
      { evaluate: { target: "orc", turns: 1 } },
      { evaluate: { lastTurn: null, target: "orc", turns: 1 } },
    ],
    [
      "a feint",
      { feint: { targetId: "orc", margin: 3 } },
      { feint: { expiresTurn: null, targetId: "orc", margin: 3, target: "orc" } },
    ],
    [
      "a Wait",
      { wait: { trigger: { on: "move" }, maneuver: "attack" } },
      { wait: { variant: null, act: { action: "attack" }, trigger: { on: "move" }, maneuver: "attack" } },
    ],
    [
      "a Wait with a variant",
      { wait: { trigger: { on: "move" }, maneuver: "all-out-attack", variant: "strong" } },
      {
        wait: {
          variant: "strong",
          act: { action: "all-out-attack", variant: "strong" },
          trigger: { on: "move" },
          maneuver: "all-out-attack",
        },
      },
    ],
    [
      "a manoeuvre that is spent",
      { spent: { maneuver: 1 } },
      { maneuver: { id: "do-nothing", variant: null, targetId: null } },
    ],
    [
      "a manoeuvre that is given back, with the whole turn",
      { spent: { maneuver: 0 } },
      { maneuver: null, stepUsed: false, stepped: 0, distanceMoved: 0, turned: 0, attacksMade: 0, acted: false },
    ],
    ["a step that is spent", { spent: { step: 1 } }, { stepUsed: true, stepped: 0 }],
    ["a step that is given back", { spent: { step: 0 } }, { stepUsed: false, stepped: 0 }],
    ["movement", { spent: { movement: 3 } }, { distanceMoved: 3 }],
    ["less than no movement", { spent: { movement: -3 } }, { distanceMoved: 0 }],
    ["blows", { spent: { attacks: 2 } }, { attacksMade: 2 }],
    ["less than no blow", { spent: { attacks: -1 } }, { attacksMade: 0 }],
    ["a block that is used", { spent: { block: 1 } }, { defencesUsed: ["dodge", "block"] }],
    ["both", { spent: { block: 1, retreat: 1 } }, { defencesUsed: ["dodge", "block", "retreat"] }],
    ["what isn't counted", { spent: { movement: "far", attacks: null, step: true } }, {}],
  ])("%s", (_what, state, expected) => {
    expect(given(inTurn({ defencesUsed: ["dodge"] }), id, state)).toEqual(expected);
  });

  it("leaves the manoeuvre that is under way where one is to be spent, and takes a block back", () => {
    expect(given(inTurn({ maneuver: { id: "aim" } }), id, { spent: { maneuver: 1 } })).toEqual({});
    expect(given(inTurn({ defencesUsed: ["block", "dodge"] }), id, { spent: { block: 0 } })).toEqual({
      defencesUsed: ["dodge"],
    });
  });
});

describe("the beginning of a turn", () => {
  const begins = (turn: JsonObject) => {
    const [fact] = startTurn(inTurn(turn), id);
    return fact?.type === "TurnStateChanged" ? fact.set : {};
  };
  const prepared = (lastTurn: number | null) => ({ target: "orc", turns: 1, lastTurn, weaponId: null, braced: false });

  it("G4-ECONOMY-001: gives back the manoeuvre and the defences, and ends a Wait", () => {
    const back = begins({});
    for (const key of ["maneuver", "stepUsed", "stepped", "attacksMade", "acted", "defencesUsed", "wait"])
      expect(back[key]).toBeNull();
    for (const key of ["aim", "evaluate", "feint", "shock"]) expect(back).not.toHaveProperty(key);
  });

  it("G4-GAP-08: wounds since the last turn are felt in this one", () => {
    expect(begins({ shockNext: -3 })).toMatchObject({ shock: -3, shockNext: null });
  });

  it.each([
    [null, 2],
    [1, null],
    [2, 2],
  ])("G4-FEINT-004: a feint that lasts to round %s lasts to round %s in the first one's turn", (expires, lasts) => {
    const feint = { target: "orc", margin: 2, expiresTurn: expires };
    expect(begins({ feint }).feint).toEqual(lasts === null ? null : { ...feint, expiresTurn: lasts });
  });

  it("G4-AIM-007, G4-EVALUATE-002: preparation of the round before goes on, an older one is over", () => {
    expect(begins({ aim: prepared(0), evaluate: prepared(0) })).not.toHaveProperty("aim");
    expect(begins({ aim: prepared(null), evaluate: prepared(null) })).not.toHaveProperty("evaluate");
    expect(begins({ aim: prepared(-1), evaluate: prepared(-1) })).toMatchObject({ aim: null, evaluate: null });
  });

  it.each([
    [1, []],
    [0, [{ by: id, action: "stay-conscious" }]],
    [-4, [{ by: id, action: "stay-conscious" }]],
  ])("G4-GAP-08: with %i hit points it may have to stay conscious", (hp, acts) => {
    expect(due(inTurn({}, { vitals: { hp } }), id)).toEqual(acts);
    expect(due(inTurn({}, { vitals: { hp }, conditions: ["unconscious"] }), id)).toEqual([]);
  });

  it("asks nothing of whoever isn't there, or whose hit points nobody counts", () => {
    expect(due(inTurn({}), id)).toEqual([]);
    for (const ask of [due, startTurn, endTurn]) expect(ask(inTurn({}), creatureId("dan"))).toEqual([]);
  });
});

describe("the end of a turn", () => {
  const aim = { target: "orc", turns: 1, lastTurn: 1, weaponId: null, braced: false };
  const evaluate = { target: "orc", turns: 1, lastTurn: 1 };
  it.each<readonly [string, JsonObject, JsonObject | null]>([
    ["changes nothing by itself", { maneuver: { id: "attack" } }, null],
    ["ends the shock of wounds", { maneuver: { id: "attack" }, shock: -2 }, { shock: null }],
    ["in which nothing was chosen breaks off what was prepared", { aim, evaluate }, { aim: null, evaluate: null }],
    ["in which nothing was chosen or prepared changes nothing", {}, null],
    ["of aiming that was only chosen breaks the aim off", { maneuver: { id: "aim" }, aim }, { aim: null }],
    ["of aiming keeps the aim", { maneuver: { id: "aim" }, aim, acted: true }, null],
    [
      "of studying that was only chosen breaks that off",
      { maneuver: { id: "evaluate" }, evaluate },
      { evaluate: null },
    ],
    ["of studying keeps it", { maneuver: { id: "evaluate" }, evaluate, acted: true }, null],
    ["of another manoeuvre keeps both", { maneuver: { id: "attack" }, aim, evaluate }, null],
  ])("%s", (_what, turn, change) => {
    expect(endTurn(inTurn(turn), id)).toEqual(change === null ? [] : set(change));
  });

  it("G4-DONOTHING-004: of whoever has shaken it off ends being stunned", () => {
    const stunned = { conditions: ["stunned"] };
    expect(endTurn(inTurn({ maneuver: { id: "do-nothing" }, recovers: true }, stunned), id)).toEqual([
      { type: "ConditionLost", creature: id, condition: "stunned" },
    ]);
    expect(endTurn(inTurn({ maneuver: { id: "do-nothing" } }, stunned), id)).toEqual([]);
  });
});
