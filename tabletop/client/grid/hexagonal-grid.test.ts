import { describe, expect, it } from "vitest";
import { GRID_SNAPPING_MODES, GRID_TYPES, MOVEMENT_DIRECTIONS } from "./constants.js";
import { createGrid } from "./create-grid.js";
import { HexagonalGrid } from "./hexagonal-grid.js";

const LAYOUTS = [
  { name: "odd rows", columns: false, even: false, type: GRID_TYPES.HEXODDR },
  { name: "even rows", columns: false, even: true, type: GRID_TYPES.HEXEVENR },
  { name: "odd columns", columns: true, even: false, type: GRID_TYPES.HEXODDQ },
  { name: "even columns", columns: true, even: true, type: GRID_TYPES.HEXEVENQ },
];

describe.each(LAYOUTS)("a hexagonal grid with $name", ({ columns, even, type }) => {
  const grid = new HexagonalGrid({ size: 100, distance: 1, columns, even });
  const cells = [-2, -1, 0, 1, 2, 3].flatMap((i) => [-1, 0, 1, 2, 3].map((j) => ({ i, j })));

  it("has its own type", () => {
    expect(grid.type).toBe(type);
    expect(createGrid({ type, size: 100 })).toMatchObject({ columns, even });
  });

  it("finds each space again from its centre and from its cube", () => {
    for (const cell of cells) {
      expect(grid.getOffset(grid.getCenterPoint(cell))).toEqual(cell);
      expect(grid.cubeToOffset(grid.offsetToCube(cell))).toEqual(cell);
    }
  });

  it("has six neighbours at one space, and no other within a space's width", () => {
    for (const cell of cells) {
      const around = grid.getAdjacentOffsets(cell);
      expect(around).toHaveLength(6);
      const center = grid.getCenterPoint(cell);
      for (const next of around) {
        const other = grid.getCenterPoint(next);
        expect(Math.hypot(other.x - center.x, other.y - center.y)).toBeCloseTo(100);
        expect(grid.testAdjacency(cell, next)).toBe(true);
      }
      expect(grid.testAdjacency(cell, cell)).toBe(false);
    }
  });

  it("pushes the even or the odd lines on", () => {
    const first = grid.getTopLeftPoint({ i: 0, j: 0 });
    const second = grid.getTopLeftPoint(columns ? { i: 0, j: 1 } : { i: 1, j: 0 });
    const axis = columns ? "y" : "x";
    expect(first[axis]).toBeCloseTo(even ? 50 : 0);
    expect(second[axis]).toBeCloseTo(even ? 0 : 50);
  });

  it("walks direct paths from neighbour to neighbour", () => {
    const path = grid.getDirectPath([
      { i: 0, j: 0 },
      { i: 4, j: 3 },
    ]);
    for (let n = 1; n < path.length; n++) expect(grid.testAdjacency(path[n - 1]!, path[n]!)).toBe(true);
    expect(
      grid.measurePath([
        { i: 0, j: 0 },
        { i: 4, j: 3 },
      ]).spaces,
    ).toBe(path.length - 1);
  });

  it("shifts to a neighbour, and back again by the opposite direction", () => {
    const { UP, DOWN, LEFT, RIGHT, UP_LEFT, DOWN_RIGHT, UP_RIGHT, DOWN_LEFT } = MOVEMENT_DIRECTIONS;
    for (const cell of cells) {
      for (const [there, back] of [
        [UP, DOWN],
        [LEFT, RIGHT],
        [UP_LEFT, DOWN_RIGHT],
        [UP_RIGHT, DOWN_LEFT],
      ] as const) {
        const next = grid.getShiftedOffset(cell, there);
        expect(grid.testAdjacency(cell, next)).toBe(true);
        expect(grid.getShiftedOffset(next, back)).toEqual(cell);
      }
    }
  });

  it("goes straight up and straight right over two steps", () => {
    const { UP, RIGHT } = MOVEMENT_DIRECTIONS;
    const twice = (direction: number): { x: number; y: number } =>
      grid.getCenterPoint(grid.getShiftedOffset(grid.getShiftedOffset({ i: 2, j: 2 }, direction), direction));
    const start = grid.getCenterPoint({ i: 2, j: 2 });
    expect(twice(UP).x).toBeCloseTo(start.x);
    expect(twice(RIGHT).y).toBeCloseTo(start.y);
  });

  it("snaps to centres and vertices", () => {
    const center = grid.getCenterPoint({ i: 2, j: 2 });
    const near = { x: center.x + 5, y: center.y - 7 };
    expect(grid.getSnappedPoint(near, { mode: GRID_SNAPPING_MODES.CENTER })).toEqual({ x: center.x, y: center.y });
    const vertex = grid.getVertices({ i: 2, j: 2 })[0]!;
    const snapped = grid.getSnappedPoint({ x: vertex.x + 3, y: vertex.y + 2 }, { mode: GRID_SNAPPING_MODES.VERTEX });
    expect(snapped.x).toBeCloseTo(vertex.x);
    expect(snapped.y).toBeCloseTo(vertex.y);
  });

  it("covers every space that a rectangle touches", () => {
    const bounds = { x: 130, y: 210, width: 240, height: 330 };
    const [i0, j0, i1, j1] = grid.getOffsetRange(bounds);
    for (let x = bounds.x; x < bounds.x + bounds.width; x += 10) {
      for (let y = bounds.y; y < bounds.y + bounds.height; y += 10) {
        const { i, j } = grid.getOffset({ x, y });
        expect(i >= i0 && i < i1 && j >= j0 && j < j1).toBe(true);
      }
    }
  });

  it("climbs along a path with height", () => {
    const path = grid.getDirectPath([
      { i: 0, j: 0, k: 0 },
      { i: 0, j: 1, k: 3 },
    ]);
    expect(path.map((cell) => cell.k)).toEqual([0, 1, 2, 3]);
    expect(
      grid.measurePath([
        { i: 0, j: 0, k: 0 },
        { i: 0, j: 1, k: 3 },
      ]),
    ).toMatchObject({ distance: 3, spaces: 3 });
  });
});
