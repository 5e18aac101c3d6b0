import { describe, expect, it } from "vitest";
import { createBoard } from "../grid/board/board.js";
import type { CreatureState } from "../model/encounter.js";
import type { Position } from "../model/position.js";
import { createPlaces, squaresApart, type Place } from "./place.js";
import type { Creature, Situation } from "./situation.js";

const board = createBoard({ shape: "square", columns: 12, rows: 12, walls: [], terrain: [] });
const on = (scene: Situation["board"]): Situation => ({ board: scene }) as Situation;
const creature = (position: Position | null): Creature => ({ state: { position } as CreatureState }) as Creature;
const { standing, placeAt } = createPlaces(() => 2);
const at = (x: number, y: number, elevation = 0): Place => {
  const place = placeAt(on(board), creature({ cell: [0, 0], elevation, facing: null }), [x, y]);
  if (!place) throw new Error("off the board");
  return place;
};

describe("a place", () => {
  it("is as wide as its creature, and as high as it is, unless said otherwise", () => {
    const high = creature({ cell: [3, 3], elevation: 10, facing: null });
    expect(standing(on(board), high)).toEqual({ footprint: at(3, 3).footprint, elevation: 10 });
    expect(at(3, 3).footprint.size).toBe(2);
    expect(placeAt(on(board), high, [4, 4], 25)).toEqual({ footprint: at(4, 4).footprint, elevation: 25 });
  });

  it("is none without a scene, without a position, and off the board", () => {
    const here = creature({ cell: [3, 3], elevation: 0, facing: null });
    expect(standing(on(null), here)).toBeNull();
    expect(standing(on(board), creature(null))).toBeNull();
    expect(placeAt(on(board), here, [40, 40])).toBeNull();
  });

  it("is none where only a part fits on the board, over whichever edge, but where somebody was put by hand", () => {
    const here = creature({ cell: [3, 3], elevation: 0, facing: null });
    const hanging = creature({ cell: [11, 3], elevation: 0, facing: null });
    for (const cell of [
      [11, 3],
      [3, 11],
      [-1, 3],
      [3, -1],
    ] as const)
      expect(placeAt(on(board), here, cell)).toBeNull();
    expect(standing(on(board), hanging)).not.toBeNull();
    expect(placeAt(on(board), hanging, [11, 3])).toEqual(standing(on(board), hanging));
  });
});

describe("the squares between two places", () => {
  it("are counted from the nearest cells, and are none without a scene", () => {
    expect(squaresApart(on(board), at(1, 1), at(2, 2), 5)).toBe(0);
    expect(squaresApart(on(board), at(1, 1), at(6, 1), 5)).toBe(4);
    expect(squaresApart(on(null), at(1, 1), at(6, 1), 5)).toBe(0);
  });

  it("count height in whole squares, as the way of counting has it", () => {
    expect(squaresApart(on(board), at(1, 1), at(3, 1, 4), 5)).toBe(1);
    expect(squaresApart(on(board), at(1, 1), at(3, 1, 20), 5)).toBe(4);
    expect(squaresApart(on(board), at(1, 1), at(6, 1, 20), 5)).toBe(4);
    expect(squaresApart(on(board), at(1, 1), at(6, 1, 20), 5, "rounded")).toBe(6);
  });
});
