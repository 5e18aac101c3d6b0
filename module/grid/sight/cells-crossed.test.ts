import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsOf, columnOf, createLayout, rowOf } from "../board/layout.js";
import { cellsCrossed } from "./cells-crossed.js";

const layout = createLayout("square", 8, 7);
const crossed = (px: number, py: number, qx: number, qy: number): string[] =>
  cellsCrossed(layout, { px, py, qx, qy }).map((cell) => `${columnOf(layout, cell)},${rowOf(layout, cell)}`);

test("lines through corners go straight on", () => {
  expect(crossed(0.5, 0.5, 3.5, 3.5)).toEqual(["0,0", "1,1", "2,2", "3,3"]);
  expect(crossed(3, 1, 0, 4)).toEqual(["2,1", "1,2", "0,3"]);
});

test("lines along a seam cross nothing", () => {
  expect(crossed(0, 2, 6, 2)).toEqual([]);
  expect(crossed(3, 6, 3, 1)).toEqual([]);
});

test("every cell is listed whose open square the line meets", () => {
  fc.assert(
    fc.property(fc.nat(16), fc.nat(14), fc.nat(16), fc.nat(14), (px, py, qx, qy) => {
      const [ax, ay, bx, by] = [px / 2, py / 2, qx / 2, qy / 2];
      fc.pre(ax !== bx || ay !== by);
      const expected = [...cellsOf(layout)].filter((cell) => {
        const [x, y] = [columnOf(layout, cell), rowOf(layout, cell)];
        const spans = [clip(ax, bx - ax, x), clip(ay, by - ay, y)];
        return Math.max(0, ...spans.map(([from]) => from)) < Math.min(1, ...spans.map(([, to]) => to));
      });
      const found = cellsCrossed(layout, { px: ax, py: ay, qx: bx, qy: by });
      expect([...found].sort((a, b) => a - b)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

/** Parameters between which a coordinate lies strictly within a unit; correctly rounded, so equal ones are equal. */
function clip(start: number, way: number, unit: number): readonly [number, number] {
  if (way === 0) return start > unit && start < unit + 1 ? [-Infinity, Infinity] : [1, 0];
  const ends = [(unit - start) / way, (unit + 1 - start) / way] as const;
  return [Math.min(...ends), Math.max(...ends)];
}
