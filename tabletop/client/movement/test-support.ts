import { TOKEN_SHAPES } from "../grid/constants.js";
import { completeWaypoints } from "./complete-waypoints.js";
import { createDefaultActions } from "./default-actions.js";
import type { PartialWaypoint, Position, Waypoint } from "./types.js";

/** The default actions at the default speed. */
export const ACTIONS = createDefaultActions(() => 6);

/** A token of one space in the corner of the scene. */
export const CORNER: Position & { action: string } = {
  x: 0,
  y: 0,
  elevation: 0,
  width: 1,
  height: 1,
  shape: TOKEN_SHAPES.RECTANGLE_1,
  action: "walk",
};

/** Filled-in waypoints of a token that starts in the corner. */
export function route(...waypoints: PartialWaypoint[]): Waypoint[] {
  return completeWaypoints(waypoints, CORNER);
}
