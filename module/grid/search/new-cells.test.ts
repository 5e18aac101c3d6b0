import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBoard, type Board } from "../board/board.js";
import { cellIndex, cellsOf } from "../board/layout.js";
import { coversCell, footprintCells, isFootprintInside } from "../footprint/footprint.js";
import { costTo, flood, tracePath } from "./flood.js";
import { createMoveGraph, type MoveGraph } from "./move-graph.js";
import { pathCost } from "./path-cost.js";

const SIDE = 7;

function graphOf(size: number, rough: readonly number[], low: readonly number[] = []): MoveGraph {
  const board = createBoard({ shape: "square", columns: SIDE, rows: SIDE, walls: [], terrain: [] });
  const entry = new Uint16Array(board.cellCount).fill(1);
  const inside = [...cellsOf(board)];
  for (const i of rough) entry[inside[i % inside.length] ?? 0] = 2;
  for (const i of low) entry[inside[i % inside.length] ?? 0] = 3;
  return createMoveGraph(board, { size, diagonals: "equal", entry, newCellsOnly: true });
}

/** The dearest of the cells that a step covers anew, read off the footprints. */
function slowCost(board: Board, graph: MoveGraph, entry: Uint16Array, from: number, to: number): number {
  const [before, after] = [from, to].map((cell) => ({ cell, size: graph.size }));
  if (!before || !after) return 0;
  const fresh = footprintCells(board, after).filter((cell) => !coversCell(board, before, cell));
  return Math.max(...fresh.map((cell) => entry[cell] ?? 0));
}

describe("a large mover that pays for new cells only", () => {
  test("doesn't pay again for rubble that it stands on already", () => {
    const graph = graphOf(2, []);
    const entry = new Uint16Array(graph.board.cellCount).fill(1);
    entry[cellIndex(graph.board, 3, 1)] = 2;
    const rough = createMoveGraph(graph.board, { size: 2, diagonals: "equal", entry, newCellsOnly: true });
    const path = [1, 2, 3].map((column) => cellIndex(graph.board, column, 1));
    expect(pathCost(rough, path).steps.map(({ cost }) => cost)).toEqual([2, 1]);
    expect(pathCost(rough, path.toReversed()).steps.map(({ cost }) => cost)).toEqual([1, 1]);
  });

  test("is charged the same step by step, along a path and by a search", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3),
        fc.array(fc.nat(48), { maxLength: 12 }),
        fc.array(fc.nat(48), { maxLength: 6 }),
        (size, rough, low) => {
          const graph = graphOf(size, rough, low);
          const { board } = graph;
          const entry = graphOf(1, rough, low).costs[0];
          const start = cellIndex(board, 0, 0);
          const reached = flood(graph, { start, budget: 40 });
          for (const cell of cellsOf(board)) {
            if (!isFootprintInside(board, { cell, size })) continue;
            const path = tracePath(reached, cell);
            const bill = pathCost(graph, path);
            expect(bill.total).toBe(costTo(reached, cell));
            bill.steps.forEach(({ cost }, i) => {
              expect(cost).toBe(slowCost(board, graph, entry, path[i] ?? -1, path[i + 1] ?? -1));
            });
            // no neighbour offers a cheaper way in
            for (const step of board.steps) {
              const from = cell - step;
              if (!isFootprintInside(board, { cell: from, size })) continue;
              const known = costTo(reached, from);
              expect(known + slowCost(board, graph, entry, from, cell)).toBeGreaterThanOrEqual(costTo(reached, cell));
            }
          }
        },
      ),
    );
  });
});
