import { describe, expect, it } from "vitest";
import { initiativeDie } from "./initiative.js";

describe("the initiative die of D&D 5e", () => {
  it.each([
    [[], "1d20"],
    [["prone"], "1d20"],
    [["surprised"], "2d20kl"],
    [["stunned"], "2d20kl"],
    [["poisoned"], "2d20kl"],
    [["hidden"], "2d20kh"],
    [["invisible", "surprised"], "1d20"],
  ])("DND5-INIT-001, DND5-INIT-003: with %o", (statuses, die) => {
    expect(initiativeDie(new Set(statuses))).toBe(die);
  });
});
