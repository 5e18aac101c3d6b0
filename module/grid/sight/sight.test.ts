import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBoard } from "../board/board.js";
import { cellIndex } from "../board/layout.js";
import type { Cell, Point, TerrainPatch, WallSegment } from "../board/snapshot.js";
import { arbitraryWall, COLUMNS, ROWS } from "../testing/arbitrary-board.js";
import { isSlowlyStopped } from "../testing/slow-line.js";
import { cellLineBlocked, createSight, isStopped, lineBlocked, type Sight } from "./sight.js";

function sightOf(walls: readonly WallSegment[], terrain: readonly TerrainPatch[] = []): Sight {
  return createSight(createBoard({ shape: "square", columns: COLUMNS, rows: ROWS, walls, terrain }));
}

const wall = (from: Point, to: Point): WallSegment => ({ from, to, move: true, sight: true });

/** Centres, corners and middles of sides, and places between. */
const point: fc.Arbitrary<Point> = fc.oneof(
  fc.tuple(fc.nat(COLUMNS), fc.nat(ROWS)),
  fc.tuple(fc.nat(COLUMNS * 2), fc.nat(ROWS * 2)).map(([x, y]): Point => [x / 2, y / 2]),
  fc.tuple(fc.nat(COLUMNS * 4), fc.nat(ROWS * 4)).map(([x, y]): Point => [x / 4, y / 4]),
);

/** Walls on the lattice of corners, which often join, cross and run along lines. */
const latticeWall = fc
  .tuple(fc.nat(COLUMNS), fc.nat(ROWS), fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }))
  .map(([x, y, dx, dy]) => wall([x, y], [x + dx, y + dy]));

describe("a line between two points", () => {
  test("is stopped by any walls as a walk in two lanes is", () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryWall, { maxLength: 12 }),
        point,
        point,
        fc.constantFrom("sight" as const, "move" as const),
        (walls, p, q, kind) => {
          fc.pre(p[0] !== q[0] || p[1] !== q[1]);
          const expected = isSlowlyStopped(
            walls.filter((each) => each[kind]),
            p,
            q,
          );
          expect(lineBlocked(sightOf(walls), p, q, kind)).toBe(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("is stopped by walls that join on it as a walk in two lanes is", () => {
    fc.assert(
      fc.property(
        fc.array(latticeWall, { maxLength: 25 }),
        fc.nat(COLUMNS),
        fc.nat(ROWS),
        fc.nat(COLUMNS),
        fc.nat(ROWS),
        (walls, px, py, qx, qy) => {
          fc.pre(px !== qx || py !== qy);
          expect(lineBlocked(sightOf(walls), [px, py], [qx, qy], "sight")).toBe(
            isSlowlyStopped(walls, [px, py], [qx, qy]),
          );
        },
      ),
      { numRuns: 1500 },
    );
  });

  test("passes the mere end of a wall, but not where two walls end from both sides", () => {
    expect(lineBlocked(sightOf([wall([2, 2], [2, 0])]), [0, 2], [4, 2], "sight")).toBe(false);
    expect(lineBlocked(sightOf([wall([2, 2], [2, 0]), wall([2, 2], [2, 4])]), [0, 2], [4, 2], "sight")).toBe(true);
    expect(lineBlocked(sightOf([wall([2, 2], [1, 0]), wall([2, 2], [3, 0])]), [0, 2], [4, 2], "sight")).toBe(false);
  });

  test("is not let through by a wall that runs along it between two others", () => {
    const zigzag = [wall([2, 0], [2, 2]), wall([2, 2], [4, 2]), wall([4, 2], [4, 4])];
    expect(lineBlocked(sightOf(zigzag), [0, 2], [6, 2], "sight")).toBe(true);
    expect(lineBlocked(sightOf(zigzag.slice(0, 2)), [0, 2], [6, 2], "sight")).toBe(false);
  });

  test("asks the kind of wall", () => {
    const window = sightOf([{ from: [2, 0], to: [2, 4], move: true, sight: false }]);
    expect(lineBlocked(window, [0.5, 0.5], [4.5, 0.5], "sight")).toBe(false);
    expect(lineBlocked(window, [0.5, 0.5], [4.5, 0.5], "move")).toBe(true);
  });

  test("is stopped by solid cells, but not along their sides", () => {
    const sight = sightOf(
      [],
      [
        {
          kind: "solid",
          cells: [
            [3, 3],
            [4, 4],
          ],
        },
      ],
    );
    const at = (column: number, row: number): number => cellIndex(sight.board, column, row);
    expect(cellLineBlocked(sight, at(1, 3), at(5, 3), "sight")).toBe(true);
    expect(lineBlocked(sight, [1, 3], [6, 3], "sight")).toBe(false);
    // Between two solid cells that meet in a corner nothing gets through.
    expect(cellLineBlocked(sight, at(3, 4), at(4, 3), "sight")).toBe(true);
  });

  test("from corner to corner is stopped alike from either end", () => {
    fc.assert(
      fc.property(
        fc.array(latticeWall, { maxLength: 25 }),
        arbitraryCells(),
        fc.nat(3),
        fc.nat(3),
        (walls, [a, b], cornerA, cornerB) => {
          fc.pre(a[0] !== b[0] || a[1] !== b[1]);
          const sight = sightOf(walls);
          const [p, q] = [cornerOf(a, cornerA), cornerOf(b, cornerB)];
          const there = { px: p[0], py: p[1], qx: q[0], qy: q[1], homeP: centre(a), homeQ: centre(b) };
          const back = { px: q[0], py: q[1], qx: p[0], qy: p[1], homeP: centre(b), homeQ: centre(a) };
          expect(isStopped(sight.walls, there, "sight")).toBe(isStopped(sight.walls, back, "sight"));
        },
      ),
      { numRuns: 500 },
    );
  });

  test("from corner to corner is stopped exactly where a wall through the whole board lies between the cells", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: COLUMNS - 1 }),
        fc.subarray(Array.from({ length: ROWS - 1 }, (_, i) => i + 1)),
        arbitraryCells(),
        fc.nat(3),
        fc.nat(3),
        (x, joints, [a, b], cornerA, cornerB) => {
          fc.pre(a[0] !== b[0] || a[1] !== b[1]);
          const heights = [-1, ...joints, ROWS + 1];
          const sight = sightOf(heights.slice(1).map((y, i) => wall([x, heights[i] ?? 0], [x, y])));
          const [p, q] = [cornerOf(a, cornerA), cornerOf(b, cornerB)];
          const line = { px: p[0], py: p[1], qx: q[0], qy: q[1], homeP: centre(a), homeQ: centre(b) };
          expect(isStopped(sight.walls, line, "sight")).toBe(a[0] < x !== b[0] < x);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function arbitraryCells(): fc.Arbitrary<readonly [Cell, Cell]> {
  const cell = fc.tuple(fc.nat(COLUMNS - 1), fc.nat(ROWS - 1));
  return fc.tuple(cell, cell);
}

function cornerOf([column, row]: Cell, corner: number): Point {
  return [column + (corner & 1), row + (corner >> 1)];
}

function centre([column, row]: Cell): Point {
  return [column + 0.5, row + 0.5];
}
