import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import { readTurn } from "./state.js";
import { stage, type Seat } from "./testing/stage.js";
import { delayLost, dueAtEnd, endTurn, given, skipsTurn, startTurn } from "./turns.js";

const [ann, orc] = [creatureId("ann"), creatureId("orc")];
const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc", speeds: { walk: 6 } } };
const fightWith = (turn: JsonObject = {}, more: Partial<Seat> = {}, foe: Partial<Seat> = {}, surprise = false) => {
  const fight = stage(
    [
      { ...ANN, ...more },
      { id: "orc", at: [3, 5], ...foe },
    ],
    {},
    surprise,
  );
  fight.send({ type: "Observe", creature: ann, turn });
  return fight.situation;
};

describe("the stored state of a turn", () => {
  it.each<readonly [string, Json]>([
    ["movement", { action: "walk", budget: 6, walked: 2 }],
    ["readied", { trigger: { on: "move" }, action: { action: "walk" } }],
    ["initiative", 17],
    ["standard", -1],
    ["kept", ["orc"]],
    ["opportunity", "1:orc"],
    ["winded", true],
  ])("is taken as it is: %s", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual({ ...readTurn({}), [key]: value });
  });

  it.each<readonly [string, Json]>([
    ["movement", "walk"],
    ["movement", { budget: 6 }],
    ["movement", { walked: 6 }],
    ["movement", { budget: "6", walked: 2 }],
    ["readied", { trigger: { on: "move" } }],
    ["readied", { action: {} }],
    ["readied", { trigger: "move", action: {} }],
    ["initiative", "17"],
    ["standard", true],
    ["kept", "orc"],
    ["opportunity", 1],
    ["winded", "yes"],
    ["luck", 1],
  ])("has its default where it is of another shape: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual(readTurn({}));
  });
});

describe("state given from outside", () => {
  it.each<readonly [string, JsonObject, JsonObject]>([
    ["nothing", {}, {}],
    ["by name", { guard: 2, luck: 1 }, { guard: 2 }],
    ["a standard action that is spent", { spent: { standard: 1 } }, { standard: 1, taken: 1 }],
    ["one that is given back", { spent: { standard: 0 } }, { standard: 0, taken: 0 }],
    ["several", { spent: { standard: 1, move: 1, minor: 1 } }, { standard: 1, move: 1, minor: 1, taken: 3 }],
    ["what isn't counted", { spent: { standard: "all", movement: "far" } }, {}],
    ["an immediate action", { spent: { immediate: 1 } }, { immediate: true }],
    ["one that is given back", { spent: { immediate: 0 } }, { immediate: false }],
    ["an opportunity in this turn", { spent: { opportunity: 1 } }, { opportunity: "1:ann" }],
    ["one that is given back", { spent: { opportunity: 0 } }, { opportunity: "" }],
    ["a way within its speed", { spent: { movement: 4 } }, { movement: { action: "walk", budget: 6, walked: 4 } }],
    ["a way beyond its speed", { spent: { movement: 9 } }, { movement: { action: "walk", budget: 9, walked: 9 } }],
  ])("%s", (_what, state, expected) => {
    expect(given(fightWith(), ann, state)).toEqual(expected);
  });

  it("takes a way for all that there is where nobody knows its speed", () => {
    const spent = { spent: { movement: 4 } };
    expect(given(fightWith({}, { profile: {} }), ann, spent)).toEqual({
      movement: { action: "walk", budget: 4, walked: 4 },
    });
  });
});

describe("the beginning of a turn", () => {
  it("DND4-ACT-001: gives back what the turn before has used", () => {
    const [fact] = startTurn(fightWith({ standard: 1, immediate: true }), ann);
    expect(fact).toMatchObject({ type: "TurnStateChanged", creature: "ann" });
    for (const key of ["standard", "move", "minor", "taken", "immediate", "running", "guard", "readied"])
      expect(fact?.type === "TurnStateChanged" && fact.set[key]).toBeNull();
    expect(startTurn(fightWith(), creatureId("dan"))).toEqual([]);
  });

  it("DND4-DELAY-004: that was put off has begun already: it gives back the slots alone", () => {
    const [fact, ...more] = startTurn(fightWith({ delaying: true, immediate: true }), ann);
    expect(more).toEqual([]);
    expect(fact?.type === "TurnStateChanged" && "immediate" in fact.set).toBe(false);
  });

  it("GAP-DND4-13: brings the damage that goes on, all of it", () => {
    const burning = (damage: number) => ({ id: "dazed", until: { damage } });
    // Her first turn has begun already, and has cost seven.
    const hurt = { vitals: { hp: 20 }, conditions: [burning(5), { id: "slowed", until: { damage: 2 } }, "prone"] };
    expect(startTurn(fightWith({}, hurt), ann)).toContainEqual({
      type: "VitalsChanged",
      creature: "ann",
      vital: "hp",
      from: 13,
      to: 6,
    });
  });
});

