import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sideOf, wallOnLattice } from "./lattice.js";
import type { Point } from "./snapshot.js";

const STEPS = 2 ** 14;
const coordinate = fc.double({ min: -1, max: 2000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);
const wall = (from: Point, to: Point) => wallOnLattice({ from, to, move: true, sight: true });

/** The same in whole numbers without bounds. */
function exactSide([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const whole = (value: number): bigint => BigInt(value * STEPS);
  const turn = (whole(ay) - whole(y)) * (whole(bx) - whole(x)) - (whole(ax) - whole(x)) * (whole(by) - whole(y));
  return turn > 0n ? 1 : turn < 0n ? -1 : 0;
}

describe("the side of a line on which a point lies", () => {
  test("is exact for whatever lies on the lattice, however near the line", () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(2),
        fc.nat(2),
        (a, b, along, dx, dy) => {
          const near: Point = [
            a[0] + (b[0] - a[0]) * along + (dx - 1) / STEPS,
            a[1] + (b[1] - a[1]) * along + (dy - 1) / STEPS,
          ];
          const { from, to } = wall(a, b);
          const { from: at } = wall(near, near);
          expect(Math.sign(sideOf(...from, ...to, ...at)) + 0).toBe(exactSide(from, to, at));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("is positive on the left of one who looks along it on the screen", () => {
    expect(
      [sideOf(0, 0, 1, 0, 0, -1), sideOf(0, 0, 1, 0, 0, 1), sideOf(0, 0, 3, 3, 1, 1)].map(
        (side) => Math.sign(side) + 0,
      ),
    ).toEqual([1, -1, 0]);
  });
});

describe("a wall on the lattice", () => {
  test("lies where it lay, but for a hair, and joins what it joined", () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const [one, two] = [wall(a, b), wall(b, c)];
        expect(one.to).toEqual(two.from);
        for (const i of [0, 1] as const) expect(Math.abs(one.from[i] - a[i])).toBeLessThan(1 / STEPS);
      }),
    );
  });

  test("keeps corners and middles of cells", () => {
    expect(wall([3, 4.5], [0.25, 7])).toMatchObject({ from: [3, 4.5], to: [0.25, 7] });
  });
});
