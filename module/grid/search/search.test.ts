import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBoard } from "../board/board.js";
import { createCellSet } from "../board/cell-set.js";
import { cellIndex, cellsOf, columnOf, createLayout, rowOf } from "../board/layout.js";
import { cellDistance } from "../footprint/distance.js";
import { COLUMNS, ROWS } from "../testing/arbitrary-board.js";
import { arbitraryMover, tabulate } from "../testing/arbitrary-mover.js";
import { slowFlood } from "../testing/slow-search.js";
import { key } from "../testing/slow-steps.js";
import { findPath } from "./find-path.js";
import { canEndAt, costTo, createFlood, endableCells, flood, parityAt, tracePath, tracePathInto } from "./flood.js";
import { createMoveGraph } from "./move-graph.js";
import { pathCost } from "./path-cost.js";
import { createSearchSpace } from "./search-space.js";

const layout = createLayout("square", COLUMNS, ROWS);
/** One room for all runs: what a search leaves behind must not show in the next. */
const sharedSpace = createSearchSpace(layout);
const sharedFlood = createFlood(
  createMoveGraph(openBoard(), { size: 1, diagonals: "equal", entry: tabulate(openBoard(), () => 1) }),
);

function openBoard(): ReturnType<typeof createBoard> {
  return createBoard({ shape: "square", columns: COLUMNS, rows: ROWS, walls: [], terrain: [] });
}

const request = fc.record({
  column: fc.nat(COLUMNS - 1),
  row: fc.nat(ROWS - 1),
  budget: fc.constantFrom(0, 3, 7, 12, 1000),
  parity: fc.constantFrom(0 as const, 1 as const),
});

describe("searches against a slow one that reads the snapshot afresh", () => {
  test("a flood knows every lowest cost", () => {
    fc.assert(
      fc.property(arbitraryMover, request, ({ board, graph, slow }, ask) => {
        const { column, row, budget, parity } = ask;
        const start = cellIndex(board, column, row);
        const reached = flood(graph, { start, budget, parity }, sharedFlood);
        const expected = slowFlood(slow, column, row, budget, parity);
        for (const cell of cellsOf(board)) {
          const place = key(columnOf(board, cell), rowOf(board, cell));
          expect(costTo(reached, cell), place).toBe(expected.get(place) ?? Infinity);
        }
      }),
      { numRuns: 120 },
    );
  });

  test("traced paths cost what the flood says", () => {
    fc.assert(
      fc.property(arbitraryMover, request, ({ board, graph }, ask) => {
        const reached = flood(graph, { ...ask, start: cellIndex(board, ask.column, ask.row) }, sharedFlood);
        const buffer = new Int32Array(100);
        for (const cell of endableCells(reached)) {
          const path = tracePath(reached, cell);
          const bill = pathCost(graph, path, ask.parity);
          expect(bill).toMatchObject({ total: costTo(reached, cell), refused: null });
          if (graph.diagonals === "alternating") expect(bill.parity).toBe(parityAt(reached, cell));
          expect([...buffer.subarray(tracePathInto(reached, cell, buffer))]).toEqual(path);
        }
      }),
      { numRuns: 120 },
    );
  });

  test("a single path is as cheap as the flood's", () => {
    fc.assert(
      fc.property(
        arbitraryMover,
        request,
        fc.nat(COLUMNS - 1),
        fc.nat(ROWS - 1),
        ({ board, graph }, ask, goalColumn, goalRow) => {
          const start = cellIndex(board, ask.column, ask.row);
          const goal = cellIndex(board, goalColumn, goalRow);
          const reached = flood(graph, { ...ask, start }, sharedFlood);
          const found = findPath(graph, { ...ask, start, goal }, sharedSpace);
          expect(found?.cost ?? Infinity).toBe(canEndAt(reached, goal) ? costTo(reached, goal) : Infinity);
          if (found)
            expect(pathCost(graph, found.path, ask.parity)).toMatchObject({ total: found.cost, refused: null });
          expect(found?.path.at(-1) ?? goal).toBe(goal);
        },
      ),
      { numRuns: 250 },
    );
  });

  test("separate prices for diagonals mislead no estimate", () => {
    fc.assert(
      fc.property(
        arbitraryMover,
        request,
        fc.nat(COLUMNS - 1),
        fc.nat(ROWS - 1),
        fc.array(fc.constantFrom(1, 2, 3, 5), { minLength: 3, maxLength: 3 }),
        ({ board }, ask, goalColumn, goalRow, prices) => {
          const [straight = 1, even = 1, odd = 1] = prices;
          const table = (price: number): Uint16Array => tabulate(board, (x, y) => price * (1 + ((x * 7 + y * 3) % 4)));
          const graph = createMoveGraph(board, {
            size: 1,
            diagonals: "alternating",
            entry: table(straight),
            diagonalEntry: [table(even), table(odd)],
          });
          const start = cellIndex(board, ask.column, ask.row);
          const goal = cellIndex(board, goalColumn, goalRow);
          const reached = flood(graph, { ...ask, start }, sharedFlood);
          expect(findPath(graph, { ...ask, start, goal })?.cost ?? Infinity).toBe(costTo(reached, goal));
        },
      ),
      { numRuns: 150 },
    );
  });
});

