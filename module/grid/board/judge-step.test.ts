import { describe, expect, test } from "vitest";
import { judgeStep, type StepBarrier } from "./judge-step.js";
import type { Point } from "./snapshot.js";

function judge(from: Point, to: Point, [bx, by]: Point, oneWay?: "left" | "right"): StepBarrier {
  const wall = { from, to, move: true, sight: true, ...(oneWay ? { oneWay } : {}) };
  return judgeStep(wall, 0.5, 0.5, bx, by, bx !== 0.5 && by !== 0.5);
}

const EAST: Point = [1.5, 0.5];
const SOUTH_EAST: Point = [1.5, 1.5];

describe("a wall and a step from the centre of the first cell", () => {
  test.each<readonly [string, Point, Point, Point, StepBarrier]>([
    ["across a side", [1, 0], [1, 1], EAST, "across"],
    ["ending on the way", [1, 0.5], [1, 0], EAST, "across"],
    ["ending at the corner", [1, 1], [2, 1], SOUTH_EAST, "corner"],
    ["through the corner", [0, 1], [2, 1], SOUTH_EAST, "across"],
    ["ending elsewhere on the diagonal", [0.75, 0.75], [1, 0], SOUTH_EAST, "across"],
    ["through the centre that is left", [0.5, 0], [0.5, 1], EAST, "clear"],
    ["through the centre that is entered", [1.5, 0], [1.5, 1], EAST, "across"],
    ["along the way", [0.75, 0.5], [1, 0.5], EAST, "across"],
    ["along the way, from behind up to the start", [0, 0.5], [0.5, 0.5], EAST, "clear"],
    ["along the way, from the end onwards", [1.5, 0.5], [3, 0.5], EAST, "across"],
    ["along the way, beyond it", [1.75, 0.5], [3, 0.5], EAST, "clear"],
    ["beside the way", [0, 1], [2, 1], EAST, "clear"],
  ])("%s", (_, from, to, target, expected) => {
    expect(judge(from, to, target)).toBe(expected);
    expect(judge(to, from, target)).toBe(expected);
  });

  test("one way stops from the side it names", () => {
    // Drawn downward, so that its left is the east and the step comes from its right.
    expect(judge([1, 0], [1, 1], EAST, "right")).toBe("across");
    expect(judge([1, 0], [1, 1], EAST, "left")).toBe("clear");
  });
});
