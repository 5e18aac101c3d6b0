import { describe, expect, it } from "vitest";
import { creatureId, type CreatureId } from "../../model/ids.js";
import type { Profile } from "../../model/profile.js";
import { unperceivedBy } from "./perception.js";

const id = creatureId;
const profile = (name: string, side: string, unseen: readonly string[] = [], located: readonly string[] = []) =>
  [id(name), { id: id(name), side, unseen: unseen.map(id), located: located.map(id) } as unknown as Profile] as const;
const missed = (profiles: readonly (readonly [CreatureId, Profile])[], ...own: string[]): string[] => [
  ...unperceivedBy(new Map(profiles), (each) => own.includes(each)),
];

describe("who is beyond somebody's perception", () => {
  const ann = profile("ann", "friendly", ["goblin", "cat"]);
  const goblin = profile("goblin", "hostile");
  const orc = profile("orc", "hostile");

  it("is whom none of one's creatures sees", () => {
    expect(missed([ann, goblin, orc], "ann")).toEqual(["goblin"]);
    expect(missed([ann, profile("bob", "friendly"), goblin], "ann", "bob")).toEqual([]);
    expect(missed([ann, profile("bob", "friendly", ["goblin"]), goblin], "ann", "bob")).toEqual(["goblin"]);
  });

  it("is nobody whose place is known, nobody of one's own and no friend", () => {
    expect(missed([profile("ann", "friendly", ["goblin"], ["goblin"]), goblin], "ann")).toEqual([]);
    expect(missed([ann, profile("cat", "friendly"), goblin], "ann")).toEqual(["goblin"]);
    expect(missed([profile("ann", "a", ["bob"]), profile("bob", "b", ["ann"])], "ann", "bob")).toEqual([]);
  });

  it("is nobody for who plays nobody here", () => {
    expect(missed([ann, goblin])).toEqual([]);
  });
});