test("arriving odd can be the cheaper beginning of a way through multiplied terrain", () => {
  const costs = [1, 1, 4, 1];
  const board = createBoard({ shape: "square", columns: 4, rows: 4, walls: [], terrain: [] });
  const entry = tabulate(board, (x, y) => (x === y ? (costs[x] ?? 1) : 0));
  const graph = createMoveGraph(board, { size: 1, diagonals: "alternating", entry });
  const at = (n: number): number => cellIndex(board, n, n);
  expect(costTo(flood(graph, { start: at(0), budget: 99 }), at(3))).toBe(1 + 8 + 1);
  expect(costTo(flood(graph, { start: at(0), budget: 99, parity: 1 }), at(3))).toBe(2 + 4 + 2);
});

test("a room for searches answers the same however often it has been used", () => {
  const board = openBoard();
  const graph = createMoveGraph(board, { size: 1, diagonals: "alternating", entry: tabulate(board, () => 5) });
  const [start, near, far] = [cellIndex(board, 0, 0), cellIndex(board, 2, 2), cellIndex(board, 5, 2)];
  const kept = createFlood(graph);
  const room = createSearchSpace(board);
  // More often than there are stamps to tell one search from another by, and with budgets that end before the board does.
  for (let i = 0; i < 1100; i++) {
    const reached = flood(graph, { start, budget: i % 2 === 0 ? 15 : 40 }, kept);
    expect([costTo(reached, near), costTo(reached, far)]).toEqual([15, i % 2 === 0 ? Infinity : 30]);
    expect(findPath(graph, { start, goal: i % 3 === 0 ? near : far }, room)?.cost).toBe(i % 3 === 0 ? 15 : 30);
  }
});

test.each(["equal", "alternating", "forbidden"] as const)(
  "a way that first leads away fits the shortest ring: %s",
  (diagonals) => {
    const walls = [
      { from: [3, 2], to: [6, 2], move: true, sight: true },
      { from: [6, 2], to: [6, 5], move: true, sight: true },
      { from: [3, 5], to: [6, 5], move: true, sight: true },
    ] as const;
    const board = createBoard({ shape: "square", columns: 9, rows: 7, walls, terrain: [] });
    const graph = createMoveGraph(board, { size: 1, diagonals, entry: tabulate(board, () => 1) });
    const found = findPath(graph, { start: cellIndex(board, 5, 3), goal: cellIndex(board, 7, 3) });
    expect(found?.cost).toBe(
      costTo(flood(graph, { start: cellIndex(board, 5, 3), budget: 99 }), cellIndex(board, 7, 3)),
    );
    expect(found?.path.length).toBeGreaterThan(6);
  },
);

test("friends are crossed but not ended on", () => {
  const board = createBoard({ shape: "square", columns: 4, rows: 1, walls: [], terrain: [] });
  const friend = cellIndex(board, 1, 0);
  const entry = tabulate(board, () => 1);
  const graph = createMoveGraph(board, {
    size: 1,
    diagonals: "equal",
    entry,
    crossable: createCellSet(board, [friend]),
  });
  const reached = flood(graph, { start: cellIndex(board, 0, 0), budget: 3 });
  expect(endableCells(reached).map((cell) => columnOf(board, cell))).toEqual([0, 2, 3]);
  expect([canEndAt(reached, friend), costTo(reached, friend)]).toEqual([false, 1]);
  expect(findPath(graph, { start: cellIndex(board, 0, 0), goal: friend })).toBeNull();
});

test("on open hexes every way costs its distance", () => {
  const board = createBoard({ shape: "hex", columns: 9, rows: 8, walls: [], terrain: [] });
  const graph = createMoveGraph(board, { size: 1, diagonals: "alternating", entry: tabulate(board, () => 2) });
  const start = cellIndex(board, 3, 5);
  const reached = flood(graph, { start, budget: 99 });
  for (const goal of cellsOf(board)) {
    expect(costTo(reached, goal)).toBe(2 * cellDistance(board, start, goal));
    expect(findPath(graph, { start, goal })?.cost).toBe(2 * cellDistance(board, start, goal));
  }
});
