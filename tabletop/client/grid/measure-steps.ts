import type { Measures, MeasureOptions, MeasureResult, MeasureWaypoint, StepCostFunction } from "./measurement.js";
import { writeSegment, zeroMeasures } from "./measurement.js";
import type { Offset } from "./types.js";

/** What a grid of cells has to answer so that its paths can be measured. */
export interface CellMetric {
  toOffset(waypoint: MeasureWaypoint): Offset;
  directPath(from: Offset, to: Offset): Offset[];
  /** Distance, spaces and diagonals between two cells, after `prior` diagonals of the path. */
  measure(from: Offset, to: Offset, prior: number): Pick<Measures, "distance" | "spaces" | "diagonals">;
  euclidean(from: Offset, to: Offset): number;
}

function isSameOffset(a: Offset, b: Offset): boolean {
  return a.i === b.i && a.j === b.j && (a.k ?? 0) === (b.k ?? 0);
}

/** Adds up a cost function over the steps of one segment; a teleport is a single step. */
function sumCost(
  metric: CellMetric,
  from: Offset,
  waypoint: MeasureWaypoint,
  prior: number,
  cost: StepCostFunction,
): number {
  const to = metric.toOffset(waypoint);
  if (isSameOffset(from, to)) return 0;
  const path = waypoint.teleport ? [from, to] : metric.directPath(from, to);
  let diagonals = prior;
  let total = 0;
  for (let index = 1; index < path.length; index++) {
    const step = metric.measure(path[index - 1]!, path[index]!, diagonals);
    diagonals += step.diagonals;
    total += cost(path[index - 1]!, path[index]!, step.distance, waypoint);
  }
  return total;
}

function measureSegment(
  metric: CellMetric,
  from: Offset,
  waypoint: MeasureWaypoint,
  prior: number,
  options: MeasureOptions,
): Measures {
  if (waypoint.measure === false) return zeroMeasures();
  const to = metric.toOffset(waypoint);
  const measures = { ...metric.measure(from, to, prior), euclidean: metric.euclidean(from, to) };
  const cost = waypoint.cost ?? options.cost;
  if (typeof cost === "number") return { ...measures, cost };
  return { ...measures, cost: cost ? sumCost(metric, from, waypoint, prior, cost) : measures.distance };
}

/** Measures a path from cell to cell. */
export function measureCells(
  metric: CellMetric,
  waypoints: MeasureWaypoint[],
  options: MeasureOptions,
  result: MeasureResult,
): void {
  for (let index = 1; index < waypoints.length; index++) {
    const from = metric.toOffset(waypoints[index - 1]!);
    writeSegment(result, index - 1, measureSegment(metric, from, waypoints[index]!, result.diagonals, options));
  }
}
