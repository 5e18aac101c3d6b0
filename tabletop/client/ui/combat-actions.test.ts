import { expect, it } from "vitest";
import { readInitiative } from "./combat-actions.js";

it.each([
  ["12", 5, 12],
  ["+2", 5, 7],
  ["-2", 5, 3],
  ["1,5", 5, 1.5],
  ["", 5, null],
  ["x", 5, null],
])("reads the initiative %j over %d as %j", (text, before, expected) => {
  expect(readInitiative(text, before)).toBe(expected);
});
