import { expect, it } from "vitest";
import { withRemovals } from "./with-removals.js";

const remove = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [`-=${key}`, null]));

it("takes out by name what is no longer there, however deep, and replaces lists whole", () => {
  const before = { gone: 1, stays: 2, within: { gone: 1, list: [1, 2] }, changed: { a: 1 } };
  const after = { stays: 2, within: { list: [3] }, changed: 5, added: { x: 1 } };
  expect(withRemovals(before, after, remove)).toEqual({
    ...{ stays: 2, within: { list: [3], "-=gone": null }, changed: 5, added: { x: 1 }, "-=gone": null },
  });
});
