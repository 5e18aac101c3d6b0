import { expect, it } from "vitest";
import { chanceOf } from "./foretell.js";

it.each([
  ["17 of 20 faces", 3, 7, 20, 17 / 20],
  ["the last face alone", 0, 20, 20, 1 / 20],
  ["never", 0, 21, 20, 0],
  ["always", 30, 5, 20, 1],
  ["of a hundred", 0, 21, 100, 0.8],
])("a die comes to a number by %s", (_, bonus, against, sides, chance) => {
  expect(chanceOf(bonus, against, sides)).toBeCloseTo(chance);
});
