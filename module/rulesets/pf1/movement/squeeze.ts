import type { Board } from "../../../grid/board/board.js";
import { DIRECTIONS } from "../../../grid/board/direction.js";
import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import type { MoveGraph, StepCosts } from "../../../grid/search/move-graph.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintOf, type Fighter } from "../fighter.js";

/** How a creature of some width fits into a place: with room, squeezed, or not at all. */
type Fit = "free" | "squeezed" | "barred";

const EAST = 1 << DIRECTIONS.indexOf("e");
const SOUTH = 1 << DIRECTIONS.indexOf("s");

/** A space at least half as wide as the creature can be squeezed into (PF1-GAP-04). `cell`: top left. */
export function fitAt(board: Board, cell: number, size: number): Fit {
  if (size < 2 || isRoomy(board, cell, size)) return "free";
  const half = Math.ceil(size / 2);
  for (let dy = 0; dy + half <= size; dy++) {
    for (let dx = 0; dx + half <= size; dx++) {
      const corner = cellIndex(board, columnOf(board, cell) + dx, rowOf(board, cell) + dy);
      if (corner !== OUTSIDE && isRoomy(board, corner, half)) return "squeezed";
    }
  }
  return "barred";
}

/** Nothing solid within, and no wall between its cells. */
function isRoomy(board: Board, cell: number, size: number): boolean {
  for (let dy = 0; dy < size; dy++) {
    for (let dx = 0; dx < size; dx++) {
      const index = cellIndex(board, columnOf(board, cell) + dx, rowOf(board, cell) + dy);
      if (index === OUTSIDE || hasTerrain(board, index, "solid")) return false;
      const needed = (dx + 1 < size ? EAST : 0) | (dy + 1 < size ? SOUTH : 0);
      if (((board.exits[index] ?? 0) & needed) !== needed) return false;
    }
  }
  return true;
}

/** A graph made for squeezing, with its price: each such cell costs double. */
export function paySqueezing(board: Board, graph: MoveGraph): MoveGraph {
  if (graph.size < 2 || board.shape === "hex" || !(board.walls.length > 0 || board.terrain.counts.has("solid"))) {
    return graph;
  }
  const fits = Array.from({ length: board.cellCount }, (_, cell) => fitAt(board, cell, graph.size));
  const pay = (costs: Uint16Array): Uint16Array =>
    costs.map((cost, cell) => (fits[cell] === "barred" ? 0 : fits[cell] === "squeezed" ? cost * 2 : cost));
  const payAll = ([straight, even, odd]: StepCosts): StepCosts => [pay(straight), pay(even), pay(odd)];
  return {
    ...graph,
    costs: payAll(graph.costs),
    lowWallCosts: payAll(graph.lowWallCosts),
    maxStep: graph.maxStep * 2,
  };
}

/** Whether it stands where it doesn't quite fit. */
export function isSqueezed(situation: Situation, fighter: Fighter): boolean {
  const { board } = situation;
  const footprint = footprintOf(situation, fighter);
  return board !== null && footprint !== null && fitAt(board, footprint.cell, footprint.size) === "squeezed";
}
