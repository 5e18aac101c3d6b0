import type { MeasuredWaypoint as Measurement } from "../../../grid/measurement.js";
import type { ElevatedPoint } from "../../../grid/types.js";
import { movementConfig } from "../../../movement/config.js";
import { resolveAction } from "../../../movement/default-actions.js";
import type { ActionConfig, CompleteWaypoint, MeasuredWaypoint, Waypoint } from "../../../movement/types.js";
import { Ray } from "../../geometry/ray.js";
import type { Token } from "../token.js";
import type { PlannedMovement, RulerData } from "./ruler-data.js";

export type RulerStage = "passed" | "pending" | "planned";

/** A waypoint as the ruler's methods get it, linked to those before and after it. */
export interface RulerWaypoint extends CompleteWaypoint {
  actionConfig: ActionConfig;
  userId: string | null;
  movementId: string | null;
  /** cost of the segment into this waypoint */
  cost: number;
  /** number of explicit waypoints up to this one */
  index: number;
  stage: RulerStage;
  hidden: boolean;
  unreachable: boolean;
  center: ElevatedPoint;
  size: { width: number; height: number };
  ray: Ray | null;
  /** sums up to here; `backward` is the segment into this waypoint */
  measurement: Measurement;
  previous: RulerWaypoint | null;
  next: RulerWaypoint | null;
}

interface Raw {
  waypoint: Waypoint & Partial<MeasuredWaypoint>;
  stage: RulerStage;
  userId: string | null;
  hidden: boolean;
  unreachable: boolean;
}

function linkWaypoints(token: Token, raws: Raw[]): RulerWaypoint[] {
  const result = token.measureMovementPath(
    raws.map(({ waypoint }) => waypoint),
    { preview: true },
  );
  const { actions } = movementConfig();
  let index = 0;
  let previous: RulerWaypoint | null = null;
  return raws.map(({ waypoint, stage, userId, hidden, unreachable }, n) => {
    const measurement = result.waypoints[n]!;
    const center = token.getCenterPoint(waypoint);
    if (waypoint.explicit) index += 1;
    const linked: RulerWaypoint = {
      ...waypoint,
      ...{ terrain: waypoint.terrain ?? null, intermediate: waypoint.intermediate ?? false },
      ...{
        movementId: waypoint.movementId ?? null,
        userId: waypoint.userId ?? userId,
        cost: measurement.backward?.cost ?? 0,
      },
      ...{
        actionConfig: resolveAction(actions, waypoint.action),
        index,
        stage,
        hidden,
        unreachable,
        center,
        measurement,
      },
      size: token.document.getSize({ width: waypoint.width, height: waypoint.height, shape: waypoint.shape }),
      ray: previous ? new Ray(previous.center, center) : null,
      previous,
      next: null,
    };
    if (previous) previous.next = linked;
    previous = linked;
    return linked;
  });
}

const asRaw =
  (stage: RulerStage, userId: string | null, hidden = false, unreachable = false) =>
  (waypoint: Raw["waypoint"]): Raw => ({
    ...{ waypoint, stage, userId, hidden, unreachable },
  });

/** The history and the plan of one user as one path. */
export function linkPlan(token: Token, plan: PlannedMovement, userId: string): RulerWaypoint[] {
  const history = plan.history.map((waypoint) => asRaw("passed", waypoint.userId)(waypoint));
  const found = history.length > 0 ? plan.foundPath.slice(1) : plan.foundPath;
  return linkWaypoints(token, [
    ...history,
    ...found.map(asRaw("planned", userId, plan.hidden)),
    ...plan.unreachableWaypoints.map(asRaw("planned", userId, plan.hidden, true)),
  ]);
}

/** What a token has passed and is still to pass as one path. */
export function linkWay(token: Token, data: RulerData): RulerWaypoint[] {
  const { user, origin } = token.document.movement;
  if (data.passedWaypoints.length === 0) return [];
  const start = { ...data.passedWaypoints[0]!, ...origin, explicit: false };
  const raws = [
    asRaw("passed", user?.id ?? null)(start),
    ...data.passedWaypoints.map(asRaw("passed", user?.id ?? null)),
  ];
  return linkWaypoints(token, [...raws, ...data.pendingWaypoints.map(asRaw("pending", user?.id ?? null))]);
}
