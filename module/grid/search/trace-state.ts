import type { MoveGraph } from "./move-graph.js";
import { START, type SearchSpace } from "./search-space.js";

/** The cheaper of a cell's two states; the even one where they cost the same. */
export function bestState(space: SearchSpace, cell: number): number {
  const even = cell * 2;
  return (space.cost[even + 1] ?? 0) < (space.cost[even] ?? 0) ? even + 1 : even;
}

/** The state that one was entered from. */
export function previousState(graph: MoveGraph, space: SearchSpace, state: number): number {
  const direction = space.direction[state] ?? 0;
  const flips = graph.diagonals === "alternating" ? direction & 1 : 0;
  return ((state >> 1) - (graph.board.steps[direction] ?? 0)) * 2 + ((state & 1) ^ flips);
}

/** The cells from where the search began to a state that it touched. */
export function traceState(graph: MoveGraph, space: SearchSpace, state: number): number[] {
  const path = [state >> 1];
  while (space.direction[state] !== START) {
    state = previousState(graph, space, state);
    path.push(state >> 1);
  }
  return path.reverse();
}
