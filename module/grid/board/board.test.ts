import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryBoard, COLUMNS, ROWS } from "../testing/arbitrary-board.js";
import { cellsOfKind, key, maySlowlyStep, meetSlowly, movers } from "../testing/slow-steps.js";
import { createBoard, type Board } from "./board.js";
import { DIRECTIONS, STEP_X, STEP_Y } from "./direction.js";
import { cellIndex, cellsOf, centreX, centreY, columnOf, rowOf } from "./layout.js";
import type { BoardSnapshot } from "./snapshot.js";

const EMPTY: BoardSnapshot = { shape: "square", columns: 4, rows: 3, walls: [], terrain: [] };

function exitsAt(board: Board, column: number, row: number): string {
  const mask = board.exits[cellIndex(board, column, row)] ?? 0;
  return DIRECTIONS.filter((_, direction) => (mask & (1 << direction)) !== 0).join(" ");
}

describe("exits", () => {
  test("open ground lets out in all directions that stay on the board", () => {
    const board = createBoard(EMPTY);
    expect(exitsAt(board, 1, 1)).toBe("n ne e se s sw w nw");
    expect(exitsAt(board, 0, 0)).toBe("e se s");
    expect(exitsAt(board, 3, 2)).toBe("n w nw");
  });

  test("a wall in one piece bars the steps across it and at its ends", () => {
    const wall = { from: [2, 0], to: [2, 1], move: true, sight: true } as const;
    const strict = createBoard({ ...EMPTY, walls: [wall] });
    expect(exitsAt(strict, 1, 0)).toBe("s sw w");
    expect(exitsAt(strict, 1, 1)).toBe("n e se s sw w nw");
    const lenient = createBoard({ ...EMPTY, walls: [wall] }, { corners: "lenient" });
    expect(exitsAt(lenient, 1, 0)).toBe("se s sw w");
  });

  test("two walls that meet at a corner seal it under either rule", () => {
    const walls = [
      { from: [2, 0], to: [2, 1], move: true, sight: true },
      { from: [2, 1], to: [2, 3], move: true, sight: true },
    ] as const;
    expect(exitsAt(createBoard({ ...EMPTY, walls }, { corners: "lenient" }), 1, 0)).toBe("s sw w");
  });

  test("a one-way wall stops from the named side only", () => {
    const wall = { from: [2, 0], to: [2, 3], move: true, sight: true } as const;
    const fromLeft = createBoard({ ...EMPTY, walls: [{ ...wall, oneWay: "left" }] });
    // Looking down the screen, the left hand is in the east.
    expect(exitsAt(fromLeft, 2, 1)).toBe("n ne e se s");
    expect(exitsAt(fromLeft, 1, 1)).toBe("n ne e se s sw w nw");
  });

  test("walls that only stop sight are no hindrance", () => {
    const wall = { from: [2, 0], to: [2, 3], move: false, sight: true } as const;
    expect(exitsAt(createBoard({ ...EMPTY, walls: [wall] }), 1, 1)).toBe("n ne e se s sw w nw");
  });

  test("a solid cell bars itself and, strictly, the diagonals past it", () => {
    const terrain = [{ kind: "solid", cells: [[2, 1]] }] as const;
    expect(exitsAt(createBoard({ ...EMPTY, terrain }), 1, 1)).toBe("n s sw w nw");
    expect(exitsAt(createBoard({ ...EMPTY, terrain }, { corners: "lenient" }), 1, 1)).toBe("n ne se s sw w nw");
    expect(exitsAt(createBoard({ ...EMPTY, terrain }), 2, 1)).toBe("");
  });

  test("agree with a judge that reads the snapshot afresh", () => {
    fc.assert(
      fc.property(arbitraryBoard(), fc.constantFrom("strict" as const, "lenient" as const), (snapshot, corners) => {
        const board = createBoard(snapshot, { corners });
        for (let row = 0; row < ROWS; row++) {
          for (let column = 0; column < COLUMNS; column++) {
            const expected = DIRECTIONS.filter((_, direction) =>
              maySlowlyStep(snapshot, corners, column, row, STEP_X[direction] ?? 0, STEP_Y[direction] ?? 0),
            );
            expect(exitsAt(board, column, row), `${column},${row}`).toBe(expected.join(" "));
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("hex exits", () => {
  const hex: BoardSnapshot = { ...EMPTY, shape: "hex" };

  test("lead to six neighbours", () => {
    const board = createBoard(hex);
    const cell = cellIndex(board, 1, 1);
    const targets = [...board.steps].filter((_, direction) => ((board.exits[cell] ?? 0) & (1 << direction)) !== 0);
    const around = [
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const;
    const expected = around.map(([column, row]) => cellIndex(board, column, row));
    expect(targets.map((step) => cell + step).sort((a, b) => a - b)).toEqual(expected);
  });

  test("are shut by walls", () => {
    const wall = { from: [0, 1], to: [5, 1], move: true, sight: true } as const;
    const board = createBoard({ ...hex, walls: [wall] });
    expect(exitsAt(board, 1, 1)).toBe("e s sw w");
  });

  test("agree with a judge that reads the snapshot afresh", () => {
    fc.assert(
      fc.property(arbitraryBoard("hex"), (snapshot) => {
        const board = createBoard(snapshot);
        const solid = cellsOfKind(snapshot, "solid");
        for (const cell of cellsOf(board)) {
          const [column, row] = [columnOf(board, cell), rowOf(board, cell)];
          const [x, y] = [column + 0.5 + (row % 2) / 2, row + 0.5];
          const open = [
            [-0.5, -1],
            [0.5, -1],
            [1, 0],
            [0.5, 1],
            [-0.5, 1],
            [-1, 0],
          ].filter(([dx = 0, dy = 0]) => {
            const target = [Math.floor(x + dx - ((row + dy + 2) % 2) * 0.5), row + dy] as const;
            if (target[0] < 0 || target[0] >= COLUMNS || target[1] < 0 || target[1] >= ROWS) return false;
            if (solid.has(key(column, row)) || solid.has(key(...target))) return false;
            return movers(snapshot).every((wall) => meetSlowly(wall, x, y, dx, dy) === "clear");
          });
          const mask = board.exits[cell] ?? 0;
          const found = [0, 1, 2, 4, 5, 6].filter((direction) => (mask & (1 << direction)) !== 0);
          const targets = found.map((direction) => {
            const next = cell + (board.steps[direction] ?? 0);
            return [centreX(board, next) - x, centreY(board, next) - y];
          });
          expect(targets, key(column, row)).toEqual(open);
        }
      }),
    );
  });
});
