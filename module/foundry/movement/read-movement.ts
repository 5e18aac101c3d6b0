import type { Position } from "../../model/position.js";
import { positionAt, samePlace } from "../board/place.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { toTokenPath, type PlacedWaypoint, type TokenPath } from "./path.js";

/** The parts of core's movement that we read; before and after it is carried out they are the same. */
export interface Movement {
  readonly id: string;
  readonly chain: readonly string[];
  readonly method: string;
  readonly origin: PlacedWaypoint;
  readonly passed: { readonly waypoints: readonly PlacedWaypoint[] };
  readonly pending: { readonly waypoints: readonly PlacedWaypoint[] };
}

/** A movement in our words. */
export interface Travel {
  readonly origin: Position;
  /** Where the whole of it ends, later updates included. */
  readonly target: Position;
  readonly waypoints: readonly PlacedWaypoint[];
  /** Neither cell nor height changes: a turn, a resize. */
  readonly inPlace: boolean;
  readonly jumps: boolean;
}

/** Reads what core tells of a token's movement; null for a token off any scene. */
export function readTravel(token: TokenDocument.Implementation, movement: Movement): Travel | null {
  const grid = token.parent?.grid;
  if (!grid) return null;
  const waypoints = [...movement.passed.waypoints, ...movement.pending.waypoints];
  const origin = positionAt(grid, movement.origin);
  const target = positionAt(grid, waypoints.at(-1) ?? movement.origin);
  return {
    origin,
    target,
    waypoints,
    inPlace: samePlace(origin, target) && waypoints.length <= 1,
    jumps: waypoints.every(({ action }) => isJump(action)),
  };
}

/** The way cell by cell, as core completes it between the waypoints. */
export function readPath(token: TokenDocument.Implementation, movement: Movement): TokenPath | null {
  const grid = token.parent?.grid;
  if (!grid) return null;
  const waypoints = [movement.origin, ...movement.passed.waypoints, ...movement.pending.waypoints];
  const complete = token.getCompleteMovementPath(waypoints as TokenDocument.GetCompleteMovementPathWaypoint[]);
  return toTokenPath(grid, complete);
}

/** Grids on which moves are judged; elsewhere they are only told of. */
export const isEnforceable = (token: TokenDocument.Implementation): boolean =>
  token.parent !== null && shapeOf(token.parent) !== "gridless";

/** Whether a movement jumps by an action that whoever moves may choose; core's own displacements aren't. */
export const choosesJump = (
  token: TokenDocument.Implementation,
  { jumps, waypoints }: Pick<Travel, "jumps" | "waypoints">,
): boolean => jumps && waypoints.length > 0 && waypoints.every(({ action }) => maySelect(token, action));

function maySelect(token: TokenDocument.Implementation, action: string | undefined): boolean {
  const config = action === undefined ? undefined : CONFIG.Token.movement.actions[action];
  const canSelect: unknown = config?.canSelect;
  if (typeof canSelect === "function") return (canSelect as (token: unknown) => unknown)(token) !== false;
  return config !== undefined && canSelect !== false;
}

/** Whether a movement action brings a token somewhere without the way between. */
export const isJump = (action: string | undefined): boolean =>
  action !== undefined && CONFIG.Token.movement.actions[action]?.teleport === true;
