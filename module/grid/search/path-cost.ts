import { directionBetween, isDiagonal, OUTSIDE } from "../board/layout.js";
import { isFootprintInside } from "../footprint/footprint.js";
import { FREE, OCCUPIED, type MoveGraph } from "./move-graph.js";

/** Why a step of a path can't be made. */
export type StepRefusal = "outside" | "not-adjacent-path" | "blocked" | "occupied";

/** What a step costs, and why it can't be made where it can't; the cost is then what it would have been. */
export interface StepCharge {
  readonly cost: number;
  readonly diagonal: boolean;
  readonly refusal: StepRefusal | null;
}

/** The bill of a path. Step i goes from `path[i]` to `path[i + 1]`. */
export interface PathCharge {
  readonly steps: readonly StepCharge[];
  readonly total: number;
  /** Parity of diagonals after the path: 1 where the next one is an odd one. */
  readonly parity: 0 | 1;
  /** The first step that can't be made, or null. */
  readonly refused: { readonly step: number; readonly refusal: StepRefusal } | null;
}

/**
 * Charges a given path, as array positions (`OUTSIDE` for cells off the board) beginning where the mover stands. The
 * path is taken as it is; no better one is looked for. A step in place, as when only the elevation changes, costs
 * nothing here. Crossing a cell where one may not stop is refused only on the last step.
 */
export function pathCost(graph: MoveGraph, path: readonly number[], parity: 0 | 1 = 0): PathCharge {
  const steps: StepCharge[] = [];
  let total = 0;
  let refused: PathCharge["refused"] = null;
  for (let i = 0; i + 1 < path.length; i++) {
    const step = chargeStep(graph, path[i] ?? OUTSIDE, path[i + 1] ?? OUTSIDE, parity, i + 2 === path.length);
    if (graph.diagonals === "alternating" && step.diagonal) parity = parity === 0 ? 1 : 0;
    if (step.refusal !== null) refused ??= { step: i, refusal: step.refusal };
    total += step.cost;
    steps.push(step);
  }
  return { steps, total, parity, refused };
}

function chargeStep(graph: MoveGraph, from: number, to: number, parity: 0 | 1, last: boolean): StepCharge {
  const { board } = graph;
  if (to === OUTSIDE || !isFootprintInside(board, { cell: to, size: graph.size })) return refuse("outside");
  if (from === to) return { cost: 0, diagonal: false, refusal: last ? refuseStanding(graph, to, last) : null };
  const direction = from === OUTSIDE ? -1 : directionBetween(board, from, to);
  if (direction < 0) return refuse("not-adjacent-path");
  const cost = stepCost(graph, from, to, direction, parity);
  const barred = cost === 0 || ((graph.exits[from] ?? 0) & (1 << direction)) === 0;
  const refusal = barred ? "blocked" : refuseStanding(graph, to, last);
  return { cost, diagonal: isDiagonal(board, direction), refusal };
}

/** Cost of one step, whether or not it is barred; 0 where the cell can't be entered at all. */
function stepCost(graph: MoveGraph, from: number, to: number, direction: number, parity: 0 | 1): number {
  const overLowWall = ((graph.lowWalls?.[from] ?? 0) & (1 << direction)) !== 0;
  if (graph.costsByDirection && !overLowWall) return graph.costsByDirection[direction]?.[to] ?? 0;
  const costs = overLowWall ? graph.lowWallCosts : graph.costs;
  return costs[isDiagonal(graph.board, direction) ? (parity === 0 ? 1 : 2) : 0][to] ?? 0;
}

function refuse(refusal: StepRefusal): StepCharge {
  return { cost: 0, diagonal: false, refusal };
}

function refuseStanding(graph: MoveGraph, cell: number, last: boolean): StepRefusal | null {
  const standing = graph.standing[cell];
  return standing === OCCUPIED || (last && standing !== FREE) ? "occupied" : null;
}
