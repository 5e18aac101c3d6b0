import { describe, expect, it } from "vitest";
import type { Json } from "../../kernel/json.js";
import { readTurn } from "./state.js";

const SOUND: Readonly<Record<string, readonly Json[]>> = {
  maneuver: [{ id: "aim", variant: null, targetId: null }],
  defending: [{ attack: "t1", tried: [], made: false }],
  aim: [{ target: "orc", turns: 1, lastTurn: null, weaponId: null, braced: false }],
  evaluate: [{ target: "orc", turns: 1, lastTurn: 3 }],
  feint: [{ target: "orc", margin: 2, expiresTurn: null }],
  wait: [{ trigger: { on: "move" }, maneuver: "attack", variant: null, act: { action: "attack" } }],
  concentrate: [{ task: "spell", seconds: 2 }],
  readiness: [{ axe: false }],
  initiative: [5.25],
  stepped: [2],
  stepUsed: [true],
  posture: ["kneeling"],
  struck: [["sword"]],
  defencesUsed: [["dodge", "parry:sword"]],
};

const BROKEN: Readonly<Record<string, readonly Json[]>> = {
  maneuver: ["aim", {}, { id: 3 }, []],
  defending: ["t1", { attack: "t1" }, { attack: 1, tried: [] }, { tried: [] }],
  aim: ["orc", { target: "orc" }, { turns: 1 }, { target: 1, turns: 1 }, { target: "orc", turns: "1" }],
  evaluate: ["orc", { target: "orc" }, { turns: 1 }, { target: 1, turns: 1 }],
  feint: ["orc", { target: "orc" }, { margin: 2 }, { target: "orc", margin: "2" }, { target: 1, margin: 2 }],
  wait: [
    "move",
    { trigger: { on: "move" } },
    { act: {} },
    { trigger: "move", act: {} },
    { trigger: {}, act: "attack" },
  ],
  concentrate: ["spell", { task: "spell" }, { seconds: 2 }, { task: 1, seconds: 2 }, { task: "spell", seconds: "2" }],
  readiness: [true, ["axe"], 3],
  initiative: ["5", true],
  stepped: ["2", true],
  stepUsed: [1, "yes"],
  posture: [1, true],
  struck: ["sword", {}],
  defencesUsed: ["dodge", {}],
};

describe("the stored state of a turn", () => {
  it.each(Object.entries(SOUND).flatMap(([key, values]) => values.map((value) => ({ key, value }))))(
    "is taken as it is: $key",
    ({ key, value }) => {
      expect(readTurn({ [key]: value })).toEqual({ ...readTurn({}), [key]: value });
    },
  );

  it.each(Object.entries(BROKEN).flatMap(([key, values]) => values.map((value) => ({ key, value }))))(
    "has its default where it is of another shape: $key $value",
    ({ key, value }) => {
      expect(readTurn({ [key]: value })).toEqual(readTurn({}));
    },
  );

  it("knows nothing else", () => {
    expect(readTurn({ luck: 7 })).toEqual(readTurn({}));
  });
});
