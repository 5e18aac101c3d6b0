import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import { stage, type Seat } from "../testing/stage.js";

const SPOT: readonly Cell[] = [
  [5, 5],
  [5, 5],
];
const winged = (elevation = 0): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  elevation,
  profile: { speeds: { walk: 30, fly: 60 } },
});
const up = (from: number, to: number, mode = "fly") => ({ path: SPOT, elevations: [from, to], options: { mode } });
const height = (fight: ReturnType<typeof stage>, id = "ann") => fight.state(id).position?.elevation;

describe("a change of height on the spot", () => {
  it("PF1-GAP-24: costs a flyer double going up and its length coming down, and takes a move action", () => {
    expect(stage([winged()]).judge("ann", "move", up(0, 20)).move?.total).toBe(40);
    expect(stage([winged(20)]).judge("ann", "move", up(20, 0)).move?.total).toBe(20);
    const fight = stage([winged()]);
    fight.act("ann", "move", up(0, 20));
    expect([height(fight), fight.economy("ann").move]).toEqual([20, 0]);
    expect(stage([winged()]).refusal("ann", "move", up(0, 65))).toBe("too-far");
  });

  it("PF1-MOVE-003: is beyond whoever has no wings, and PF1-GAP-23: a climb for those who hold on", () => {
    const walker: Seat = { ...winged(), profile: { speeds: { walk: 30 } } };
    expect(stage([walker]).refusal("ann", "move", up(0, 10))).toBe("needs-speed");
    expect(stage([walker]).judge("ann", "climb", { path: SPOT, elevations: [0, 5] })).toMatchObject({
      refusal: null,
      move: { total: 5, budget: 5 },
    });
    expect(stage([walker]).refusal("ann", "climb", { path: SPOT, elevations: [0, 10] })).toBe("too-far");
  });

  it("PF1-AOO-001: gives those who threaten the place their chance before anything moves", () => {
    const fight = stage([winged(), { id: "orc", at: [6, 5] }]);
    fight.act("ann", "move", up(0, 30));
    expect(fight.encounter.windows[0]).toMatchObject({ step: 0, against: "ann" });
    expect(height(fight)).toBe(0);
    fight.answer("orc", false);
    expect(height(fight)).toBe(30);
  });

  it("takes whoever rides along", () => {
    const rider: Seat = { id: "bob", at: [5, 5], side: "heroes", profile: { rides: "ann" as never, size: "small" } };
    const fight = stage([winged(), rider]);
    fight.act("ann", "move", up(0, 20));
    expect([height(fight), height(fight, "bob")]).toEqual([20, 20]);
  });

  it("PF1-STEP-001: is no step of five feet, which leaves no room for what rising costs", () => {
    expect(stage([winged()]).refusal("ann", "five-foot-step", up(0, 5))).toBe("too-far");
    expect(stage([winged(5)]).refusal("ann", "five-foot-step", up(5, 0))).toBeNull();
  });

  it("in between doesn't bend a straight run (PF1-RUN-001)", () => {
    const path: readonly Cell[] = [
      [5, 5],
      [6, 5],
      [6, 5],
      [7, 5],
    ];
    expect(
      stage([winged(10)]).refusal("ann", "run", { path, elevations: [10, 10, 5, 5], options: { mode: "fly" } }),
    ).toBe(null);
  });
});
