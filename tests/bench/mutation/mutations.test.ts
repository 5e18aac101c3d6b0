import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../../tools/lib/root.mjs";
import { chooseEntries } from "./ask-entries.js";
import { applyEdits, type Mutation } from "./mutation.js";
import { MUTATIONS } from "./mutations/index.js";

describe("the mutations of the tabletop", () => {
  it.each(MUTATIONS)("find what they replace: $name", (mutation) => {
    for (const file of new Set(mutation.edits.map((edit) => edit.file))) {
      const text = readFileSync(path.join(ROOT, file), "utf8");
      expect(applyEdits(text, file, mutation)).not.toBe(text);
    }
  });

  it.each(MUTATIONS)("ask entries that there are: $name", ({ asks }) => {
    expect(asks).not.toEqual([]);
    expect(asks.filter((ask) => chooseEntries([ask]).length === 0)).toEqual([]);
  });

  it("have names of their own", () => {
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
  });

  it("are an error where their text is missing or stands twice", () => {
    const mutation: Mutation = {
      ...{ name: "example", breaks: "nothing", asks: [] },
      edits: [{ file: "a.ts", find: "rule", put: "" }],
    };
    expect(applyEdits("one rule", "a.ts", mutation)).toBe("one ");
    expect(applyEdits("none", "b.ts", mutation)).toBe("none");
    expect(() => applyEdits("none", "a.ts", mutation)).toThrow("0 times");
    expect(() => applyEdits("rule, rule", "a.ts", mutation)).toThrow("2 times");
  });
});
