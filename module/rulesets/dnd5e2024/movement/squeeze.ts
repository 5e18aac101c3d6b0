import type { Board } from "../../../grid/board/board.js";
import { cellIndex, columnOf, OUTSIDE, rowOf } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import type { MoveGraph, StepCosts } from "../../../grid/search/move-graph.js";
import { keepFor } from "../../../rules/kept.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintOf, type Fighter } from "../fighter.js";
import { CELL } from "./speed.js";

/** How a creature of some size fits into a place: with room, squeezed, or not at all. */
type Fit = "free" | "squeezed" | "barred";

/** A space that is wide enough for a creature one size smaller can be squeezed into. `cell`: top left. */
export function fitAt(board: Board, cell: number, size: number): Fit {
  if (size < 2) return "free";
  const solid = (dx: number, dy: number): boolean => {
    const index = cellIndex(board, columnOf(board, cell) + dx, rowOf(board, cell) + dy);
    return index === OUTSIDE || hasTerrain(board, index, "solid");
  };
  if (isClear(solid, 0, 0, size)) return "free";
  const corners = [0, 1].flatMap((dy) => [0, 1].map((dx) => [dx, dy] as const));
  return corners.some(([dx, dy]) => isClear(solid, dx, dy, size - 1)) ? "squeezed" : "barred";
}

function isClear(solid: (dx: number, dy: number) => boolean, left: number, top: number, size: number): boolean {
  for (let dy = top; dy < top + size; dy++) for (let dx = left; dx < left + size; dx++) if (solid(dx, dy)) return false;
  return true;
}

/** A board never changes, so each size is looked at once. */
const fitsBySize = keepFor((_: Board) => new Map<number, readonly Fit[]>());

function fitsOf(board: Board, size: number): readonly Fit[] {
  const before = fitsBySize(board).get(size);
  if (before) return before;
  const fits = Array.from({ length: board.cellCount }, (_, cell) => fitAt(board, cell, size));
  fitsBySize(board).set(size, fits);
  return fits;
}

/** A graph made for squeezing, with what that costs: a foot more for every foot. */
export function paySqueezing(board: Board, graph: MoveGraph): MoveGraph {
  if (graph.size < 2 || !board.terrain.counts.has("solid")) return graph;
  const fits = fitsOf(board, graph.size);
  const pay = (costs: Uint16Array): Uint16Array =>
    costs.map((cost, cell) => (cost === 0 || fits[cell] === "barred" ? 0 : cost + (fits[cell] === "free" ? 0 : CELL)));
  const payAll = ([straight, even, odd]: StepCosts): StepCosts => [pay(straight), pay(even), pay(odd)];
  const maxStep = graph.maxStep + CELL;
  return { ...graph, costs: payAll(graph.costs), lowWallCosts: payAll(graph.lowWallCosts), maxStep };
}

/** Whether it stands where it doesn't quite fit. */
export function isSqueezed(situation: Situation, fighter: Fighter): boolean {
  const { board } = situation;
  const footprint = footprintOf(situation, fighter);
  return board !== null && footprint !== null && fitAt(board, footprint.cell, footprint.size) === "squeezed";
}
