import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dnd5e2024 } from "../../rulesets/dnd5e2024/ruleset.js";
import { pf1 } from "../../rulesets/pf1/ruleset.js";
import { activateGame } from "../port/active-game.js";
import { alignWorld } from "./align-world.js";
import { forgetRulesetOptions } from "./ruleset-options.js";

const EQUIDISTANT = 0;
const ALTERNATING_1 = 4;

const stored = new Map<string, unknown>();
const written: string[] = [];

function sit(user: object): void {
  const settings = {
    get: (_: string, key: string) => stored.get(key),
    set: (_: string, key: string, value: unknown) => {
      written.push(key);
      stored.set(key, value);
      return Promise.resolve();
    },
  };
  vi.stubGlobal("game", { user: { isActiveGM: true, can: () => true, ...user }, settings });
}

const choose = (ruleset: string, diagonals: string): void => {
  stored.set("rulesetOptions", { [ruleset]: { diagonals } });
  forgetRulesetOptions();
};

beforeEach(() => {
  stored.clear();
  written.length = 0;
  forgetRulesetOptions();
  sit({});
});

afterEach(() => {
  activateGame(null);
  vi.unstubAllGlobals();
});

describe("core's rule for diagonals", () => {
  it.each([
    [pf1, ALTERNATING_1, "equal", EQUIDISTANT],
    [dnd5e2024, EQUIDISTANT, "5-10-5", ALTERNATING_1],
  ] as const)("is the game's own, and follows its option: %#", async (ruleset, usual, other, changed) => {
    activateGame({ ruleset, face: { scene: { diagonals: usual } } } as never);
    await alignWorld();
    expect(stored.get("gridDiagonals")).toBe(usual);
    choose(ruleset.id, other);
    await alignWorld();
    expect(stored.get("gridDiagonals")).toBe(changed);
    stored.set("rulesetOptions", {});
    forgetRulesetOptions();
    await alignWorld();
    expect(stored.get("gridDiagonals")).toBe(usual);
  });

  it("is set once: what the table chooses later stands", async () => {
    activateGame({ ruleset: pf1, face: { scene: { diagonals: ALTERNATING_1 } } } as never);
    await alignWorld();
    stored.set("gridDiagonals", EQUIDISTANT);
    written.length = 0;
    await alignWorld();
    expect([written, stored.get("gridDiagonals")]).toEqual([[], EQUIDISTANT]);
  });

  it.each([{ isActiveGM: false }, { can: () => false }])("is left to whoever may set it: %#", async (user) => {
    sit(user);
    activateGame({ ruleset: pf1, face: { scene: { diagonals: ALTERNATING_1 } } } as never);
    await alignWorld();
    expect(written).toEqual([]);
  });
});
