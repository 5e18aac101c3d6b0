import fc from "fast-check";
import { createBoard, type Board } from "../board/board.js";
import { createCellSet } from "../board/cell-set.js";
import { cellIndex, cellsOf, columnOf, rowOf } from "../board/layout.js";
import { createMoveGraph, type MoveGraph } from "../search/move-graph.js";
import { arbitraryBoard, COLUMNS, ROWS } from "./arbitrary-board.js";
import { difficultFactor, type SlowMover } from "./slow-search.js";
import { key } from "./slow-steps.js";

/** The same mover for the product and for the slow search. */
export interface MoverPair {
  readonly board: Board;
  readonly graph: MoveGraph;
  readonly slow: SlowMover;
}

/** Movers of one to three cells under every diagonal and corner rule, with costs of 0 to 4 a cell and obstacles. */
export const arbitraryMover: fc.Arbitrary<MoverPair> = fc
  .record({
    snapshot: arbitraryBoard(),
    corners: fc.constantFrom("strict" as const, "lenient" as const),
    size: fc.constantFrom(1, 1, 2, 3),
    diagonals: fc.constantFrom("equal" as const, "alternating" as const, "forbidden" as const),
    costs: fc.array(fc.constantFrom(1, 1, 1, 2, 3, 4, 0), { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS }),
    minds: fc.boolean(),
    blocked: fc.array(fc.tuple(fc.nat(COLUMNS - 1), fc.nat(ROWS - 1)), { maxLength: 5 }),
  })
  .map(({ snapshot, corners, size, diagonals, costs, minds, blocked }) => {
    const factor = difficultFactor(snapshot);
    const entry = (column: number, row: number): number => (costs[row * COLUMNS + column] ?? 0) * factor(column, row);
    const overLowWall = minds ? (column: number, row: number): number => entry(column, row) * 2 : null;
    const board = createBoard(snapshot, { corners });
    const graph = createMoveGraph(board, {
      size,
      diagonals,
      entry: tabulate(board, entry),
      ...(overLowWall ? { overLowWall: tabulate(board, overLowWall) } : {}),
      blocked: createCellSet(
        board,
        blocked.map(([column, row]) => cellIndex(board, column, row)),
      ),
    });
    const keys = new Set(blocked.map(([column, row]) => key(column, row)));
    return { board, graph, slow: { snapshot, corners, size, diagonals, entry, overLowWall, blocked: keys } };
  });

/** A table by cell from a function of column and row. */
export function tabulate(board: Board, value: (column: number, row: number) => number): Uint16Array {
  const table = new Uint16Array(board.cellCount);
  for (const cell of cellsOf(board)) table[cell] = value(columnOf(board, cell), rowOf(board, cell));
  return table;
}
