import { describe, expect, it } from "vitest";
import { tellChanges } from "./changes.mjs";
import { compareMembers } from "./compare.mjs";
import { writePage } from "./page.mjs";

describe("compareMembers", () => {
  const theirs = members({ id: "value", move: "promise", stop: "method", draw: "method" }, ["_secret"]);

  it("tells what is missing, what is of another kind, and what is ours alone", () => {
    const ours = members({
      id: "value",
      move: "method",
      stop: "value",
      extra: "method",
      _secret: "method",
      _own: "value",
    });
    expect(compareMembers(theirs, ours)).toEqual({
      has: 3,
      missing: ["draw"],
      differs: ["move: a method with a promise, here a method", "stop: a method, here a value"],
      alone: ["extra"],
    });
  });

  it("doesn't take for offered what we keep closed", () => {
    expect(compareMembers(theirs, members({}, ["draw"])).missing).toContain("draw");
  });
});

describe("the list", () => {
  const listed = { "foundry.A": { has: 1, missing: ["gone"], differs: [], alone: ["own"] } };

  it("goes red for a member that has come, one that has gone, and one that is new", () => {
    const found = { "foundry.A": { has: 1, missing: ["dropped"], differs: [], alone: ["own", "made up"] } };
    expect(tellChanges(listed, found)).toEqual([
      "foundry.A: dropped is missing now",
      "foundry.A: gone isn't missing any more",
      "foundry.A: made up is of the tabletop's own now",
    ]);
  });

  it("goes red for a class that is offered anew or no longer", () => {
    expect(tellChanges(listed, { "foundry.B": { has: 0, missing: [], differs: [], alone: [] } })).toHaveLength(2);
  });

  it("stays green where nothing has changed, and is told on its page", () => {
    expect(tellChanges(listed, listed)).toEqual([]);
    expect(writePage(listed)).toContain("- missing (1): `gone`");
  });
});

/** @param {Record<string, import("./members.mjs").Kind>} open  @param {string[]} [closed] */
function members(open, closed = []) {
  return { open: new Map(Object.entries(open)), closed: new Set(closed) };
}
