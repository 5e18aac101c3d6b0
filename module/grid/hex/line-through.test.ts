import fc from "fast-check";
import { expect, test } from "vitest";
import { createCellSet } from "../board/cell-set.js";
import { cellIndex, centreX, centreY, createLayout } from "../board/layout.js";
import { passesThrough } from "./line-through.js";

const layout = createLayout("hex", 13, 13);
const at = (column: number, row: number): number => cellIndex(layout, column, row);
const through = (from: number, to: number, ...cells: number[]): boolean =>
  passesThrough(layout, from, to, createCellSet(layout, cells));

test("a hex on the line stops it, one beside it doesn't, and the ends don't count", () => {
  expect(through(at(2, 5), at(6, 5), at(4, 5))).toBe(true);
  expect(through(at(2, 5), at(6, 5), at(4, 4), at(4, 6))).toBe(false);
  expect(through(at(2, 5), at(6, 5), at(2, 5), at(6, 5), at(1, 5), at(7, 5))).toBe(false);
});

test("a line along a seam is stopped by both hexes of it, not by one", () => {
  const [from, to] = [at(5, 4), at(5, 6)];
  expect(through(from, to, at(4, 5))).toBe(false);
  expect(through(from, to, at(5, 5))).toBe(false);
  expect(through(from, to, at(4, 5), at(5, 5))).toBe(true);
  expect(through(at(5, 4), at(5, 8), at(4, 5), at(5, 7))).toBe(false);
});

/** The same by small steps along the line: a hex is passed where a point of the line lies well within it. */
function passesSlowly(from: number, to: number, cell: number): boolean {
  const squeeze = Math.sqrt(3) / 2;
  const point = (each: number) => [centreX(layout, each), centreY(layout, each) * squeeze] as const;
  const [[ax, ay], [bx, by], [cx, cy]] = [point(from), point(to), point(cell)];
  for (let i = 0; i <= 2000; i++) {
    const [dx, dy] = [ax + ((bx - ax) * i) / 2000 - cx, ay + ((by - ay) * i) / 2000 - cy];
    const out = [0, 60, 120].map((angle) => {
      const radians = (angle * Math.PI) / 180;
      return Math.abs(dx * Math.cos(radians) + dy * Math.sin(radians));
    });
    if (Math.max(...out) < 0.5 - 1e-9) return true;
  }
  return false;
}

const cell = fc.tuple(fc.nat(12), fc.nat(12)).map(([column, row]) => at(column, row));

test("is what a slow walk along the line finds", () => {
  fc.assert(
    fc.property(cell, cell, cell, (from, to, other) => {
      fc.pre(from !== other && to !== other && from !== to);
      expect(through(from, to, other)).toBe(passesSlowly(from, to, other));
    }),
    { numRuns: 600 },
  );
});
