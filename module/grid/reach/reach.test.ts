import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellIndex, cellsOf, createLayout, type GridLayout } from "../board/layout.js";
import type { GridShape } from "../board/snapshot.js";
import { footprintDistance } from "../footprint/distance.js";
import { footprintCells, isFootprintInside } from "../footprint/footprint.js";
import { cellsInReach } from "./cells-in-reach.js";
import { creaturesOf } from "./creature-set.js";
import {
  createThreatMap,
  leaving,
  moveThreat,
  stampThreat,
  threatenersOf,
  threatensCell,
  unstampThreat,
} from "./threat-map.js";
import type { Threat } from "./threat-map.js";

const square = createLayout("square", 11, 11);

function draw(reach: { min: number; max: number }, metric: Threat["metric"], size = 1, layout = square): string[] {
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

/** All creatures that threaten some cell of a footprint, by measuring each. */
function bruteForce(layout: GridLayout, threats: ReadonlyMap<number, Threat>, cell: number, size: number): number[] {
  return [...threats]
    .filter(([, { footprint, reach, metric }]) =>
      footprintCells(layout, { cell, size }).some((at) => {
        const distance = footprintDistance(layout, footprint, { cell: at, size: 1 }, metric);
        return distance >= reach.min && distance <= reach.max;
      }),
    )
    .map(([creature]) => creature)
    .sort((a, b) => a - b);
}

const arbitraryThreat: fc.Arbitrary<Threat> = fc
  .record({
    column: fc.nat(8),
    row: fc.nat(8),
    size: fc.constantFrom(1, 2, 3),
    min: fc.nat(2),
    more: fc.nat(2),
    metric: fc.constantFrom("square" as const, "rounded" as const),
  })
  .map(({ column, row, size, min, more, metric }) => ({
    footprint: { cell: cellIndex(square, column, row), size },
    reach: { min, max: min + more },
    metric,
  }));

describe("a threat map", () => {
  test("agrees with measuring all creatures after stamping, moving and taking out", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(69), fc.option(arbitraryThreat), fc.option(fc.nat(8))), { maxLength: 60 }),
        fc.nat(7),
        fc.nat(7),
        fc.nat(2),
        fc.nat(2),
        fc.constantFrom(1, 2),
        (acts, column, row, dx, dy, size) => {
          const map = createThreatMap(square, 70);
          const threats = new Map<number, Threat>();
          for (const [creature, threat, to] of acts) {
            const old = threats.get(creature);
            if (threat) {
              stampThreat(map, creature, threat);
              threats.set(creature, threat);
            } else if (to !== null) {
              const cell = cellIndex(square, to, to);
              moveThreat(map, creature, cell);
              if (old) threats.set(creature, { ...old, footprint: { cell, size: old.footprint.size } });
            } else {
              unstampThreat(map, creature);
              threats.delete(creature);
            }
          }
          const from = cellIndex(square, column, row);
          const to = cellIndex(square, column + dx, row + dy);
          const before = bruteForce(square, threats, from, size);
          const after = bruteForce(square, threats, to, size);
          expect(creaturesOf(threatenersOf(map, { cell: from, size }))).toEqual(before);
          const step = leaving(map, size, from, to);
          expect(creaturesOf(step.threatened)).toEqual(before);
          expect(creaturesOf(step.left)).toEqual(before.filter((creature) => !after.includes(creature)));
        },
      ),
    );
  });

  test("leaves out cells that the stamp is denied, and forgets them all the same", () => {
    const map = createThreatMap(square, 1);
    const footprint = { cell: cellIndex(square, 5, 5), size: 1 };
    const wall = cellIndex(square, 6, 5);
    stampThreat(map, 0, { footprint, reach: { min: 1, max: 1 }, metric: "square" }, (cell) => cell !== wall);
    expect([threatensCell(map, 0, wall), threatensCell(map, 0, wall - 1), threatensCell(map, 0, wall - 2)]).toEqual([
      false,
      false,
      true,
    ]);
    unstampThreat(map, 0);
    expect(map.bits.every((word) => word === 0)).toBe(true);
  });
});
