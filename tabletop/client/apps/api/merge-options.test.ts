import { describe, expect, it } from "vitest";
import { mergeOptions } from "./merge-options.js";

describe("mergeOptions", () => {
  it("joins arrays, merges objects and replaces the rest", () => {
    const merged = mergeOptions([
      { classes: ["a"], window: { title: "One", icon: "x" }, tag: "div" },
      { classes: ["a", "b"], window: { title: "Two" }, tag: "form" },
    ]);
    expect(merged).toEqual({ classes: ["a", "b"], window: { title: "Two", icon: "x" }, tag: "form" });
  });

  it("keeps class instances by reference instead of copying them", () => {
    class Sheet {}
    const document = new Sheet();
    expect(mergeOptions([{ document: null }, { document }])["document"]).toBe(document);
  });

  it("never changes the layers it reads", () => {
    const base = { window: { title: "One" }, classes: ["a"] };
    mergeOptions([base, { window: { title: "Two" }, classes: ["b"] }]);
    expect(base).toEqual({ window: { title: "One" }, classes: ["a"] });
  });
});
