import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import type { Economy } from "../../model/economy.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { ANN, begun, BOB, play, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

const count = (value: Json | undefined): number => (typeof value === "number" ? value : 0);

/** The toy game with two slots and thirty feet to walk. */
const counted: Ruleset = {
  ...toyRuleset,
  given: (_situation, _creature, given) =>
    Object.fromEntries(Object.entries(given).filter(([key]) => ["main", "swift", "walked"].includes(key))),
  economy: ({ encounter }, creature): Economy => {
    const { main, swift, walked = 0 } = encounter.creatures[creature]?.turn ?? {};
    const slot = (id: string, left: Json | undefined) => ({
      slot: id,
      shape: "main" as const,
      left: count(left),
      max: 1,
      owed: false,
    });
    return {
      slots: [slot("main", main), ...(swift === undefined ? [] : [slot("swift", swift)])],
      movement: { budget: 30, walked: count(walked), left: 30 - count(walked) },
      values: {},
    };
  },
};

const fight = play([{ type: "Observe", creature: BOB, turn: { main: -1, walked: 40 } }], play(begun)).current;

function repair(turn: JsonObject, creature = ANN) {
  const decided = decide(fight, { type: "Repair", creature, turn }, counted, toyScene);
  return decided.ok ? decided.value : decided.error.reasons;
}

const note = (data: JsonObject, creature = ANN) => ({ type: "Noted", creature, code: "repaired", data });

describe("a repair", () => {
  it("sets what was asked, and tells each slot that differs", () => {
    const set = { main: 0 };
    expect(repair(set)).toEqual([
      { type: "TurnStateChanged", creature: ANN, set },
      note({ slots: [{ slot: "main", from: 1, to: 0 }] }),
    ]);
  });

  it("counts a slot that wasn't there before as nothing", () => {
    expect(repair({ swift: 1 }).at(-1)).toEqual(note({ slots: [{ slot: "swift", from: 0, to: 1 }] }));
  });

  it("tells the distance that differs, alone or with slots", () => {
    expect(repair({ walked: 10 }).at(-1)).toEqual(note({ slots: [], walked: { from: 0, to: 10 } }));
    expect(repair({ walked: 10, main: 0 }).at(-1)).toEqual(
      note({ slots: [{ slot: "main", from: 1, to: 0 }], walked: { from: 0, to: 10 } }),
    );
  });

  it("tells nothing where nothing differs", () => {
    expect(repair({ main: 1 })).toEqual([{ type: "TurnStateChanged", creature: ANN, set: { main: 1 } }]);
  });

  it.each<[string, JsonObject]>([
    ["a key that is none", { luck: 1 }],
    ["nothing", {}],
    ["less than nothing of a slot", { main: -1 }],
    ["more of the way than there is", { walked: 31 }],
    ["a number beyond measure", { main: 10_001 }],
    ["a negative one", { main: -10_001 }],
    ["one within a list", { main: [0, 10_001] }],
    ["one within an object", { main: { left: 10_001 } }],
  ])("refuses %s", (_what, turn) => {
    expect(repair(turn)).toEqual([{ code: "wrong-slot", data: {} }]);
  });

  it.each<[string, JsonObject]>([
    ["the last number that is measured", { main: 10_000 }],
    ["a slot taken to its end", { main: 0 }],
    ["the whole way", { walked: 30 }],
    ["what no number is", { main: null }],
    ["a word", { main: "spent" }],
  ])("takes %s", (_what, turn) => {
    expect(repair(turn)).toContainEqual({ type: "TurnStateChanged", creature: ANN, set: turn });
  });

  it("lets a creature that owes something owe less of it, and not more", () => {
    expect(repair({ main: -1, walked: 40 }, BOB)).toHaveLength(1);
    expect(repair({ walked: 35 }, BOB).at(-1)).toEqual(note({ slots: [], walked: { from: 40, to: 35 } }, BOB));
    expect(repair({ main: -2 }, BOB)).toEqual([{ code: "wrong-slot", data: {} }]);
    expect(repair({ walked: 41 }, BOB)).toEqual([{ code: "wrong-slot", data: {} }]);
  });
});
