import { describe, expect, it } from "vitest";
import { emptyDraft, give, knownOf } from "./draft.js";
import { numberAfter } from "./patterns.js";
import { readStatBlock, SIZE_WORD } from "./read-stat-block.js";
import type { StatBlockRules } from "./rules.js";

const RULES: StatBlockRules = {
  fields: [
    { path: "size", kind: "size", patterns: [SIZE_WORD], guess: () => "medium" },
    { path: "level", kind: "number", patterns: [numberAfter("CR", "ПО")], guess: () => 1 },
    { path: "hp.max", kind: "number", patterns: [numberAfter("HP", "ПЗ")], guess: ({ level }) => 10 * Number(level) },
  ],
};

describe("a pasted stat block", () => {
  it("is taken at its word, and guessed where it has none", () => {
    expect(readStatBlock(RULES, "Bog Thing CR 3\nN Large ooze", "?")).toEqual({
      name: "Bog Thing",
      values: {
        level: { value: 3, how: "read" },
        size: { value: "large", how: "read" },
        "hp.max": { value: 30, how: "guessed" },
      },
      attacks: [],
    });
  });

  it("may be no stat block at all", () => {
    for (const text of ["", "\n\n", "12345", "💥", "x".repeat(50_000), "HP 99999999999"])
      expect(knownOf(readStatBlock(RULES, text, "?"))).toEqual({ size: "medium", level: 1, "hp.max": 10 });
    expect(readStatBlock(RULES, "", "Nobody").name).toBe("Nobody");
  });
});

describe("a creature made by hand", () => {
  it("is guessed anew from what is given, and what is given stays", () => {
    const draft = give(RULES, emptyDraft(RULES, "Thing"), "level", 4);
    expect(knownOf(draft)).toEqual({ size: "medium", level: 4, "hp.max": 40 });
    const tough = give(RULES, give(RULES, draft, "hp.max", 99), "level", 1);
    expect(tough.values["hp.max"]).toEqual({ value: 99, how: "given" });
  });
});
