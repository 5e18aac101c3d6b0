import type { Board } from "../../grid/board/board.js";
import { reverseDirection } from "../../grid/board/direction.js";
import { hasTerrain } from "../../grid/board/terrain.js";
import { footprintCells } from "../../grid/footprint/footprint.js";
import type { MoveGraph } from "../../grid/search/move-graph.js";

/** Whether a mover so wide has nothing but a pit under it; `cell`: its top left, an array position. */
export const isOverPit = (board: Board, size: number, cell: number): boolean =>
  hasTerrain(board, cell, "pit") &&
  (size === 1 || footprintCells(board, { cell, size }).every((each) => hasTerrain(board, each, "pit")));

/**
 * The graph of one that goes on foot: nobody walks over the rim of a pit into it, nor, where the mover stands below,
 * out of it. On its ground, and along a pit that is narrower than the mover, it goes as elsewhere.
 */
export function closePits(graph: MoveGraph, below: boolean): MoveGraph {
  const { board, size } = graph;
  const pits = board.terrain.counts.get("pit");
  if (!pits) return graph;
  const exits = graph.exits.slice();
  pits.forEach((count, cell) => {
    if (count === 0 || !isOverPit(board, size, cell)) return;
    board.steps.forEach((step, direction) => {
      const beside = cell + step;
      if (isOverPit(board, size, beside)) return;
      exits[beside] = (exits[beside] ?? 0) & ~(1 << reverseDirection(direction));
      if (below) exits[cell] = (exits[cell] ?? 0) & ~(1 << direction);
    });
  });
  return { ...graph, exits };
}

/** What bars a step over the rim of a pit, for the refusal's sentence; null for any other step. */
export const rimOf =
  ({ board, size }: MoveGraph) =>
  (from: number, to: number): "pit" | null =>
    isOverPit(board, size, from) === isOverPit(board, size, to) ? null : "pit";
