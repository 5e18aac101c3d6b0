import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBoard } from "../../grid/board/board.js";
import { cellIndex, cellsOf, directionBetween } from "../../grid/board/layout.js";
import { createMoveGraph } from "../../grid/search/move-graph.js";
import { pathCost } from "../../grid/search/path-cost.js";
import { closePits, isOverPit, rimOf } from "./pits.js";

const SIDE = 7;
const arbitraryCell = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));

/** A board with pits, and a mover's graph of it before and after they are closed. */
const arbitraryGraphs = fc
  .record({
    shape: fc.constantFrom("square" as const, "hex" as const),
    pits: fc.array(arbitraryCell, { maxLength: 30 }),
    size: fc.constantFrom(1, 2),
    below: fc.boolean(),
  })
  .map(({ shape, pits, size, below }) => {
    const terrain = [{ kind: "pit" as const, cells: pits }];
    const board = createBoard({ shape, columns: SIDE, rows: SIDE, walls: [], terrain });
    const entry = new Uint16Array(board.cellCount).fill(1);
    const open = createMoveGraph(board, { size: shape === "hex" ? 1 : size, diagonals: "equal", entry });
    return { board, open, closed: closePits(open, below), below };
  });

describe("closing pits", () => {
  it("bars, of all steps, those over a rim into a pit, and from below those out of it too", () => {
    fc.assert(
      fc.property(arbitraryGraphs, ({ board, open, closed, below }) => {
        for (const from of cellsOf(board)) {
          for (const to of cellsOf(board)) {
            if (directionBetween(board, from, to) < 0) continue;
            const inPit = isOverPit(board, open.size, from);
            const crosses = rimOf(open)(from, to) === "pit" && (!inPit || below);
            const before = pathCost(open, [from, to]).refused?.refusal ?? null;
            const expected = before ?? (crosses ? "blocked" : null);
            expect(pathCost(closed, [from, to]).refused?.refusal ?? null).toBe(expected);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("leaves a board without pits as it is", () => {
    const board = createBoard({ shape: "square", columns: 3, rows: 3, walls: [], terrain: [] });
    const entry = new Uint16Array(board.cellCount).fill(1);
    const graph = createMoveGraph(board, { size: 1, diagonals: "equal", entry });
    expect(closePits(graph, false)).toBe(graph);
    expect(isOverPit(board, 1, cellIndex(board, 1, 1))).toBe(false);
  });
});
