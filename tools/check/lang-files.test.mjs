import { expect, it } from "vitest";
import { listRepeatedKeys } from "./lang-files.mjs";

it("finds what one object names twice, at any depth, and no name that two objects share", () => {
  const text = `{ "A": { "x": "1", "B": { "y": "2", "y": "3" } }, "C": { "x": "4" }, "A": { "z": "5" } }`;
  expect(listRepeatedKeys(text)).toEqual(["A.B.y", "A"]);
  expect(listRepeatedKeys(`{ "A": { "x": "1" }, "B": { "x": "2" } }`)).toEqual([]);
});
