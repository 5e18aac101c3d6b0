import { describe, expect, it } from "vitest";
import type { Cell } from "../../model/position.js";
import { seenGround, type Onlooker, type RegionGround } from "./seen-ground.js";

const SECRET = 1;
const [A, B, C]: readonly [Cell, Cell, Cell] = [
  [1, 1],
  [2, 1],
  [9, 9],
];
const rubble = (cells: readonly Cell[], visibility = 0): RegionGround => ({
  visibility,
  listings: [{ kind: "difficult" }],
  cells,
});
const player: Onlooker = { isGM: false, secret: SECRET, sees: () => true };
const gm: Onlooker = { ...player, isGM: true, sees: () => false };

describe("ground that somebody may know of", () => {
  it("stands once a sort, each of its cells once, whichever regions it comes from", () => {
    const water = { visibility: 0, listings: [{ kind: "water" as const, depth: 10 }], cells: [C] };
    expect(seenGround([rubble([A, B]), rubble([B, C]), water], player)).toEqual([
      { listing: { kind: "difficult" }, cells: [A, B, C] },
      { listing: { kind: "water", depth: 10 }, cells: [C] },
    ]);
  });

  it("tells apart what differs in degree, depth or cost", () => {
    const pits = [10, 20].map((depth) => ({ visibility: 0, listings: [{ kind: "pit" as const, depth }], cells: [A] }));
    expect(seenGround(pits, player)).toHaveLength(2);
  });

  it("leaves out a game master's own regions and what is out of sight, for players alone", () => {
    const regions = [rubble([A], SECRET), rubble([B, C])];
    const nearsighted = { ...player, sees: (cell: Cell) => cell !== C };
    expect(seenGround(regions, nearsighted).map(({ cells }) => cells)).toEqual([[B]]);
    expect(seenGround([rubble([A], SECRET)], player)).toEqual([]);
    expect(seenGround([rubble([C])], nearsighted)).toEqual([]);
    expect(seenGround(regions, gm).map(({ cells }) => cells)).toEqual([[A, B, C]]);
  });
});
