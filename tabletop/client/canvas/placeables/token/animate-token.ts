import type { Point } from "../../../grid/types.js";
import { movementConfig } from "../../../movement/config.js";
import { resolveAction } from "../../../movement/default-actions.js";
import type { MeasuredWaypoint, MovementOperation, Position } from "../../../movement/types.js";
import { peekGame } from "../../../globals/env.js";
import { globals } from "../../host.js";

/** One straight stretch of the picture's way. */
export interface Leg {
  from: Point;
  to: Point;
  /** milliseconds */
  duration: number;
}

interface AnimationChoice {
  movementSpeed?: number;
  duration?: number;
}

/** A test may hurry the picture along: 2 is twice as fast, Infinity jumps. */
function hurry(): number {
  const speed = globals.tabletop?.animationSpeed;
  return speed === undefined || speed <= 0 ? 1 : speed;
}

function chooseFor(waypoint: MeasuredWaypoint, token: { document: unknown }): AnimationChoice {
  const { actions } = movementConfig();
  const subject = peekGame()?.release.generation === 14 ? token.document : token;
  return resolveAction(actions, waypoint.action).getAnimationOptions(subject);
}

function makeLeg(
  from: Point,
  waypoint: MeasuredWaypoint,
  token: { document: unknown },
  gridSize: number,
  options: AnimationChoice,
): Leg {
  const chosen = { ...chooseFor(waypoint, token), ...options };
  const speed = chosen.movementSpeed ?? movementConfig().defaultSpeed;
  const spaces = Math.hypot(waypoint.x - from.x, waypoint.y - from.y) / gridSize;
  const duration = chosen.duration ?? (spaces / speed) * 1000;
  return { from, to: { x: waypoint.x, y: waypoint.y }, duration: duration / hurry() };
}

/** The legs along which a token is drawn while it takes the passed part of a movement. */
export function planLegs(
  operation: MovementOperation,
  start: Point,
  token: { document: unknown },
  gridSize: number,
  options: AnimationChoice = {},
): Leg[] {
  let from = start;
  return operation.passed.waypoints.map((waypoint) => {
    const leg = makeLeg(from, waypoint, token, gridSize, options);
    from = leg.to;
    return leg;
  });
}

/** A single leg for a change of position that came without a movement. */
export function planJump(start: Point, to: Pick<Position, "x" | "y">): Leg[] {
  return [{ from: start, to: { x: to.x, y: to.y }, duration: 0 }];
}

/** Where the picture is after so many milliseconds. */
export function positionOn(legs: readonly Leg[], elapsed: number): Point {
  let left = elapsed;
  for (const leg of legs) {
    if (left < leg.duration) {
      const part = left / leg.duration;
      return { x: leg.from.x + (leg.to.x - leg.from.x) * part, y: leg.from.y + (leg.to.y - leg.from.y) * part };
    }
    left -= leg.duration;
  }
  return legs.at(-1)?.to ?? { x: 0, y: 0 };
}
