import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { STRICT } from "../../model/enforcement.js";
import { JUDGED_SETTINGS, settingsFaults, type StoredSettings } from "./settings-faults.js";

const RULESET = { id: "toy", options: [{ id: "diagonals", values: ["equal", "5-10-5"] }] } as never;
const SOUND: StoredSettings = {
  ...{ enforcement: STRICT, rulesetOptions: { toy: { diagonals: "equal" } }, withoutGm: "held", windowSeconds: 60 },
  ...{ declareSeconds: 0, actsTogether: false, singleCellStep: true, fightLog: true, turnSummary: false },
};
/** World settings that nobody chooses: the game, which has a notice of its own, and what the system notes for itself and reads without trust. */
const NOTED = ["ruleset", "alignedTo", "firstStart", "dataVersion", "backup"];

/** The keys of settings of the world, as our sources register them. */
function worldSettings(): string[] {
  const sources = globSync("module/foundry/**/*.ts", { absolute: true }).map((path) => readFileSync(path, "utf8"));
  const text = sources.join("\n");
  const registered = text.split("settings.register(SYSTEM_ID, ").slice(1);
  const named = registered.flatMap((call) => {
    const [, key] = /^"(\w+)"/.exec(call) ?? [];
    const [, scope] = /scope: "(\w+)"/.exec(call) ?? [];
    return key !== undefined && scope === "world" ? [key] : [];
  });
  const seconds = [...text.matchAll(/registerSeconds\("(\w+)"/g)].map(([, key]) => key ?? "");
  return [...named, ...seconds].sort();
}

describe("what of the settings can't be read", () => {
  it("is nothing of lawful ones, nor of defaults, nor of another game's options", () => {
    expect(settingsFaults(SOUND, RULESET)).toEqual([]);
    const rulesetOptions = { other: { anything: 1 } };
    expect(settingsFaults({ ...SOUND, enforcement: {}, rulesetOptions, windowSeconds: 0 }, RULESET)).toEqual([]);
    expect(settingsFaults({ ...SOUND, rulesetOptions: "x" }, null)).toEqual([]);
  });

  it("is asked of every setting of the world", () => {
    expect(worldSettings()).toEqual([...JUDGED_SETTINGS, ...NOTED].sort());
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
    ["declareSeconds", -1, "declareSeconds", -1],
    ["declareSeconds", Number.NaN, "declareSeconds", "NaN"],
    ["fightLog", "often", "fightLog", "often"],
    ["windowSeconds", -5, "windowSeconds", -5],
    ["windowSeconds", Number.NaN, "windowSeconds", "NaN"],
    ["windowSeconds", 1e300, "windowSeconds", "1e+300"],
  ])("%s: %j", (key, value, at, told) => {
    expect(settingsFaults({ ...SOUND, [key]: value }, RULESET)).toEqual([{ at, value: told }]);
  });
});
