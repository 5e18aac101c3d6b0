import type { Coordinates, Offset } from "./types.js";

/** The cost of one step between grid spaces; Infinity forbids it. */
export type StepCostFunction<S = MeasureWaypoint> = (from: Offset, to: Offset, distance: number, segment: S) => number;

/** A waypoint to measure. `cost` is either the whole segment's cost or a function that replaces the option. */
export type MeasureWaypoint = Coordinates & {
  teleport?: boolean;
  measure?: boolean;
  cost?: number | StepCostFunction;
};

export interface MeasureOptions {
  cost?: StepCostFunction | undefined;
}

/** What one piece of a path amounts to. */
export interface Measures {
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
  euclidean: number;
}

export interface MeasuredSegment extends Measures {
  from: MeasuredWaypoint;
  to: MeasuredWaypoint;
  teleport: boolean;
}

/** The sums up to a waypoint, and the segments on both sides of it. */
export interface MeasuredWaypoint extends Measures {
  backward: MeasuredSegment | null;
  forward: MeasuredSegment | null;
}

export interface MeasureResult extends Measures {
  waypoints: MeasuredWaypoint[];
  segments: MeasuredSegment[];
}

/** Measures of a path that goes nowhere. */
export function zeroMeasures(): Measures {
  return { distance: 0, cost: 0, spaces: 0, diagonals: 0, euclidean: 0 };
}

/** A result for so many waypoints, all zero, with waypoints and segments linked to each other. */
export function createMeasureResult(waypoints: readonly MeasureWaypoint[]): MeasureResult {
  const measured = waypoints.map((): MeasuredWaypoint => ({ backward: null, forward: null, ...zeroMeasures() }));
  const segments = measured.slice(1).map((to, index): MeasuredSegment => {
    const from = measured[index]!;
    const segment = { from, to, teleport: waypoints[index + 1]!.teleport ?? false, ...zeroMeasures() };
    from.forward = segment;
    to.backward = segment;
    return segment;
  });
  return { waypoints: measured, segments, ...zeroMeasures() };
}

/** Writes one segment's measures and carries the sums on to the waypoint it ends in. */
export function writeSegment(result: MeasureResult, index: number, measures: Measures): void {
  const segment = result.segments[index]!;
  for (const key of ["distance", "cost", "spaces", "diagonals", "euclidean"] as const) {
    segment[key] = measures[key];
    segment.to[key] = segment.from[key] + measures[key];
    result[key] = segment.to[key];
  }
}
