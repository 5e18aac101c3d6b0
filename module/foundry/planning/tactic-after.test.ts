import { expect, it } from "vitest";
import { tacticAfter } from "./tactic-after.js";

const walk = (fitting: readonly string[], from: string | null, forwards: boolean, times: number): (string | null)[] => {
  const seen: (string | null)[] = [from];
  for (let i = 0; i < times; i += 1) seen.push(tacticAfter(fitting, seen.at(-1) ?? null, forwards));
  return seen.slice(1);
};

it("goes round all tactics and none, both ways", () => {
  expect(walk(["move", "run"], null, true, 4)).toEqual(["move", "run", null, "move"]);
  expect(walk(["move", "run"], null, false, 4)).toEqual(["run", "move", null, "run"]);
});

it("begins anew from one that doesn't fit, and stays with none where nothing fits", () => {
  expect(tacticAfter(["move", "run"], "charge", true)).toBe("move");
  expect(tacticAfter(["move", "run"], "charge", false)).toBe("run");
  expect(tacticAfter([], "charge", true)).toBeNull();
});
