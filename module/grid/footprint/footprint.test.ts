import fc from "fast-check";
import { expect, test } from "vitest";
import { cellIndex, cellsOf, columnOf, createLayout, rowOf, type GridLayout } from "../board/layout.js";
import { measureGap } from "../square/metric.js";
import { areAdjacent, cellDistance, footprintDistance } from "./distance.js";
import { coversCell, footprintCells, isFootprintInside } from "./footprint.js";
import { neighbourRing } from "./ring.js";

const layout = createLayout("square", 9, 8);
const hex = createLayout("hex", 9, 8);

const footprint = fc
  .record({ column: fc.nat(6), row: fc.nat(5), size: fc.constantFrom(1, 2, 3) })
  .map(({ column, row, size }) => ({ cell: cellIndex(layout, column, row), size }));

const coordinates = (grid: GridLayout, cell: number): number[] => [columnOf(grid, cell), rowOf(grid, cell)];

test("a footprint covers its block from the top-left cell", () => {
  const cells = footprintCells(layout, { cell: cellIndex(layout, 2, 3), size: 2 });
  expect(cells.map((cell) => coordinates(layout, cell))).toEqual([
    [2, 3],
    [3, 3],
    [2, 4],
    [3, 4],
  ]);
});

test("a footprint that sticks out is not inside", () => {
  expect(isFootprintInside(layout, { cell: cellIndex(layout, 8, 0), size: 1 })).toBe(true);
  expect(isFootprintInside(layout, { cell: cellIndex(layout, 8, 0), size: 2 })).toBe(false);
  expect(isFootprintInside(layout, { cell: cellIndex(layout, 0, 6), size: 3 })).toBe(false);
});

test.each([
  [0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1],
  [2, -2, 2, 3, 2],
  [-3, 2, 3, 4, 4],
  [5, 5, 5, 7, 7],
])("a gap of %i, %i", (dx, dy, square, rounded, withCorner) => {
  expect(measureGap(dx, dy, "square")).toBe(square);
  expect(measureGap(dx, dy, "rounded")).toBe(rounded);
  expect(measureGap(dx, dy, "rounded-with-corner")).toBe(withCorner);
});

test("the distance of footprints is that of their nearest cells", () => {
  fc.assert(
    fc.property(footprint, footprint, fc.constantFrom("square" as const, "rounded" as const), (a, b, metric) => {
      const all = footprintCells(layout, a).flatMap((from) =>
        footprintCells(layout, b).map((to) =>
          measureGap(columnOf(layout, to) - columnOf(layout, from), rowOf(layout, to) - rowOf(layout, from), metric),
        ),
      );
      expect(footprintDistance(layout, a, b, metric)).toBe(Math.min(...all));
    }),
  );
});

test("the ring is every cell next to the footprint", () => {
  fc.assert(
    fc.property(footprint, (a) => {
      const expected = [...cellsOf(layout)].filter((cell) => areAdjacent(layout, a, { cell, size: 1 }));
      expect(neighbourRing(layout, a)).toEqual(expected);
      for (const cell of cellsOf(layout)) {
        expect(coversCell(layout, a, cell)).toBe(footprintCells(layout, a).includes(cell));
      }
    }),
  );
});

test.each([
  ["in a shoved row", cellIndex(hex, 3, 3)],
  ["in the row beside it", cellIndex(hex, 3, 4)],
  ["in a corner", cellIndex(hex, 0, 0)],
  ["in the corner across", cellIndex(hex, 8, 7)],
])("the ring of a hex %s is every cell next to it, row by row", (_, cell) => {
  const expected = [...cellsOf(hex)].filter((other) => cellDistance(hex, cell, other) === 1);
  expect(neighbourRing(hex, { cell, size: 1 })).toEqual(expected);
});

test("hex distance is the number of steps", () => {
  const start = cellIndex(hex, 4, 4);
  const steps = new Map([[start, 0]]);
  for (const cell of steps.keys()) {
    for (const next of neighbourRing(hex, { cell, size: 1 })) {
      if (!steps.has(next)) steps.set(next, (steps.get(cell) ?? 0) + 1);
    }
  }
  expect(steps.size).toBe(72);
  for (const [cell, count] of steps) expect(cellDistance(hex, start, cell)).toBe(count);
});
