import { afterEach, describe, expect, it, vi } from "vitest";
import fc from "fast-check";
import type { RulesetId } from "../../model/ids.js";
import {
  forgetRulesetOptions,
  optionsOfForm,
  readOptions,
  rulesetOptions,
  withOptions,
  type Optional,
} from "./ruleset-options.js";

const RULES: Optional = {
  id: "toy" as RulesetId,
  options: [
    { id: "diagonals", values: ["equal", "5-10-5"], rules: [] },
    { id: "cap", values: ["none", "integer"], rules: [] },
    { id: "facing", values: [true, false], rules: [] },
  ],
};

afterEach(() => {
  forgetRulesetOptions();
  vi.unstubAllGlobals();
});

describe("stored options", () => {
  it("are read where they are lawful", () => {
    const toy = { diagonals: "5-10-5", cap: 3, facing: false };
    expect(readOptions({ toy }, RULES)).toEqual(toy);
    expect(readOptions({ other: toy }, RULES)).toEqual({});
  });

  it.each([
    ["an unknown word", { diagonals: "sideways" }],
    ["the word that stands for a number", { cap: "integer" }],
    ["half a number", { cap: 1.5 }],
    ["less than nothing", { cap: -1 }],
    ["a number as text", { cap: "3" }],
    ["a truth as text", { facing: "false" }],
    ["an object", { diagonals: { equal: true } }],
    ["an option of some other version", { gravity: 9 }],
  ])("are dropped one by one: %s", (_what, bad) => {
    expect(readOptions({ toy: { facing: false, ...bad } }, RULES)).toEqual("facing" in bad ? {} : { facing: false });
  });

  it("are never fatal, and never other than lawful, whatever is stored", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, part) => {
        for (const stored of [whole, { toy: whole }, { toy: { diagonals: part, cap: part, facing: part } }]) {
          const { diagonals = "equal", cap = "none", facing = true } = readOptions(stored, RULES);
          expect(["equal", "5-10-5"]).toContain(diagonals);
          expect(cap === "none" || (Number.isSafeInteger(cap) && Number(cap) >= 0)).toBe(true);
          expect(typeof facing).toBe("boolean");
        }
      }),
    );
  });

  it("are the same object until the setting changes, and then what it holds now", () => {
    let stored: unknown = { toy: { facing: false } };
    vi.stubGlobal("game", { settings: { get: () => stored } });
    const before = rulesetOptions(RULES);
    stored = { toy: { diagonals: "5-10-5" } };
    expect(rulesetOptions(RULES)).toBe(before);
    forgetRulesetOptions();
    expect(rulesetOptions(RULES)).toEqual({ diagonals: "5-10-5" });
  });
});

describe("a sent form", () => {
  it("chooses by the text of a value, and a number where one is asked", () => {
    const form = { choice: { diagonals: "5-10-5", cap: "integer", facing: "false" }, number: { cap: 4 } };
    expect(optionsOfForm(form, RULES)).toEqual({ diagonals: "5-10-5", cap: 4, facing: false });
    expect(optionsOfForm({ ...form, number: { cap: "4" } }, RULES)["cap"]).toBe(4);
  });

  it("leaves defaults to be defaults", () => {
    expect(optionsOfForm({ choice: { diagonals: "equal", cap: "none", facing: "true" } }, RULES)).toEqual({});
  });

  it.each([[{}], [{ number: { cap: "" } }], [{ number: { cap: null } }], [{ number: { cap: -2 } }]])(
    "takes no number for the default: %j",
    (more) => {
      expect(optionsOfForm({ choice: { cap: "integer" }, ...more }, RULES)).toEqual({});
    },
  );

  it("comes back from the setting as it was chosen, and leaves other rulesets theirs", () => {
    const chosen = { cap: 0, facing: false };
    const setting = withOptions({ other: { a: 1 }, toy: { diagonals: "5-10-5" } }, RULES, chosen);
    expect(setting).toEqual({ other: { a: 1 }, toy: chosen });
    expect(readOptions(setting, RULES)).toEqual(chosen);
    expect(withOptions("rubbish", RULES, {})).toEqual({ toy: {} });
  });
});
