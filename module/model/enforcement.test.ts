import { describe, expect, it } from "vitest";
import { isAllowed, LEVELS, STRICT, type Verdict, type Word } from "./enforcement.js";
import { PRESET_NAMES, presetOf, PRESETS } from "./presets.js";

describe("an act with reasons against it", () => {
  const WHO: readonly [Word | undefined, boolean][] = [
    [undefined, false],
    ["insist", false],
    ["overrule", false],
    [undefined, true],
    ["insist", true],
    ["overrule", true],
  ];

  it.each<[Verdict, readonly boolean[]]>([
    ["off", [true, true, true, true, true, true]],
    ["tell", [true, true, true, true, true, true]],
    ["warn", [false, true, true, false, true, true]],
    ["block", [false, false, false, false, false, true]],
    ["impossible", [false, false, false, false, false, false]],
  ])("at %s goes on only by the word that this takes", (verdict, allowed) => {
    expect(WHO.map(([word, gm]) => isAllowed(verdict, word, gm))).toEqual(allowed);
  });
});

describe("a ready-made matrix", () => {
  it("is known by its levels, and one cell that differs makes it a table's own", () => {
    expect(PRESET_NAMES).toEqual(["relaxed", "normal", "strict"]);
    expect(PRESET_NAMES.map((name) => presetOf(PRESETS[name]))).toEqual(PRESET_NAMES);
    expect(presetOf(STRICT)).toBe("strict");
    expect(presetOf({ ...STRICT, npc: { ...STRICT.npc, reactions: "warn" } })).toBeNull();
  });

  it("is stricter than the one before in every cell", () => {
    const ranks = PRESET_NAMES.map((name) => LEVELS.indexOf(PRESETS[name].pc.movement));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});
