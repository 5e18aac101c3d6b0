import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellIndex, cellsOf, createLayout } from "../board/layout.js";
import type { GridShape } from "../board/snapshot.js";
import { footprintDistance } from "../footprint/distance.js";
import { isFootprintInside } from "../footprint/footprint.js";
import type { GridMetric } from "../square/metric.js";
import { cellsInReach } from "./cells-in-reach.js";

const square = createLayout("square", 11, 11);

function draw(reach: { min: number; max: number }, metric: GridMetric, size = 1, layout = square): string[] {
  const cells = new Set(cellsInReach(layout, { cell: cellIndex(layout, 5, 5), size }, reach, metric));
  return Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) => (cells.has(cellIndex(layout, x + 2, y + 2)) ? "x" : ".")).join(""),
  );
}

describe("cells in reach", () => {
  test("of a square reach", () => {
    expect(draw({ min: 1, max: 1 }, "square")).toEqual([
      ".......",
      ".......",
      "..xxx..",
      "..x.x..",
      "..xxx..",
      ".......",
      ".......",
    ]);
  });

  test("of a rounded reach that leaves out the inner ring", () => {
    expect(draw({ min: 2, max: 2 }, "rounded")).toEqual([
      ".......",
      "..xxx..",
      ".x...x.",
      ".x...x.",
      ".x...x.",
      "..xxx..",
      ".......",
    ]);
  });

  test("of a rounded reach with its corner", () => {
    expect(draw({ min: 2, max: 2 }, "rounded-with-corner")).toEqual([
      ".......",
      ".xxxxx.",
      ".x...x.",
      ".x...x.",
      ".x...x.",
      ".xxxxx.",
      ".......",
    ]);
    expect(draw({ min: 1, max: 3 }, "rounded-with-corner")).toEqual([
      "..xxx..",
      ".xxxxx.",
      "xxxxxxx",
      "xxx.xxx",
      "xxxxxxx",
      ".xxxxx.",
      "..xxx..",
    ]);
  });

  test("of a large creature", () => {
    expect(draw({ min: 1, max: 1 }, "rounded", 2)).toEqual([
      ".......",
      ".......",
      "..xxxx.",
      "..x..x.",
      "..x..x.",
      "..xxxx.",
      ".......",
    ]);
  });

  const metrics = fc.constantFrom("square" as const, "rounded" as const, "rounded-with-corner" as const);
  test("are those whose distance from the footprint lies within", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<GridShape>("square", "hex"),
        fc.nat(10),
        fc.nat(8),
        fc.constantFrom(1, 2, 3),
        fc.nat(2),
        fc.nat(4),
        metrics,
        (shape, column, row, wide, min, more, metric) => {
          const layout = createLayout(shape, 11, 9);
          const footprint = { cell: cellIndex(layout, column, row), size: shape === "hex" ? 1 : wide };
          fc.pre(isFootprintInside(layout, footprint));
          const reach = { min, max: min + more };
          const expected = [...cellsOf(layout)].filter((cell) => {
            const distance = footprintDistance(layout, footprint, { cell, size: 1 }, metric);
            return distance >= reach.min && distance <= reach.max;
          });
          expect(cellsInReach(layout, footprint, reach, metric)).toEqual(expected);
        },
      ),
    );
  });
});
