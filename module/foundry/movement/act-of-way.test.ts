import { describe, expect, it } from "vitest";
import { creatureId } from "../../table/host.js";
import type { SessionSeat } from "../port/fight-session.js";
import { actByWay } from "./act-of-way.js";

const seat = { creature: creatureId("ogre") } as SessionSeat;
const way = {
  cells: [
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const,
  elevations: [0, 5, 10],
};

describe("the act that a way stands for", () => {
  it("follows the way cell by cell", () => {
    expect(actByWay(seat, "move", way)).toEqual({
      by: "ogre",
      action: "move",
      path: way.cells,
      elevations: [0, 5, 10],
    });
  });

  it("names how core says that the token moves, where that isn't the tactic itself", () => {
    const flown = { ...way, details: [{}, { action: "fly" }, { action: "fly" }] };
    expect(actByWay(seat, "move", flown).options).toEqual({ mode: "fly" });
    expect(actByWay(seat, "climb", { ...way, details: [{ action: "climb" }] }).options).toBeUndefined();
    expect(actByWay(seat, "move", { ...way, details: [{ action: "walk" }] }).options).toBeUndefined();
    expect(actByWay(seat, "teleport", flown).options).toBeUndefined();
  });

  it("is a push where somebody else makes the creature go", () => {
    expect(actByWay(seat, "forced", way)).toMatchObject({ action: "forced", cause: "push", path: way.cells });
  });

  it("knows only the ends of a jump", () => {
    expect(actByWay(seat, "teleport", way)).toEqual({
      by: "ogre",
      action: "teleport",
      path: [
        [1, 1],
        [3, 1],
      ],
      elevations: [0, 10],
    });
  });
});
