import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "./direction.js";
import {
  cellIndex,
  cellsOf,
  centreX,
  centreY,
  columnOf,
  createLayout,
  directionBetween,
  isCell,
  OUTSIDE,
  rowOf,
} from "./layout.js";

describe.each(["square", "hex", "gridless"] as const)("a %s layout", (shape) => {
  test.each([
    [1, 1],
    [1, 6],
    [7, 1],
    [5, 4],
    [4, 9],
  ])("of %i by %i finds every cell again and keeps a border", (columns, rows) => {
    const layout = createLayout(shape, columns, rows);
    const seen = new Set<number>();
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const cell = cellIndex(layout, column, row);
        expect([columnOf(layout, cell), rowOf(layout, cell), isCell(layout, cell)]).toEqual([column, row, true]);
        for (const step of layout.steps) expect(cell + step >= 0 && cell + step < layout.cellCount).toBe(true);
        seen.add(cell);
      }
    }
    expect([...cellsOf(layout)]).toEqual([...seen]);
    const inside = Array.from({ length: layout.cellCount }, (_, cell) => isCell(layout, cell)).filter(Boolean);
    expect(inside).toHaveLength(columns * rows);
  });

  test("answers OUTSIDE off the board", () => {
    const layout = createLayout(shape, 3, 2);
    for (const [column, row] of [
      [-1, 0],
      [3, 0],
      [0, -1],
      [0, 2],
    ] as const) {
      expect(cellIndex(layout, column, row)).toBe(OUTSIDE);
    }
  });

  test("refuses sizes that make no board", () => {
    expect(() => createLayout(shape, 0, 3)).toThrow(RangeError);
    expect(() => createLayout(shape, 3, 1.5)).toThrow(RangeError);
  });
});

test("steps between cells know their direction", () => {
  const layout = createLayout("square", 2, 2);
  const at = (column: number, row: number): number => cellIndex(layout, column, row);
  expect(DIRECTIONS[directionBetween(layout, at(0, 0), at(1, 1))]).toBe("se");
  expect(DIRECTIONS[directionBetween(layout, at(1, 0), at(0, 0))]).toBe("w");
  expect(directionBetween(layout, at(0, 0), at(0, 0))).toBe(-1);
  const hex = createLayout("hex", 5, 5);
  expect(directionBetween(hex, cellIndex(hex, 2, 2), cellIndex(hex, 2, 3))).toBe(4);
  expect(directionBetween(hex, cellIndex(hex, 2, 2), cellIndex(hex, 3, 3))).toBe(-1);
  expect(directionBetween(hex, cellIndex(hex, 2, 2), cellIndex(hex, 3, 1))).toBe(-1);
});

test("hex neighbours are as far apart as rows and half columns say", () => {
  const hex = createLayout("hex", 4, 4);
  const cell = cellIndex(hex, 1, 1);
  expect([centreX(hex, cell), centreY(hex, cell)]).toEqual([2, 1.5]);
  const above = cell + (hex.steps[0] ?? 0);
  expect([centreX(hex, above), centreY(hex, above)]).toEqual([1.5, 0.5]);
});
