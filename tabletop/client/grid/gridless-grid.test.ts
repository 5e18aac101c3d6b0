import { describe, expect, it } from "vitest";
import { GridlessGrid } from "./gridless-grid.js";

const grid = new GridlessGrid({ size: 100, distance: 5 });

describe("a scene without a grid", () => {
  it("measures straight lines and counts no spaces", () => {
    expect(
      grid.measurePath([
        { x: 0, y: 0 },
        { x: 300, y: 400 },
      ]),
    ).toMatchObject({ distance: 25, cost: 25, spaces: 0, diagonals: 0 });
    expect(
      grid.measurePath([
        { x: 0, y: 0, elevation: 0 },
        { x: 300, y: 0, elevation: 20 },
      ]).distance,
    ).toBe(25);
  });

  it("has pixels for offsets and no neighbours", () => {
    expect(grid.getOffset({ x: 12.7, y: 3.2 })).toEqual({ i: 3, j: 12 });
    expect(grid.getAdjacentOffsets()).toEqual([]);
    expect(grid.testAdjacency()).toBe(false);
    expect(grid.getVertices()).toEqual([]);
  });

  it("asks the cost once a segment", () => {
    const result = grid.measurePath(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100, measure: false },
      ],
      { cost: (_a, _b, d) => d * 3 },
    );
    expect(result.segments.map((segment) => segment.cost)).toEqual([15, 0]);
  });

  it("shifts by the grid size", () => {
    expect(grid.getShiftedPoint({ x: 1, y: 2 }, 10)).toEqual({ x: 101, y: 102 });
  });
});
