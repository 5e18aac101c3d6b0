import type { MeasuredWaypoint, Waypoint } from "../../../movement/types.js";
import type { Token } from "../token.js";

/** A path that a user is planning for a token. */
export interface PlannedMovement {
  foundPath: Waypoint[];
  unreachableWaypoints: Waypoint[];
  history: MeasuredWaypoint[];
  hidden: boolean;
  searching: boolean;
}

/** What the ruler of a token has to show. */
export interface RulerData {
  passedWaypoints: MeasuredWaypoint[];
  pendingWaypoints: MeasuredWaypoint[];
  plannedMovement: Record<string, PlannedMovement>;
}

/** Gathers what is to be shown of a token: its way while it is on it, and everybody's plans. */
export function collectRulerData(token: Token): RulerData {
  const { movement } = token.document;
  const isUnderway =
    movement.showRuler &&
    (token.movementAnimationPromise !== null || movement.state === "pending" || movement.state === "paused");
  return {
    passedWaypoints: isUnderway ? [...movement.history.recorded.waypoints, ...movement.passed.waypoints] : [],
    pendingWaypoints: isUnderway ? movement.pending.waypoints : [],
    plannedMovement: token._plannedMovement,
  };
}
