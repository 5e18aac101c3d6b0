import { describe, expect, it } from "vitest";
import type { Cell } from "../../model/position.js";
import { displacedBy, givingWay, takenBy } from "./displaced.js";
import { fighter, seat, stage, type Stage } from "./testing/stage.js";

const shared = (others: readonly ReturnType<typeof seat>[] = [], board: Parameters<typeof stage>[1] = {}): Stage =>
  stage([seat("ann", [5, 5]), seat("ogre", [4, 4], { as: { size: "large" } }), ...others], board);

function squares(fight: Stage, path?: readonly Cell[]): string[] {
  const [ann, ogre] = [fighter(fight, "ann"), fighter(fight, "ogre")];
  return givingWay(fight.situation, ann, ogre, takenBy(fight.situation, ogre, path))
    .map(String)
    .sort();
}

describe("whoever gives way", () => {
  it("goes to a square beside its own, out of the space that the other takes (ADND-OVERRUN-006)", () => {
    expect(squares(shared())).toEqual(["4,6", "5,6", "6,4", "6,5", "6,6"]);
  });

  it("keeps out of the space at the end of the other's way, wherever that one still stands (ADND-OVERRUN-006)", () => {
    expect(
      squares(shared(), [
        [4, 4],
        [5, 5],
      ]),
    ).toEqual(["4,4", "4,5", "4,6", "5,4", "6,4"]);
  });

  it("goes through no wall, into nobody, and not off the board (ADND-OVERRUN-006)", () => {
    expect(squares(shared([seat("orc", [6, 5]), seat("bob", [6, 4])]))).toEqual(["4,6", "5,6", "6,6"]);
    const wall = { from: [4, 6] as const, to: [7, 6] as const, move: true, sight: true };
    expect(squares(shared([], { walls: [wall] }))).toEqual(["6,4", "6,5"]);
    expect(squares(shared([], { columns: 6, rows: 6 }))).toEqual([]);
    expect(squares(shared([], { columns: 6, rows: 7 }))).toEqual(["4,6", "5,6"]);
  });

  it("has no square to choose where there is no scene", () => {
    expect(squares(shared([], null))).toEqual([]);
  });

  it("is asked for nothing until a window opens", () => {
    const fight = shared();
    expect(displacedBy(fight.situation, fighter(fight, "ann"))).toBeNull();
  });
});
