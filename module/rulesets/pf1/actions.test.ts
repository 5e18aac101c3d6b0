import { describe, expect, it } from "vitest";
import { DEFINITIONS, findAction } from "./actions.js";
import { REFERENCES } from "./references.js";
import { openTurn, type Given } from "./testing/mid-turn.js";
import { way } from "./testing/stage.js";

const row = (id: string) => DEFINITIONS.find((each) => each.id === id);

describe("the table of actions", () => {
  it("knows an action by its id, or by another spelling", () => {
    expect([findAction("total-defence")?.id, findAction("withdraw-limited")?.id, findAction("run")?.id]).toEqual([
      "total-defense",
      "withdraw",
      "run",
    ]);
    expect([findAction("dance"), findAction("toString")]).toEqual([null, null]);
  });

  it.each([
    [
      "attack-melee",
      {
        group: "main",
        slot: "standard",
        targeting: "creature",
        attack: true,
        tactic: false,
        listed: true,
        provokes: "no",
      },
    ],
    [
      "move",
      { group: "move", slot: "move", targeting: "path", attack: false, tactic: true, listed: true, provokes: "moving" },
    ],
    [
      "run",
      { group: "main", slot: "full", targeting: "path", attack: false, tactic: true, listed: true, provokes: "moving" },
    ],
    [
      "charge",
      {
        group: "main",
        slot: "full",
        targeting: "path",
        attack: true,
        tactic: true,
        listed: true,
        provokes: "moving",
        gait: "charge",
      },
    ],
    [
      "five-foot-step",
      {
        group: "free",
        slot: "step",
        targeting: "path",
        attack: false,
        tactic: true,
        listed: true,
        provokes: "no",
        gait: "step",
      },
    ],
    [
      "swift-action",
      { group: "small", slot: "swift", targeting: "none", attack: false, tactic: false, listed: true, provokes: "no" },
    ],
    [
      "immediate-action",
      {
        group: "reaction",
        slot: "swift",
        targeting: "none",
        attack: false,
        tactic: false,
        listed: true,
        provokes: "no",
      },
    ],
    [
      "speak",
      { group: "free", slot: null, targeting: "none", attack: false, tactic: false, listed: true, provokes: "no" },
    ],
    [
      "use-feat",
      { group: "main", slot: null, targeting: "none", attack: false, tactic: false, listed: true, provokes: "no" },
    ],
    [
      "teleport",
      { group: "free", slot: null, targeting: "path", attack: false, tactic: false, listed: false, provokes: "no" },
    ],
  ])("is drawn up for the screens: %s", (id, definition) => {
    expect(row(id)).toEqual({ id, ...definition });
  });

  it("PF1-ECONOMY-001: names the rules that are only told", () => {
    expect(REFERENCES).toContain("PF1-ECONOMY-001");
  });
});

describe("an item's own rows of effects", () => {
  const aoo = (effects: unknown, more: Given["ann"] = {}) =>
    openTurn({ ann: { profile: { stats: { effects: effects as never, dex: 16 } }, ...more } }).economy("ann").aoo;
  it.each([
    ["none", undefined, 1],
    ["one", [{ on: "opportunities", add: 2 }], 3],
    [
      "two",
      [
        { on: "opportunities", add: 2 },
        { on: "opportunities", add: 1 },
      ],
      4,
    ],
    ["one without a number", [{ on: "opportunities" }], 1],
    ["one with another number", [{ on: "opportunities", add: "dex" }], 1],
    ["one of another kind", [{ on: "run", add: 2 }], 1],
    ["no list", { on: "opportunities", add: 2 }, 1],
    ["no rows", ["opportunities", 7, null], 1],
  ])("%s", (_what, effects, left) => {
    expect(aoo(effects)).toBe(left);
  });

  it("narrow it to what they are of, or to nothing", () => {
    const provokes = (effects: readonly object[]) =>
      openTurn({ ann: { profile: { stats: { effects: effects as never } } } }).judge("ann", "light-torch", {})
        .provocations.length;
    expect([
      provokes([{ on: "covert", of: "light-torch" }]),
      provokes([{ on: "covert", of: "casting" }]),
      provokes([{ on: "covert" }]),
      provokes([{ on: "covert", of: 3 }]),
    ]).toEqual([0, 1, 0, 0]);
  });

  it("PF1-GAP-31: the features that mark their owner", () => {
    const budget = (features: readonly string[]) =>
      openTurn({ ann: { profile: { features } } }).judge("ann", "run", { path: way([5, 5], [4, 5]) }).move?.budget;
    expect([
      budget([]),
      budget(["run"]),
      budget(["run", "run"]),
      budget(["heavy-armor", "run"]),
      budget(["tail"]),
    ]).toEqual([120, 150, 180, 120, 120]);
  });
});
