import { describe, expect, it } from "vitest";
import { STRICT } from "../../model/enforcement.js";
import { settingsFaults, type StoredSettings } from "./settings-faults.js";

const RULESET = { id: "toy", options: [{ id: "diagonals", values: ["equal", "5-10-5"] }] } as never;
const SOUND: StoredSettings = {
  ...{ enforcement: STRICT, rulesetOptions: { toy: { diagonals: "equal" } }, withoutGm: "held", windowSeconds: 60 },
};

describe("what of the settings can't be read", () => {
  it("is nothing of lawful ones, nor of defaults, nor of another game's options", () => {
    expect(settingsFaults(SOUND, RULESET)).toEqual([]);
    const rulesetOptions = { other: { anything: 1 } };
    expect(settingsFaults({ ...SOUND, enforcement: {}, rulesetOptions, windowSeconds: 0 }, RULESET)).toEqual([]);
    expect(settingsFaults({ ...SOUND, rulesetOptions: "x" }, null)).toEqual([]);
  });

  it.each<[keyof StoredSettings, unknown, string, unknown]>([
    ["enforcement", "strict", "enforcement", "strict"],
    ["enforcement", { pc: { actions: "shout" } }, "enforcement.pc.actions", "shout"],
    ["enforcement", { pc: { dancing: "block" } }, "enforcement.pc.dancing", "block"],
    ["enforcement", { everybody: {} }, "enforcement.everybody", {}],
    ["enforcement", { npc: null }, "enforcement.npc", null],
    ["rulesetOptions", ["x"], "rulesetOptions", ["x"]],
    ["rulesetOptions", { toy: 5 }, "rulesetOptions.toy", 5],
    ["rulesetOptions", { toy: { diagonals: "round" } }, "rulesetOptions.toy.diagonals", "round"],
    ["rulesetOptions", { toy: { unheard: "of" } }, "rulesetOptions.toy.unheard", "of"],
    ["withoutGm", "chaos", "withoutGm", "chaos"],
    ["windowSeconds", -5, "windowSeconds", -5],
    ["windowSeconds", Number.NaN, "windowSeconds", "NaN"],
    ["windowSeconds", 1e300, "windowSeconds", "1e+300"],
  ])("%s: %j", (key, value, at, told) => {
    expect(settingsFaults({ ...SOUND, [key]: value }, RULESET)).toEqual([{ at, value: told }]);
  });
});
