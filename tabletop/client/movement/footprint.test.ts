import { describe, expect, it } from "vitest";
import { GRID_TYPES, TOKEN_SHAPES } from "../grid/constants.js";
import { createGrid } from "../grid/create-grid.js";
import {
  getAnchorOffset,
  getOccupiedOffsets,
  getPixelSize,
  getPositionAtAnchor,
  getTokenCenter,
  snapPosition,
} from "./footprint.js";
import { CORNER } from "./test-support.js";

const square = createGrid({ type: GRID_TYPES.SQUARE, size: 100, distance: 5 });
const hexes = createGrid({ type: GRID_TYPES.HEXODDR, size: 100 });
const hexToken = (width: number, height: number, shape: number): typeof CORNER => ({ ...CORNER, width, height, shape });

describe("a token's footprint", () => {
  it("is its rectangle of squares at the snapped position", () => {
    const token = { ...CORNER, x: 104, y: 97, width: 2, height: 2 };
    expect(snapPosition(square, token)).toMatchObject({ x: 100, y: 100 });
    expect(getOccupiedOffsets(square, token)).toEqual([
      { i: 1, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 1 },
      { i: 2, j: 2 },
    ]);
  });

  it("lets a small token stand in a quarter of a square", () => {
    const token = { ...CORNER, x: 152, y: 40, width: 0.5, height: 0.5 };
    expect(snapPosition(square, token)).toMatchObject({ x: 150, y: 50 });
    expect(getOccupiedOffsets(square, token)).toEqual([{ i: 0, j: 1 }]);
    expect(getTokenCenter(square, token)).toEqual({ x: 177, y: 65, elevation: 0 });
  });

  it("is empty without a grid", () => {
    const gridless = createGrid({ type: GRID_TYPES.GRIDLESS, size: 100 });
    expect(getOccupiedOffsets(gridless, CORNER)).toEqual([]);
    expect(getPixelSize(gridless, { width: 2, height: 1 })).toEqual({ width: 200, height: 100 });
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 7],
    [4, 12],
  ])("of size %i as an ellipse covers %i hexagons", (size, count) => {
    expect(getOccupiedOffsets(hexes, hexToken(size, size, TOKEN_SHAPES.ELLIPSE_1))).toHaveLength(count);
    expect(getOccupiedOffsets(hexes, hexToken(size, size, TOKEN_SHAPES.ELLIPSE_2))).toHaveLength(count);
  });

  it("of a trapezoid narrows by one a line", () => {
    expect(getOccupiedOffsets(hexes, hexToken(3, 2, TOKEN_SHAPES.TRAPEZOID_1))).toHaveLength(5);
    expect(getOccupiedOffsets(hexes, hexToken(3, 2, TOKEN_SHAPES.RECTANGLE_1))).toHaveLength(5);
  });

  it.each([GRID_TYPES.HEXODDR, GRID_TYPES.HEXEVENR, GRID_TYPES.HEXODDQ, GRID_TYPES.HEXEVENQ])(
    "is one connected patch wherever it stands (grid type %i)",
    (type) => {
      const grid = createGrid({ type, size: 100 });
      for (const shape of Object.values(TOKEN_SHAPES)) {
        for (const cell of [
          { i: 2, j: 2 },
          { i: 3, j: 3 },
          { i: 3, j: 2 },
        ]) {
          const size = { ...CORNER, width: 3, height: 3, shape };
          const token = { ...size, ...getPositionAtAnchor(grid, cell, size) };
          expect(getAnchorOffset(grid, token)).toMatchObject(cell);
          const cells = getOccupiedOffsets(grid, token);
          for (const one of cells) expect(cells.some((other) => grid.testAdjacency(one, other))).toBe(true);
          const { width, height } = getPixelSize(grid, token);
          for (const one of cells) {
            const center = grid.getCenterPoint(one);
            expect(center.x).toBeGreaterThan(token.x);
            expect(center.x).toBeLessThan(token.x + width);
            expect(center.y).toBeGreaterThan(token.y);
            expect(center.y).toBeLessThan(token.y + height);
          }
        }
      }
    },
  );
});
