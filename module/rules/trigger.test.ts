import { describe, expect, test } from "vitest";
import { triggeredAt, type Nearness } from "./trigger.js";

const way = (...gaps: readonly number[]): Nearness[] => gaps.map((gap) => ({ gap, inReach: gap <= 2 }));

describe("what somebody waits for on another's way", () => {
  test.each<readonly [string, readonly number[], number | null]>([
    ["move", [5, 4, 3], 2],
    ["move", [5], null],
    ["enters-reach", [4, 3, 2, 1], 2],
    ["in-reach", [4, 3, 2], 2],
    ["enters-reach", [2, 1], null],
    ["leaves-reach", [1, 2, 3], 2],
    ["adjacent", [3, 2, 1, 1], 2],
    ["adjacent", [1, 1], null],
    ["approach", [4, 4, 3], 2],
    ["approach", [3, 4], null],
    ["other", [3, 1], null],
  ])("%s over gaps %j comes true at %s", (on, gaps, at) => {
    expect(triggeredAt(on, way(...gaps))).toBe(at);
  });
});
