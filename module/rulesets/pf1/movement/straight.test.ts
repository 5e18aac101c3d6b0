import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import { way } from "../testing/stage.js";
import { isStraight } from "./straight.js";

describe("PF1-RUN-001, PF1-GAP-05: a straight way", () => {
  it.each<readonly [string, readonly Cell[], boolean]>([
    ["nowhere", [], true],
    ["on the spot", way([5, 5]), true],
    ["along a row", way([5, 5], [9, 5]), true],
    ["along a column, back", way([5, 5], [5, 1]), true],
    ["along a diagonal", way([5, 5], [9, 1]), true],
    [
      "aslant, in even steps",
      [
        [0, 0],
        [1, 0],
        [2, 1],
        [3, 1],
        [4, 2],
      ],
      true,
    ],
    [
      "aslant, in other even steps",
      [
        [0, 0],
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 2],
      ],
      true,
    ],
    [
      "aslant, to the left and up",
      [
        [4, 2],
        [3, 2],
        [2, 1],
        [1, 1],
        [0, 0],
      ],
      true,
    ],
    [
      "aslant, all of it first",
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 2],
        [4, 2],
      ],
      false,
    ],
    [
      "aslant, all of it last",
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 1],
        [4, 2],
      ],
      false,
    ],
    ["there and back", way([5, 5], [7, 5], [6, 5]), false],
    ["there and back again", way([5, 5], [6, 5], [5, 5]), false],
    ["round a corner", way([5, 5], [7, 5], [7, 7]), false],
    [
      "with a bend",
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      false,
    ],
    [
      "with a change of height in it",
      [
        [5, 5],
        [6, 5],
        [6, 5],
        [7, 5],
      ],
      true,
    ],
  ])("%s: %s", (_what, path, straight) => {
    expect(isStraight(path)).toBe(straight);
  });
});
