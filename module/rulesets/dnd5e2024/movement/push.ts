import { cellIndex, columnOf, rowOf } from "../../../grid/board/layout.js";
import { FREE } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintOf, type Fighter } from "../fighter.js";
import { moverGraph, PUSHED } from "./mover-graph.js";

/** The cell 5 ft straight away from somebody where a creature can be pushed; null where something is in the way. */
export function pushedCell(situation: Situation, pusher: Fighter, pushed: Fighter): Cell | null {
  const { board } = situation;
  const from = footprintOf(situation, pusher);
  const at = footprintOf(situation, pushed);
  if (!board || !from || !at) return null;
  const [dx, dy] = awayFrom(
    [columnOf(board, from.cell) + from.size / 2, rowOf(board, from.cell) + from.size / 2],
    [columnOf(board, at.cell) + at.size / 2, rowOf(board, at.cell) + at.size / 2],
  );
  const cell: Cell = [columnOf(board, at.cell) + dx, rowOf(board, at.cell) + dy];
  const index = cellIndex(board, cell[0], cell[1]);
  const graph = moverGraph(situation, board, pushed, PUSHED);
  const { refused } = pathCost(graph, [at.cell, index]);
  return refused || graph.standing[index] !== FREE ? null : cell;
}

/** The direction, of eight, that leads most nearly from one centre through another. */
function awayFrom(from: Cell, to: Cell): readonly [number, number] {
  const eighth = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4)) * (Math.PI / 4);
  return [Math.round(Math.cos(eighth)), Math.round(Math.sin(eighth))];
}
