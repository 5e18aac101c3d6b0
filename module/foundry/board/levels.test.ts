import { describe, expect, it } from "vitest";
import { commonLevel, levelsAllow } from "./levels.js";

describe("levels", () => {
  it("keep a document to those that it names", () => {
    expect(levelsAllow({ levels: ["a"] }, "b")).toBe(false);
    expect(levelsAllow({ levels: new Set(["a", "b"]) }, "b")).toBe(true);
  });

  it("keep nothing where there are none", () => {
    expect(levelsAllow({}, "b")).toBe(true);
    expect(levelsAllow({ levels: [] }, "b")).toBe(true);
    expect(levelsAllow({ levels: ["a"] }, null)).toBe(true);
  });

  it("follow the majority, and the id where it is even", () => {
    expect(commonLevel([{ level: "b" }, { level: "a" }, { level: "b" }])).toBe("b");
    expect(commonLevel([{ level: "b" }, { level: "a" }])).toBe("a");
    expect(commonLevel([{}, { level: null }])).toBeNull();
  });
});
