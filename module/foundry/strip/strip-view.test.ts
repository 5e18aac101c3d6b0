import { describe, expect, it } from "vitest";
import type { Economy } from "../../model/economy.js";
import { buildStrip } from "./strip-view.js";

const economy = (over: Partial<Economy> = {}): Economy => ({
  slots: [
    { slot: "aoo", shape: "reaction", left: 1, max: 1, owed: false },
    { slot: "standard", shape: "main", left: 1, max: 1, owed: false },
    { slot: "move", shape: "move", left: 0, max: 1, owed: false },
    { slot: "swift", shape: "small", left: 0, max: 1, owed: true },
  ],
  movement: { budget: 30, walked: 10, left: 20 },
  values: { full: false },
  ...over,
});
const ORDER = ["standard", "move", "swift", "aoo"];

describe("the tempo strip", () => {
  it("draws slots in the face's order, each as it stands", () => {
    const { slots } = buildStrip(economy(), ORDER, 5);
    expect(slots.map(({ slot, marks }) => [slot, ...marks])).toEqual([
      ["standard", "left"],
      ["move", "spent"],
      ["swift", "owed"],
      ["aoo", "left"],
    ]);
  });

  it("counts movement in cells", () => {
    expect(buildStrip(economy(), ORDER, 5).ruler).toEqual({ cells: 6, walked: 2, planned: 0 });
    expect(buildStrip(economy({ movement: null }), ORDER, 5).ruler).toBeNull();
    expect(buildStrip(economy({ movement: { budget: 0, walked: 0, left: 0 } }), ORDER, 5).ruler).toBeNull();
  });

  it("joins main and move while a full-round action is possible", () => {
    expect(buildStrip(economy({ values: { full: true } }), ORDER, 5).joined).toBe(true);
    expect(buildStrip(economy(), ORDER, 5).joined).toBe(false);
  });

  it("shows a big pool as one mark with its number", () => {
    const slots = [{ slot: "aoo", shape: "reaction", left: 4, max: 5, owed: false }] as const;
    expect(buildStrip(economy({ slots }), ORDER, 5).slots).toEqual([
      { slot: "aoo", shape: "reaction", marks: ["left"], count: 4 },
    ]);
  });

  it("plays what is considered before it is spent, and no more than is left", () => {
    const { slots, ruler } = buildStrip(economy(), ORDER, 5, { pays: ["standard", "move"], move: { total: 45 } });
    expect(slots[0]?.marks).toEqual(["planned"]);
    expect(slots[1]?.marks).toEqual(["spent"]);
    expect(ruler?.planned).toBe(4);
  });
});
