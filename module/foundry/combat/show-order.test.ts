import { describe, expect, it } from "vitest";
import { creatureId } from "../../table/host.js";
import { movedInOrder } from "./show-order.js";

const ids = (text: string) => [...text].map(creatureId);

describe("who changed places", () => {
  it.each([
    ["abcd", "bcad", "a"],
    ["abcd", "dabc", "d"],
    ["abcd", "bacd", "a"],
    ["abcd", "abcd", null],
    ["abcd", "dcba", null],
    ["abc", "abcd", null],
  ])("%s → %s: %s", (before, after, moved) => {
    expect(movedInOrder(ids(before), ids(after))).toBe(moved);
  });
});