describe("the end of a turn", () => {
  const lost = (creature: string, condition: string) => ({ type: "ConditionLost", creature, condition });
  const lasting = (until: JsonObject, by = "ann") => ({ conditions: [{ id: "dazed", by, until }] });

  it.each<readonly [string, Partial<Seat>, readonly object[]]>([
    ["of nobody's effects changes nothing", {}, []],
    ["ends what lasts to it", lasting({ on: "end", of: "ann" }), [lost("orc", "dazed")]],
    ["ends what its source has laid on without saying whose turn", lasting({ on: "end" }), [lost("orc", "dazed")]],
    ["leaves what lasts to another's", lasting({ on: "end", of: "orc" }), []],
    ["leaves what lasts to a beginning", lasting({ on: "start", of: "ann" }), []],
    ["leaves what lasts for ever", lasting({}), []],
    [
      "takes a turn off what lasts longer",
      lasting({ on: "end", of: "ann", turns: 2 }),
      [
        {
          type: "ConditionGained",
          creature: "orc",
          condition: { id: "dazed", by: "ann", until: { on: "end", of: "ann", turns: 1 } },
        },
      ],
    ],
    ["DND4-DELAY-006: ends what nobody sustains", lasting({ sustain: true, of: "ann" }), [lost("orc", "dazed")]],
    ["leaves what another has to sustain", lasting({ sustain: true, of: "orc" }), []],
    [
      "DND4-GRAB-004: ends a hold that isn't kept",
      { conditions: [{ id: "grabbed", by: "ann" }] },
      [lost("orc", "grabbed")],
    ],
    ["leaves another's hold", { conditions: [{ id: "grabbed", by: "bob" }] }, []],
  ])("%s", (_what, foe, facts) => {
    expect(endTurn(fightWith({}, {}, foe), ann)).toEqual(facts);
  });

  it("DND4-GRAB-004, DND4-DELAY-006: leaves what was kept up", () => {
    const grabbed = { conditions: [{ id: "grabbed", by: "ann" }] };
    expect(endTurn(fightWith({ kept: ["orc"] }, {}, grabbed), ann)).toEqual([]);
    expect(endTurn(fightWith({ kept: ["dazed"] }, {}, lasting({ sustain: true, of: "ann" })), ann)).toEqual([]);
  });

  it("GAP-DND4-18: brings a saving throw for each effect that asks for one, and none else", () => {
    const save = {
      conditions: [{ id: "dazed", until: { save: true } }, "prone", { id: "slowed", until: { save: true } }],
    };
    expect(endTurn(fightWith({}, save), ann)).toEqual([
      { type: "TurnStateChanged", creature: "ann", set: { saves: ["dazed", "slowed"] } },
    ]);
    expect(dueAtEnd(fightWith({ saves: ["dazed"] }), ann)).toEqual([
      { by: "ann", action: "saving-throw", variant: "dazed" },
    ]);
    expect([dueAtEnd(fightWith(), ann), dueAtEnd(fightWith(), creatureId("dan"))]).toEqual([[], []]);
  });

  it("DND4-DELAY-003: that is put off comes with its loss, and for nobody else", () => {
    const foe = lasting({ on: "end", of: "ann" });
    expect(endTurn(fightWith({ delaying: true }, {}, foe), ann)).toEqual([]);
    expect(delayLost(fightWith({ delaying: true }, {}, foe), ann)).toEqual([
      { type: "TurnStateChanged", creature: "ann", set: { delaying: null } },
      lost("orc", "dazed"),
    ]);
    expect(delayLost(fightWith({}, {}, foe), ann)).toEqual([]);
  });
});

describe("whose turn passes", () => {
  it.each<readonly [string, Partial<Seat>, boolean, boolean]>([
    ["nobody's by itself", {}, false, false],
    ["the unconscious one's", { conditions: ["unconscious"] }, false, true],
    ["the stunned one's doesn't", { conditions: ["stunned"] }, false, false],
    ["the surprised one's in the surprise round", { conditions: ["surprised"] }, true, true],
    ["not the others' in it", {}, true, false],
    ["nor in any other round", { conditions: ["surprised"] }, false, false],
  ])("%s", (_what, foe, surprise, skips) => {
    expect(skipsTurn(fightWith({}, {}, foe, surprise), orc)).toBe(skips);
  });
});
