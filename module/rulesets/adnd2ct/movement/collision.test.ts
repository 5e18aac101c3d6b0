import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { Profile } from "../../../model/profile.js";
import { fighter, seat, stage, way, type Seat } from "../testing/stage.js";
import { clearWay } from "./collision.js";

const orc = creatureId("orc");
const path = way([2, 5], [8, 5]);

/** How many cells of a way of seven can be gone. */
const clear = (
  others: readonly Seat[],
  as: Partial<Profile> = { unseen: [orc] },
  board: Parameters<typeof stage>[1] = {},
) => {
  const fight = stage([seat("ann", [2, 5], { as }), ...others], board);
  return clearWay(fight.situation, fighter(fight, "ann"), path);
};

describe("a way that runs into somebody unseen (ADND-MAP-001)", () => {
  it("is clear up to the square before", () => {
    expect(clear([seat("orc", [6, 5])])).toBe(4);
    expect(clear([seat("orc", [6, 4], { as: { size: "large" } })])).toBe(4);
    expect(clear([seat("orc", [6, 6])])).toBe(7);
  });

  it("ends in a square where one may stand", () => {
    expect(clear([seat("orc", [6, 5]), seat("bob", [5, 5])])).toBe(3);
  });

  it("is clear all along where nobody is hidden: seen, found, lying, or not of this fight", () => {
    expect(clear([seat("orc", [6, 5])], {})).toBe(7);
    expect(clear([seat("orc", [6, 5])], { unseen: [orc], located: [orc] })).toBe(7);
    expect(clear([seat("orc", [6, 5], { conditions: ["prone"] })])).toBe(7);
    expect(clear([seat("owl", [6, 5])])).toBe(7);
    expect(clear([seat("orc", [6, 5])], { unseen: [orc] }, null)).toBe(7);
    expect(clear([seat("orc", [60, 5])])).toBe(7);
  });

  it("doesn't run into the own mount", () => {
    expect(clear([seat("orc", [6, 5])], { unseen: [orc], rides: orc })).toBe(7);
  });
});
