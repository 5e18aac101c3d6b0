import { expect, it } from "vitest";
import { castValue } from "./form-data-extended.js";

it.each([
  ["3", "Number", 3],
  ["", "Number", null],
  ["true", "Boolean", true],
  ["false", "Boolean", false],
  ['{"a":1}', "JSON", { a: 1 }],
  ["{broken", "JSON", "{broken"],
  [["1", "2"], "Number", [1, 2]],
  ["text", undefined, "text"],
])("casts %j as %s", (value, type, expected) => {
  expect(castValue(value, type)).toEqual(expected);
});
