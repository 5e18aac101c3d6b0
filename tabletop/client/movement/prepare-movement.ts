import { randomID } from "../common/utils/ids.js";
import { Hooks } from "../globals/hooks.js";
import { completeWaypoints } from "./complete-waypoints.js";
import { freezeExcept } from "./freeze.js";
import { appendHistory, rewindHistory } from "./history.js";
import { sourcePosition, waypointDefaults, type MovingToken, type MovingUser } from "./moving-token.js";
import { measureSections, splitAtCheckpoint } from "./sections.js";
import { addTerrain } from "./terrain.js";
import {
  POSITION_KEYS,
  type CompleteWaypoint,
  type ContinuationArguments,
  type MovementOperation,
  type MovementRequest,
  type PartialWaypoint,
  type Position,
  type Waypoint,
} from "./types.js";

type Changes = Record<string, unknown>;

/** The options of a token update as far as movement is concerned; each map is keyed by token id. */
export interface MovementOptions extends Record<string, unknown> {
  movement?: Record<string, MovementRequest & { id?: string }>;
  _movement?: Record<string, MovementOperation>;
  _movementArguments?: Record<string, ContinuationArguments>;
  isUndo?: boolean;
  _clearMovementHistory?: boolean;
  _revertMovement?: Record<string, string | null>;
  /** Where tokens stood before, for undoing. */
  _priorPosition?: Record<string, Position>;
}

/** The waypoints that an update asks for; a bare change of position is a path of one. Null if the token isn't moved. */
function requestedWaypoints(
  token: MovingToken,
  changes: Changes,
  request: MovementRequest | undefined,
): PartialWaypoint[] | null {
  if (request?.waypoints?.length) return request.waypoints;
  const keys = POSITION_KEYS.filter((key) => key in changes && changes[key] !== token._source[key]);
  if (keys.length === 0) return null;
  return [Object.fromEntries(keys.map((key) => [key, changes[key]]))];
}

function constrain(
  token: MovingToken,
  path: Waypoint[],
  request: MovementRequest,
  isFinal: boolean,
): [Waypoint[], boolean] {
  if (!token.object || isFinal || request.method === "undo") return [path, false];
  return token.object.constrainMovementPath(path, { ...request.constrainOptions, preview: false, history: false });
}

const isSamePosition = (a: Position, b: Position): boolean => POSITION_KEYS.every((key) => a[key] === b[key]);

function toPosition(waypoint: Position): Position {
  return Object.fromEntries(POSITION_KEYS.map((key) => [key, waypoint[key]])) as unknown as Position;
}

/** The path of this update and of those after it, or null if the token can't take a single step. */
function findPath(token: MovingToken, waypoints: PartialWaypoint[], request: MovementRequest, isFinal: boolean) {
  const origin = completeWaypoints([{}], waypointDefaults(token))[0]!;
  const [path, constrained] = constrain(token, [origin, ...completeWaypoints(waypoints, origin)], request, isFinal);
  const [start, ...steps] = addTerrain(token, token.getCompleteMovementPath(path));
  const moves = steps.filter((step, n) => !isSamePosition(step, n === 0 ? start! : steps[n - 1]!) || step.checkpoint);
  if (!moves.some((step) => !isSamePosition(step, start!))) return null;
  const [passed, pending] = splitAtCheckpoint(moves);
  return { origin: start!, passed, pending, constrained };
}

function buildOperation(
  token: MovingToken,
  path: { origin: CompleteWaypoint; passed: CompleteWaypoint[]; pending: CompleteWaypoint[]; constrained: boolean },
  request: MovementRequest & { id?: string },
  continued: ContinuationArguments | undefined,
  user: MovingUser,
): MovementOperation {
  const id = request.id ?? randomID();
  const method = request.method ?? "api";
  const parts = { recorded: token.movementHistory, unrecorded: continued?.unrecorded ?? [], ...path };
  const measure = (waypoints: Parameters<MovingToken["measureMovementPath"]>[0]) =>
    token.object
      ? token.object.measureMovementPath(waypoints)
      : token.measureMovementPath(waypoints, { composed: true });
  const { preview: _, history: __, ...constrainOptions } = request.constrainOptions ?? {};
  return {
    id,
    chain: continued?.chain ?? [],
    origin: toPosition(path.origin),
    destination: toPosition(path.passed.at(-1)!),
    ...measureSections(parts, user.id, id, measure),
    constrained: path.constrained || (continued?.constrained ?? false),
    recorded: method !== "undo" && token._shouldRecordMovementHistory(),
    method,
    constrainOptions,
    autoRotate: request.autoRotate ?? false,
    showRuler: request.showRuler ?? method === "dragging",
  };
}

/** Asks the awaited method, then the hook; the first strict false forbids. */
async function isAllowed(token: MovingToken, operation: MovementOperation, options: MovementOptions): Promise<boolean> {
  if ((await token._preUpdateMovement(operation, options)) === false) return false;
  return Hooks.call("preMoveToken", token, operation, options);
}

function dropMovement(token: MovingToken, changes: Changes, options: MovementOptions, keys: readonly string[]): void {
  for (const key of keys) delete changes[key];
  if (token.id) delete options.movement?.[token.id];
}

/** The direction a token looks in after going from one place to another, 0 being down the screen. */
function facing(from: Position, to: Position): number | null {
  if (from.x === to.x && from.y === to.y) return null;
  return ((((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90) % 360) + 360) % 360;
}

function nextHistory(
  token: MovingToken,
  operation: MovementOperation,
  origin: CompleteWaypoint,
  options: MovementOptions,
  userId: string,
) {
  const history = token.movementHistory;
  if (operation.method === "undo" && history.length > 0) {
    const target =
      options._revertMovement?.[token.id!] ?? (options._revertMovement ? undefined : history.at(-1)!.movementId);
    return rewindHistory(history, target)?.history;
  }
  return operation.recorded ? appendHistory(history, origin, operation.passed, userId, operation.id) : undefined;
}

/**
 * Turns a change of position into a movement on the client that asks for it: path, constraint, checkpoints, measures,
 * the pre step. What the update will do stands in `changes`, what the clients are told in `options._movement`.
 */
export async function prepareMovement(
  token: MovingToken,
  changes: Changes,
  options: MovementOptions,
  user: MovingUser,
): Promise<void> {
  const id = token.id!;
  const request = options.movement?.[id] ?? {};
  if (!options._clearMovementHistory) delete changes["_movementHistory"];
  const waypoints = requestedWaypoints(token, changes, request);
  if (!waypoints) return;
  const continued = options._movementArguments?.[id];
  const path = findPath(token, waypoints, request, continued !== undefined);
  if (!path) return dropMovement(token, changes, options, POSITION_KEYS);
  const operation = freezeExcept(buildOperation(token, path, request, continued, user), ["autoRotate", "showRuler"]);
  if (!(await isAllowed(token, operation, options)))
    return dropMovement(token, changes, options, ["x", "y", "elevation"]);
  Object.assign(changes, toPosition(path.passed.at(-1)!));
  for (const key of POSITION_KEYS) if (changes[key] === sourcePosition(token)[key]) delete changes[key];
  const history = nextHistory(token, operation, path.origin, options, user.id);
  if (history) changes["_movementHistory"] = history;
  const rotation = operation.autoRotate && !token.lockRotation ? facing(operation.origin, operation.destination) : null;
  if (rotation !== null) changes["rotation"] = rotation;
  (options._movement ??= {})[id] = operation;
  (options._priorPosition ??= {})[id] = operation.origin;
}
