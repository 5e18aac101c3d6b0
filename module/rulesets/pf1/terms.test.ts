import { describe, expect, it } from "vitest";
import { findAction } from "./actions.js";
import { CAUSES, MARKS } from "./terms.js";
import { stage, way, type Doing } from "./testing/stage.js";

const bow = { id: "bow", kind: "ranged" as const, extra: {} };
const fist = { id: "fist", kind: "unarmed" as const, extra: {} };
const fight = stage(
  [
    { id: "ann", at: [5, 5], side: "heroes", profile: { attacks: [bow, fist] } },
    { id: "orc", at: [6, 5], side: "foes" },
  ],
  { terrain: [{ kind: "difficult", cells: [[4, 5]] }] },
);

describe("the words of a plan", () => {
  it.each<[string, Doing]>([
    ["move", { path: way([5, 5], [4, 5]) }],
    ["attack-ranged", { target: "orc" }],
    ["attack-unarmed", { target: "orc" }],
    ["cast-standard", {}],
    ["combat-maneuver", { target: "orc", variant: "grapple" }],
    ["use-potion-oil", {}],
  ])("are listed for translation: %s", (action, doing) => {
    const plan = fight.judge("ann", action, doing);
    expect(plan.provocations).toHaveLength(1);
    for (const { of } of plan.provocations) {
      expect(CAUSES.some((cause) => cause === of) || findAction(of) !== null).toBe(true);
    }
    for (const { marks } of plan.move?.steps ?? [])
      expect(marks.filter((mark) => !MARKS.some((each) => each === mark))).toEqual([]);
  });
});

describe("the table of actions", () => {
  it("PF1-GAP-11: initiative is rolled for a place, the highest first", () => {
    fight.act("orc", "roll-initiative");
    fight.roll(12);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
  });
});
