import type { MeasureResult } from "../grid/measurement.js";
import type { MeasurableWaypoint } from "./measure-movement.js";
import type { CompleteWaypoint, HistorySections, MeasuredWaypoint, Section } from "./types.js";

export type MeasurePath = (waypoints: MeasurableWaypoint[]) => MeasureResult;

const SUMS = ["distance", "cost", "spaces", "diagonals"] as const;

export function emptySection(): Section {
  return { waypoints: [], distance: 0, cost: 0, spaces: 0, diagonals: 0 };
}

/** The measured stretch of a path between two of its indices, by the difference of the running sums. */
function cutSection(result: MeasureResult, waypoints: MeasuredWaypoint[], start: number, end: number): Section {
  const section = { ...emptySection(), waypoints };
  const [first, last] = [result.waypoints[start], result.waypoints[end]];
  if (!first || !last || end <= start) return section;
  for (const key of SUMS) section[key] = last[key] - first[key];
  return section;
}

/** What is known of a path before it is measured. */
export interface PathParts {
  /** What history already holds, oldest first, start included; empty if nothing is recorded. */
  recorded: readonly MeasuredWaypoint[];
  /** What earlier operations of this chain passed without recording it, start included. */
  unrecorded: readonly MeasuredWaypoint[];
  origin: CompleteWaypoint;
  passed: readonly CompleteWaypoint[];
  pending: readonly CompleteWaypoint[];
}

export interface MeasuredParts {
  passed: Section;
  pending: Section;
  history: HistorySections;
}

/**
 * Measures history, what is passed now and what is still to come as one path, so that alternating diagonals keep
 * their phase, and cuts it into sections. History keeps the costs it was recorded with.
 */
export function measureSections(
  parts: PathParts,
  userId: string,
  movementId: string,
  measure: MeasurePath,
): MeasuredParts {
  const { recorded, unrecorded, origin, passed, pending } = parts;
  const path: MeasurableWaypoint[] = [...recorded, ...unrecorded, { ...origin, cost: 0 }, ...passed, ...pending];
  const result = measure(path);
  const start = recorded.length + unrecorded.length;
  const tag = (waypoints: readonly CompleteWaypoint[], offset: number): MeasuredWaypoint[] =>
    waypoints.map((waypoint, n) => ({ ...waypoint, userId, movementId, cost: result.segments[offset + n]?.cost ?? 0 }));
  const middle = start + passed.length;
  const past = [
    cutSection(result, [...recorded], 0, recorded.length - 1),
    cutSection(result, [...unrecorded], recorded.length, start - 1),
  ] as const;
  const history: HistorySections = {
    recorded: past[0],
    unrecorded: past[1],
    distance: 0,
    cost: 0,
    spaces: 0,
    diagonals: 0,
  };
  for (const key of SUMS) history[key] = past[0][key] + past[1][key];
  return {
    passed: cutSection(result, tag(passed, start), start, middle),
    pending: cutSection(result, tag(pending, middle), middle, middle + pending.length),
    history,
  };
}

/** Parts a path after the first checkpoint: what this update does, and what later ones will do. */
export function splitAtCheckpoint(
  path: readonly CompleteWaypoint[],
): [now: CompleteWaypoint[], later: CompleteWaypoint[]] {
  const stop = path.findIndex((waypoint) => waypoint.checkpoint);
  const end = stop < 0 ? path.length : stop + 1;
  return [path.slice(0, end), path.slice(end)];
}
