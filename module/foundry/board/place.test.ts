import { describe, expect, it } from "vitest";
import { cellAt, placeAt, positionAt, samePlace, spaceOf, type CellGrid } from "./place.js";

const squares: CellGrid = {
  sizeX: 100,
  sizeY: 100,
  getOffset: ({ x, y }) => ({ i: Math.floor(y / 100), j: Math.floor(x / 100) }),
  getTopLeftPoint: ({ i, j }) => ({ x: j * 100, y: i * 100 }),
};

describe("the place of a token", () => {
  it("is column and row of its first cell", () => {
    expect(cellAt(squares, { x: 300, y: 200 })).toEqual([3, 2]);
    expect(placeAt(squares, [3, 2])).toEqual({ x: 300, y: 200 });
  });

  it("is the cell on which it mostly stands, where it is off the grid", () => {
    expect(cellAt(squares, { x: 349, y: 251 })).toEqual([3, 3]);
    expect(cellAt(squares, { x: -49, y: 0 })).toEqual([0, 0]);
  });

  it("is the same without its facing, and another at another height", () => {
    const here = positionAt(squares, { x: 0, y: 0, elevation: 5 });
    expect(samePlace(here, { ...here, facing: "n" })).toBe(true);
    expect(samePlace(here, { ...here, elevation: 0 })).toBe(false);
    expect(samePlace(here, null)).toBe(false);
  });

  it("has the space of its larger side, one cell at least", () => {
    expect(spaceOf({ width: 2, height: 1 })).toBe(2);
    expect(spaceOf({ width: 0.5, height: 0.5 })).toBe(1);
  });
});
