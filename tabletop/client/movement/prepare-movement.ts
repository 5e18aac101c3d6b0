import { randomID } from "../common/utils/ids.js";
import { peekGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import { completeWaypoints } from "./complete-waypoints.js";
import { freezeExcept } from "./freeze.js";
import { appendHistory, rewindHistory } from "./history.js";
import { sourcePosition, waypointDefaults, type MovingToken, type MovingUser } from "./moving-token.js";
import { measureSections, splitAtCheckpoint, type MeasuredParts } from "./sections.js";
import { sendPlan } from "./planned-movement.js";
import { addTerrain } from "./terrain.js";
import {
  POSITION_KEYS,
  type CompleteWaypoint,
  type ConstrainOptions,
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
  /** Generation 14: for all tokens of the update. */
  constrainOptions?: ConstrainOptions;
  planned?: boolean;
  _movement?: Record<string, MovementOperation>;
  /** Plans that reach every client without moving anything. */
  _planMovement?: Record<string, MovementOperation>;
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
  const keys = POSITION_KEYS.filter((key) => waypoint[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, waypoint[key]])) as unknown as Position;
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
  const sections = measureSections(parts, user.id, id, measure);
  return {
    id,
    chain: continued?.chain ?? [],
    origin: toPosition(path.origin),
    destination: toPosition(path.passed.at(-1)!),
    ...sections,
    constrained: path.constrained || (continued?.constrained ?? false),
    recorded: method !== "undo" && token._shouldRecordMovementHistory(),
    method,
    constrainOptions,
    autoRotate: request.autoRotate ?? false,
    showRuler: request.showRuler ?? method === "dragging",
    ...(isGeneration14() ? laterFields(request, sections) : {}),
  };
}

const isGeneration14 = (): boolean => peekGame()?.release.generation === 14;

/** What generation 14 adds. A sub-path goes on from movement to movement until one of them splits it. */
function laterFields(
  request: MovementRequest,
  { passed, pending, history }: MeasuredParts,
): Partial<MovementOperation> {
  const { measureOptions = {}, terrainOptions = {}, split = false } = request;
  const before = (history.unrecorded.waypoints.at(-1) ?? history.recorded.waypoints.at(-1))?.subpathId;
  const subpathId = split || !before ? randomID() : before;
  for (const waypoint of [...passed.waypoints, ...pending.waypoints]) waypoint.subpathId = subpathId;
  return { measureOptions, terrainOptions, split, subpathId };
}

/** What is asked of one token: on generation 14 also by what stands at the top of the operation. */
function requestOf(options: MovementOptions, id: string): MovementRequest & { id?: string } {
  const own = options.movement?.[id] ?? {};
  if (!isGeneration14()) return own;
  const { constrainOptions, planned } = options;
  return { ...(constrainOptions ? { constrainOptions } : {}), ...(planned ? { planned } : {}), ...own };
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
  const request = requestOf(options, id);
  if (!options._clearMovementHistory) delete changes["_movementHistory"];
  const waypoints = requestedWaypoints(token, changes, request);
  if (!waypoints) return;
  const continued = options._movementArguments?.[id];
  const path = findPath(token, waypoints, request, continued !== undefined);
  if (!path) return dropMovement(token, changes, options, POSITION_KEYS);
  const built = buildOperation(token, path, request, continued, user);
  if (request.planned && isGeneration14()) {
    dropMovement(token, changes, options, POSITION_KEYS);
    return sendPlan(token, built, options);
  }
  const operation = freezeExcept(built, ["autoRotate", "showRuler"]);
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
