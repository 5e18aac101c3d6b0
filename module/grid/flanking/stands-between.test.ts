import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellIndex, createLayout } from "../board/layout.js";
import type { Cell } from "../board/snapshot.js";
import type { Footprint } from "../footprint/footprint.js";
import { cellsStandBetween, standsBetween } from "./stands-between.js";

const layout = createLayout("square", 14, 14);
const at = ([column, row]: Cell, size = 1): Footprint => ({ cell: cellIndex(layout, column, row), size });

describe("a creature between two others", () => {
  const target = at([5, 5]);

  test.each<readonly [string, Cell, Cell, boolean]>([
    ["opposite sides", [4, 5], [6, 5], true],
    ["opposite corners", [4, 4], [6, 6], true],
    ["top and bottom, aslant", [5, 4], [5, 6], true],
    ["a side and the next corner", [4, 5], [6, 6], false],
    ["both on one side", [4, 4], [4, 6], false],
    ["a side and a neighbouring side", [4, 5], [5, 4], false],
    ["two corners of one side", [4, 4], [6, 4], false],
    ["two cells off, straight", [3, 5], [7, 5], true],
    ["two cells off, aslant through opposite sides", [3, 4], [7, 6], true],
    ["both beyond the same side", [6, 5], [8, 5], false],
  ])("stands so by %s", (_, a, b, expected) => {
    expect(standsBetween(layout, target, at(a), at(b))).toBe(expected);
    expect(standsBetween(layout, target, at(b), at(a))).toBe(expected);
  });

  test("large attackers count by their middle or by any cell", () => {
    const large = at([5, 5], 2);
    expect(standsBetween(layout, large, at([3, 3], 2), at([7, 6]))).toBe(false);
    expect(standsBetween(layout, large, at([3, 5], 2), at([7, 6]))).toBe(true);
    expect(standsBetween(layout, at([5, 5]), at([3, 4], 2), at([6, 5]))).toBe(true);
    expect(standsBetween(layout, at([5, 5]), at([3, 3], 2), at([6, 5]))).toBe(false);
    expect(cellsStandBetween(layout, at([5, 5]), at([3, 4], 2), at([6, 6]))).toBe(true);
    expect(cellsStandBetween(layout, at([5, 5]), at([6, 6]), at([3, 4], 2))).toBe(true);
    expect(standsBetween(layout, at([5, 5]), at([3, 4], 2), at([6, 6]))).toBe(false);
  });

  const cell = fc.tuple(fc.nat(11), fc.nat(11));
  const size = fc.constantFrom(1, 2, 3);
  test("agrees with walking the line in exact small steps", () => {
    fc.assert(
      fc.property(cell, size, cell, size, cell, size, (c, sizeOfTarget, a, sizeOfA, b, sizeOfB) => {
        const entry = slowSides(c, sizeOfTarget, centre(a, sizeOfA), centre(b, sizeOfB));
        expect(standsBetween(layout, at(c, sizeOfTarget), at(a, sizeOfA), at(b, sizeOfB))).toBe(entry);
      }),
      { numRuns: 1000 },
    );
  });
});

function centre([column, row]: Cell, size: number): readonly [number, number] {
  return [column + size / 2, row + size / 2];
}

/** Which sides the segment meets, each as a closed segment, by parameters; opposite ones met at different places. */
function slowSides(
  [left, top]: Cell,
  size: number,
  a: readonly [number, number],
  b: readonly [number, number],
): boolean {
  const meets = (axis: 0 | 1, value: number, low: number, high: number): boolean => {
    const [from, to] = [a[axis], b[axis]];
    if (from === to || value < Math.min(from, to) || value > Math.max(from, to)) return false;
    const other = axis === 0 ? 1 : 0;
    const doubled = a[other] * (to - from) + (b[other] - a[other]) * (value - from);
    const [p, q] = [low * (to - from), high * (to - from)];
    return doubled >= Math.min(p, q) && doubled <= Math.max(p, q);
  };
  const across = meets(0, left, top, top + size) && meets(0, left + size, top, top + size);
  const down = meets(1, top, left, left + size) && meets(1, top + size, left, left + size);
  return across || down;
}
