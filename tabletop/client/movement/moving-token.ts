import type { BaseGrid } from "../grid/base-grid.js";
import type { MeasureResult } from "../grid/measurement.js";
import type { MeasurableWaypoint } from "./measure-movement.js";
import type {
  CompleteWaypoint,
  MeasuredWaypoint,
  MovementOperation,
  PartialWaypoint,
  Position,
  Waypoint,
} from "./types.js";

/** What the pipeline needs of the drawn token, if the scene is on the canvas. */
export interface DrawnToken {
  readonly movementAnimationPromise: Promise<unknown> | null;
  constrainMovementPath(waypoints: PartialWaypoint[], options: object): [Waypoint[], boolean];
  measureMovementPath(waypoints: MeasurableWaypoint[], options?: object): MeasureResult;
  _onUpdate?(changed: Record<string, unknown>, options: Record<string, unknown>, userId: string): void;
}

/** A user as the pipeline sees one. */
export interface MovingUser {
  readonly id: string;
  readonly isSelf: boolean;
  readonly isGM: boolean;
}

/** The token document as far as the movement pipeline calls on it. */
export interface MovingToken {
  readonly id: string | null;
  readonly parent: {
    readonly grid: BaseGrid;
    updateEmbeddedDocuments(name: string, updates: object[], operation: Record<string, unknown>): Promise<unknown>;
  } | null;
  readonly _source: Record<string, unknown>;
  readonly movementAction: string;
  readonly lockRotation?: boolean;
  readonly object: DrawnToken | null;
  readonly movementHistory: MeasuredWaypoint[];
  getCompleteMovementPath(waypoints: PartialWaypoint[]): CompleteWaypoint[];
  measureMovementPath(waypoints: MeasurableWaypoint[], options?: object): MeasureResult;
  _shouldRecordMovementHistory(): boolean;
  _preUpdateMovement(movement: MovementOperation, operation: Record<string, unknown>): Promise<boolean | void>;
  _onUpdateMovement(movement: MovementOperation, operation: Record<string, unknown>, user: MovingUser): void;
  _onMovementStopped(): void;
  _onMovementPaused(): void;
  _onMovementRecorded(): void;
}

/** Where the token stands by its source: never an animated value. */
export function sourcePosition(token: Pick<MovingToken, "_source">): Position {
  const { x, y, elevation, width, height, shape } = token._source as unknown as Position;
  return { x, y, elevation, width, height, shape };
}

/** The token's source position and action, and on generation 14 its depth and level, as defaults for waypoints. */
export function waypointDefaults(
  token: Pick<MovingToken, "_source" | "movementAction">,
): Position & { action: string } {
  const extra: { depth?: number; level?: string | null } = {};
  if ("depth" in token._source) extra.depth = token._source["depth"] as number;
  if ("level" in token._source) extra.level = token._source["level"] as string | null;
  return { ...sourcePosition(token), action: token.movementAction, ...extra };
}
