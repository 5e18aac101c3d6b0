import { describe, expect, test } from "vitest";
import { createBoard } from "../board/board.js";
import { createCellSet } from "../board/cell-set.js";
import { cellIndex } from "../board/layout.js";
import type { BoardSnapshot, Cell, WallSegment } from "../board/snapshot.js";
import { cornerLines, type CornerChoice, type CornerLines } from "./corner-lines.js";
import { createSight } from "./sight.js";

interface Case extends Partial<BoardSnapshot> {
  readonly creatures?: readonly Cell[];
  readonly sizes?: readonly [number, number];
  readonly choice?: CornerChoice;
}

function draw(
  from: Cell,
  to: Cell,
  { creatures = [], sizes = [1, 1], choice = "fewest", ...snapshot }: Case = {},
): CornerLines {
  const board = createBoard({ shape: "square", columns: 12, rows: 12, walls: [], terrain: [], ...snapshot });
  const at = ([column, row]: Cell): number => cellIndex(board, column, row);
  const obstacles = { creatures: createCellSet(board, creatures.map(at)) };
  return cornerLines(
    createSight(board),
    { cell: at(from), size: sizes[0] },
    { cell: at(to), size: sizes[1] },
    obstacles,
    choice,
  );
}

const wall = (from: Cell, to: Cell): WallSegment => ({ from, to, move: true, sight: true });

describe("lines from corner to corners", () => {
  test("are free on open ground", () => {
    expect(draw([1, 1], [5, 3])).toMatchObject({ lines: 4, stopped: 0, crossed: [] });
  });

  test("are all stopped by a wall between, even where corners lie on it", () => {
    expect(draw([4, 5], [5, 5], { walls: [wall([5, 0], [5, 12])] })).toMatchObject({ stopped: 4, byWall: 4 });
    expect(draw([4, 5], [5, 6], { walls: [wall([5, 0], [5, 6]), wall([5, 6], [5, 12])] })).toMatchObject({
      stopped: 4,
    });
  });

  test("pass the end of a wall from the corner that looks past it", () => {
    const past = draw([4, 5], [5, 6], { walls: [wall([5, 0], [5, 6])] });
    expect(past).toMatchObject({ stopped: 0, corner: [4, 6] });
    expect(draw([4, 5], [5, 6], { walls: [wall([5, 0], [5, 6])], choice: "most" }).stopped).toBe(2);
  });

  test("are free along a wall on one side of both", () => {
    expect(draw([4, 5], [4, 9], { walls: [wall([5, 0], [5, 12])] }).stopped).toBe(0);
  });

  test("count what is hidden behind a creature, and name its cell", () => {
    const between = draw([2, 5], [6, 5], { creatures: [[4, 5]] });
    expect(between).toMatchObject({ stopped: 2, byCreature: 2, byWall: 0 });
    expect(between.crossed).toHaveLength(1);
    expect(draw([2, 5], [6, 7], { creatures: [[4, 6]] }).stopped).toBe(3);
    expect(draw([2, 5], [6, 7], { creatures: [[4, 6]], choice: "most" }).stopped).toBe(4);
  });

  test("don't count those under either end", () => {
    expect(
      draw([2, 5], [6, 5], {
        creatures: [
          [2, 5],
          [6, 5],
          [7, 5],
        ],
        sizes: [1, 2],
      }).stopped,
    ).toBe(0);
  });

  test("pass a solid cell that they only run along", () => {
    expect(draw([1, 1], [3, 2], { terrain: [{ kind: "solid", cells: [[2, 1]] }] })).toMatchObject({ stopped: 0 });
  });

  test("don't pass between two solid cells that meet in a corner", () => {
    const terrain = [
      {
        kind: "solid",
        cells: [
          [2, 1],
          [1, 2],
        ],
      },
    ] as const;
    expect(draw([1, 1], [2, 2], { terrain })).toMatchObject({ stopped: 4, byWall: 4 });
  });

  test("tell low walls and objects apart", () => {
    const terrain = [
      {
        kind: "low-wall",
        edges: [
          [
            [3, 5],
            [4, 5],
          ],
        ],
      },
      { kind: "cover", cells: [[8, 5]], degree: "half" },
    ] as const;
    expect(draw([2, 5], [6, 5], { terrain })).toMatchObject({ byLowWall: 2, byObject: 0, stopped: 2 });
    expect(draw([7, 5], [9, 5], { terrain })).toMatchObject({ byLowWall: 0, byObject: 2, stopped: 2 });
  });

  test("use the best cells of large creatures", () => {
    const walls = [wall([5, 0], [5, 6])];
    expect(draw([4, 4], [5, 4], { walls })).toMatchObject({ stopped: 4 });
    expect(draw([3, 4], [5, 4], { walls, sizes: [2, 3] }).stopped).toBe(0);
  });

  test("are one line on hexes", () => {
    const hex = { shape: "hex" } as const;
    expect(draw([2, 5], [5, 5], hex)).toMatchObject({ lines: 1, stopped: 0 });
    expect(draw([2, 5], [5, 5], { ...hex, creatures: [[3, 5]] })).toMatchObject({ lines: 1, byCreature: 1 });
    expect(draw([2, 5], [5, 5], { ...hex, walls: [wall([4, 0], [4, 12])] })).toMatchObject({ byWall: 1 });
  });
});
