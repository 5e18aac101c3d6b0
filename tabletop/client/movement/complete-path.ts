import type { BaseGrid } from "../grid/base-grid.js";
import { makeOffset } from "../grid/coordinates.js";
import { resolveAction } from "./default-actions.js";
import { getAnchorOffset, getPositionAtAnchor } from "./footprint.js";
import type { ActionConfig, CompleteWaypoint, Terrain, Waypoint } from "./types.js";

/** A step of a path as callers give it: terrain and the mark of intermediate steps may be there already. */
export type PathWaypoint = Waypoint & { terrain?: Terrain | null; intermediate?: boolean };

/** The steps between two waypoints that the direct path goes through, in the size and manner of the second. */
function listSteps(grid: BaseGrid, from: PathWaypoint, to: PathWaypoint): CompleteWaypoint[] {
  const climbs = from.elevation !== to.elevation;
  const anchor = (waypoint: PathWaypoint): ReturnType<typeof makeOffset> => {
    const { i, j, k } = getAnchorOffset(grid, { ...waypoint, width: to.width, height: to.height, shape: to.shape });
    return makeOffset(i, j, climbs ? k : undefined);
  };
  const start = anchor(from);
  return grid
    .getDirectPath([start, anchor(to)])
    .slice(1, -1)
    .map((cell) => ({
      ...to,
      ...getPositionAtAnchor(grid, cell, to),
      elevation: climbs ? from.elevation + ((cell.k ?? 0) - (start.k ?? 0)) * grid.distance : to.elevation,
      terrain: to.terrain ?? null,
      snapped: true,
      explicit: false,
      checkpoint: false,
      intermediate: true,
    }));
}

/**
 * The path with a waypoint for every grid space that it goes through; those it adds are marked intermediate.
 * The first waypoint is where the path starts. Nothing is added on a gridless scene or within a teleport.
 */
export function completePath(
  grid: BaseGrid,
  waypoints: readonly PathWaypoint[],
  actions: Record<string, ActionConfig>,
): CompleteWaypoint[] {
  return waypoints.flatMap((waypoint, index) => {
    const end: CompleteWaypoint = {
      ...waypoint,
      terrain: waypoint.terrain ?? null,
      intermediate: waypoint.intermediate ?? false,
    };
    const from = waypoints[index - 1];
    if (!from || grid.isGridless || resolveAction(actions, waypoint.action).teleport) return [end];
    return [...listSteps(grid, from, waypoint), end];
  });
}
