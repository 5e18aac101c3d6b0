import { describe, expect, it } from "vitest";
import { createBoard } from "../../grid/board/board.js";
import { terrainAt } from "../../grid/board/terrain.js";
import { createMoveGraph } from "../../grid/search/move-graph.js";
import type { Cell } from "../../model/position.js";
import { planPath } from "./plan-path.js";

/** A way of four cells to the right, by a mover two cells wide, over rubble in the fifth column's second row. */
function marksOn(rubble: Cell, newCellsOnly: boolean): readonly (readonly string[])[] {
  const terrain = [{ kind: "difficult" as const, cells: [rubble] }];
  const board = createBoard({ shape: "square", columns: 9, rows: 9, walls: [], terrain });
  const entry = new Uint16Array(board.cellCount).fill(1);
  const graph = createMoveGraph(board, { size: 2, diagonals: "equal", entry, newCellsOnly });
  const path = [2, 3, 4, 5, 6].map((x): Cell => [x, 4]);
  const ground = (cell: number): string[] => terrainAt(board, cell).map(({ kind }) => kind);
  return planPath({ graph, path, mode: "walk", budget: 9, ground }).move.steps.map(({ marks }) => marks);
}

describe("the marks of a wide mover's way", () => {
  it("tell of all the ground that it comes to cover, whichever of its cells lies there", () => {
    expect(marksOn([5, 4], false)).toEqual([[], ["difficult"], ["difficult"], []]);
    expect(marksOn([5, 5], false)).toEqual([[], ["difficult"], ["difficult"], []]);
    expect(marksOn([5, 6], false)).toEqual([[], [], [], []]);
  });

  it("tell nothing of a place that lies partly off the board, at whichever edge", () => {
    const board = createBoard({ shape: "square", columns: 3, rows: 3, walls: [], terrain: [] });
    const entry = new Uint16Array(board.cellCount).fill(1);
    const graph = createMoveGraph(board, { size: 2, diagonals: "equal", entry });
    const marksTo = (to: Cell) =>
      planPath({ graph, path: [[1, 1], to], mode: "walk", budget: 9, marks: () => ["squeeze"] }).move.steps[0]?.marks;
    expect([marksTo([0, 1]), marksTo([2, 1]), marksTo([1, 2])]).toEqual([["squeeze"], [], []]);
  });

  it("tell only of what it covers anew, in a game where it pays for nothing else", () => {
    expect(marksOn([5, 5], true)).toEqual([[], ["difficult"], [], []]);
  });
});
