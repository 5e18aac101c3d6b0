import { POSITION_KEYS, type PartialWaypoint, type Position, type Waypoint } from "./types.js";

/** What a token lends to waypoints that leave values out: its source position and prepared action. */
export interface WaypointDefaults extends Position {
  action: string;
}

const carried = [...POSITION_KEYS, "action"] as const;

/** Fills a path in: each waypoint inherits from the one before, the first from the token; flags default to false. */
export function completeWaypoints(waypoints: readonly PartialWaypoint[], defaults: WaypointDefaults): Waypoint[] {
  let previous: WaypointDefaults = defaults;
  return waypoints.map((given) => {
    const filled = { ...previous } as Waypoint;
    for (const key of carried) Object.assign(filled, given[key] === undefined ? {} : { [key]: given[key] });
    filled.x = Math.round(filled.x);
    filled.y = Math.round(filled.y);
    const waypoint = {
      ...filled,
      snapped: given.snapped ?? false,
      explicit: given.explicit ?? false,
      checkpoint: given.checkpoint ?? false,
    };
    previous = waypoint;
    return waypoint;
  });
}
