import { describe, expect, it } from "vitest";
import { parseChange } from "./parse-change.js";

describe("a change typed into a number", () => {
  it("takes off, adds, or sets", () => {
    expect(parseChange("-5", 12)).toBe(7);
    expect(parseChange(" + 3 ", 12)).toBe(15);
    expect(parseChange("20", 12)).toBe(20);
    expect(parseChange("−4", 3)).toBe(-1);
  });

  it("is nothing where it is no number", () => {
    for (const typed of ["", "five", "1d6", "--2", "3.5"]) expect(parseChange(typed, 12)).toBeNull();
  });
});
