import { columnOf, rowOf } from "../board/layout.js";
import { measureHexGap } from "../hex/measure-hex-gap.js";
import type { Estimate } from "./expand-state.js";
import type { MoveGraph } from "./move-graph.js";

/**
 * What it costs at least to come from a state to a goal: the way over open ground at the lowest price on the board. It
 * never falls by more than a step costs, so that states can be settled in the order of cost and estimate.
 */
export function createEstimate(graph: MoveGraph, goal: number): Estimate {
  const { board, minStep } = graph;
  const goalColumn = columnOf(board, goal);
  const goalRow = rowOf(board, goal);
  const count = chooseCount(graph);
  return (state) => {
    const cell = state >> 1;
    const row = rowOf(board, cell);
    const dx =
      board.shape === "hex" ? goal - cell - (goalRow - row) * board.stride : goalColumn - columnOf(board, cell);
    return minStep * count(dx, goalRow - row, state & 1);
  };
}

type Count = (dx: number, dy: number, parity: number) => number;

function chooseCount(graph: MoveGraph): Count {
  if (graph.board.shape === "hex") return measureHexGap;
  if (graph.diagonals === "forbidden") return (dx, dy) => Math.abs(dx) + Math.abs(dy);
  const doubles = graph.diagonals === "alternating" && graph.minOdd >= graph.minStep * 2;
  return doubles ? countAlternating : (dx, dy) => Math.max(Math.abs(dx), Math.abs(dy));
}

function countAlternating(dx: number, dy: number, parity: number): number {
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  return Math.max(across, down) + ((Math.min(across, down) + parity) >> 1);
}
