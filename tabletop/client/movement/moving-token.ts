import type { BaseGrid } from "../grid/base-grid.js";
import type { MeasureResult } from "../grid/measurement.js";
import type { MeasurableWaypoint } from "./measure-movement.js";
import {
  POSITION_KEYS,
  type CompleteWaypoint,
  type MeasuredWaypoint,
  type MovementOperation,
  type PartialWaypoint,
  type Position,
  type Waypoint,
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
  _onMovementPlanned(): void;
  _onMovementRecorded(): void;
}

/** Where the token stands by its source: never an animated value. */
export function sourcePosition(token: Pick<MovingToken, "_source">): Position {
  const { _source: source } = token;
  const keys = POSITION_KEYS.filter((key) => source[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as unknown as Position;
}

/** The token's source position and action as defaults for waypoints. */
export function waypointDefaults(
  token: Pick<MovingToken, "_source" | "movementAction">,
): Position & { action: string } {
  return { ...sourcePosition(token), action: token.movementAction };
}
