import type { ElevatedPoint } from "../grid/types.js";
import type { CompleteWaypoint, Waypoint } from "./types.js";

/** What stands in a token's way. */
export interface Obstacles {
  /** Whether walls of this kind part the two points. */
  collides(from: ElevatedPoint, to: ElevatedPoint, type: string): boolean;
  /** The cost of the single step into the second waypoint. */
  measureStep(from: CompleteWaypoint, to: CompleteWaypoint): number;
  /** Cost and length of a way, from its first waypoint. */
  measureWay(path: readonly CompleteWaypoint[]): { cost: number; distance: number };
  /** The middle of the token at a waypoint. */
  center(waypoint: Waypoint): ElevatedPoint;
  /** The kind of wall that stops this action, if any. */
  wallsFor(action: string): string | null;
}

export interface ConstrainRules {
  ignoreWalls?: boolean | undefined;
  ignoreCost?: boolean | undefined;
  /** How dear and how long the whole way may get. */
  maxCost?: number | undefined;
  maxDistance?: number | undefined;
}

function isBlocked(from: CompleteWaypoint, to: CompleteWaypoint, obstacles: Obstacles, rules: ConstrainRules): boolean {
  const walls = rules.ignoreWalls ? null : obstacles.wallsFor(to.action);
  if (walls && obstacles.collides(obstacles.center(from), obstacles.center(to), walls)) return true;
  return !rules.ignoreCost && obstacles.measureStep(from, to) === Infinity;
}

/** Whether a way is dearer or longer than it may be. */
function goesTooFar(way: readonly CompleteWaypoint[], obstacles: Obstacles, rules: ConstrainRules): boolean {
  const { maxCost = Infinity, maxDistance = Infinity } = rules;
  if (maxCost === Infinity && maxDistance === Infinity) return false;
  const { cost, distance } = obstacles.measureWay(way);
  return cost > maxCost || distance > maxDistance;
}

function toWaypoint({ terrain: _, intermediate: __, ...waypoint }: CompleteWaypoint): Waypoint {
  return waypoint;
}

/**
 * Walks a complete path until something stands in the way.
 * Returns the waypoints as far as it goes, the first included; where it was cut in the middle of a segment,
 * the last free step becomes the end.
 */
export function constrainPath(
  path: readonly CompleteWaypoint[],
  obstacles: Obstacles,
  rules: ConstrainRules = {},
): [path: Waypoint[], wasConstrained: boolean] {
  const reached = path.findIndex(
    (to, index) =>
      index > 0 &&
      (isBlocked(path[index - 1]!, to, obstacles, rules) || goesTooFar(path.slice(0, index + 1), obstacles, rules)),
  );
  const free = reached < 0 ? path : path.slice(0, reached);
  const kept = free.filter((waypoint, index) => !waypoint.intermediate || (reached >= 0 && index === free.length - 1));
  return [kept.map(toWaypoint), reached >= 0];
}
