import type { MoveGraph } from "./move-graph.js";
import { costOfState, DIRECTION_BITS, START, type SearchSpace } from "./search-space.js";

/** The cheaper of a cell's two states; the even one where they cost the same. */
export function bestState(space: SearchSpace, cell: number): number {
  const even = cell * 2;
  return costOfState(space, even + 1) < costOfState(space, even) ? even + 1 : even;
}

/** Whether the search began in a state. */
export const isStart = ({ marks }: SearchSpace, state: number): boolean => ((marks[state] ?? START) & START) !== 0;

/** The state that one was entered from. */
export function previousState(graph: MoveGraph, space: SearchSpace, state: number): number {
  const direction = (space.marks[state] ?? 0) & DIRECTION_BITS;
  const flips = graph.diagonals === "alternating" ? direction & 1 : 0;
  return ((state >> 1) - (graph.board.steps[direction] ?? 0)) * 2 + ((state & 1) ^ flips);
}

/** The cells from where the search began to a state that it reached. */
export function traceState(graph: MoveGraph, space: SearchSpace, state: number): number[] {
  const path = [state >> 1];
  while (!isStart(space, state)) {
    state = previousState(graph, space, state);
    path.push(state >> 1);
  }
  return path.reverse();
}
