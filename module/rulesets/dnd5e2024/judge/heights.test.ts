import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import { stage, type Seat } from "../testing/stage.js";

const SPOT: readonly Cell[] = [
  [5, 5],
  [5, 5],
];
const seat = (speeds: Readonly<Record<string, number>>, elevation = 0): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  elevation,
  profile: { speeds },
});
const up = (from: number, to: number) => ({ path: SPOT, elevations: [from, to] });
const flown = (from: number, to: number) => ({ ...up(from, to), options: { mode: "fly" } });
const height = (fight: ReturnType<typeof stage>, id = "ann") => fight.state(id).position?.elevation;

describe("a change of height on the spot", () => {
  it("GAP-DND5-10: takes its feet off the movement, up and down alike", () => {
    const fight = stage([seat({ walk: 30, fly: 60 })]);
    fight.act("ann", "move", flown(0, 40));
    expect([height(fight), fight.judge("ann", "move", flown(40, 20)).move?.left]).toEqual([40, 0]);
    expect(fight.refusal("ann", "move", flown(40, 15))).toBe("too-far");
  });

  it("GAP-DND5-10: is climbed at two feet a foot, and needs wings where it isn't", () => {
    expect(stage([seat({ walk: 30 })]).judge("ann", "climb", up(0, 15)).move?.total).toBe(30);
    expect(stage([seat({ walk: 30, climb: 30 })]).judge("ann", "climb", up(0, 15)).move?.total).toBe(15);
    expect(stage([seat({ walk: 30 })]).refusal("ann", "move", flown(0, 5))).toBe("needs-speed");
  });

  it("DND5-OA-004: leaves the reach of whoever stands below, and only then", () => {
    const orc: Seat = { id: "orc", at: [6, 5] };
    const fight = stage([seat({ walk: 30, fly: 60 }), orc]);
    expect(fight.judge("ann", "move", flown(0, 5)).provocations).toEqual([]);
    fight.act("ann", "move", flown(0, 30));
    expect(fight.encounter.windows[0]).toMatchObject({ step: 0, against: "ann" });
    expect(height(fight)).toBe(0);
    fight.answer("orc", false);
    expect(height(fight)).toBe(30);
  });

  it("takes whoever rides along", () => {
    const beast: Seat = { ...seat({ walk: 30, fly: 60 }), profile: { speeds: { fly: 60 }, size: "large" } };
    const rider: Seat = { id: "bob", at: [5, 5], side: "heroes", profile: { rides: "ann" as never } };
    const fight = stage([beast, rider]);
    fight.act("ann", "move", flown(0, 20));
    expect([height(fight), height(fight, "bob")]).toEqual([20, 20]);
  });
});
