import { peekGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import { deepFreeze } from "./freeze.js";
import { MovementHolds } from "./holds.js";
import { Deferred } from "./deferred.js";
import type { MovingToken, MovingUser } from "./moving-token.js";
import type { MovementOptions } from "./prepare-movement.js";
import { movementOf, setMovementState } from "./token-state.js";
import type { MeasuredWaypoint, MovementOperation, MovementState } from "./types.js";

/** What a segment leaves the movement in: a path that was cut short ends stopped. */
function stateAfter(operation: MovementOperation): MovementState {
  if (operation.pending.waypoints.length > 0) return "pending";
  return operation.constrained ? "stopped" : "completed";
}

/** The options that belong to the caller, without what the pipeline put there. */
function callersOptions(options: MovementOptions): Record<string, unknown> {
  const { movement: _, _movement: __, _movementArguments: ___, _planMovement: ____, planned: _____, ...rest } = options;
  return rest;
}

/** Runs on every client when a movement was planned: nothing has moved, and nothing is judged yet. */
export function applyPlan(
  token: MovingToken,
  wire: MovementOperation,
  options: MovementOptions,
  user: MovingUser,
): void {
  const movement = movementOf(token);
  const operation = JSON.parse(JSON.stringify(wire)) as MovementOperation;
  beginMovement(token, operation);
  const updateOptions = Object.freeze(callersOptions(options));
  movement.data = deepFreeze({ ...operation, user, state: "planned" as const, updateOptions });
  token._onMovementPlanned();
  Hooks.callAll("planToken", token);
}

/** What was passed without a record begins with the place where it began. */
function withStart(unrecorded: MeasuredWaypoint[], { origin, passed }: MovementOperation): MeasuredWaypoint[] {
  const [first] = passed.waypoints;
  return unrecorded.length > 0 || !first ? unrecorded : [{ ...first, ...origin, cost: 0 }];
}

/** Puts an end to a movement that this one doesn't continue, and makes room for the new one. */
function beginMovement(token: MovingToken, operation: MovementOperation): void {
  const movement = movementOf(token);
  const previous = movement.data;
  if (previous.id !== "" && operation.chain.at(-1) === previous.id) return;
  // A plan that is started now goes on being awaited by whoever made it.
  if (previous.state === "planned" && previous.id === operation.id) return void movement.unrecorded.splice(0);
  movement.finished.resolve(previous.state === "completed");
  movement.holds.settle(false);
  movement.finished = new Deferred();
  movement.unrecorded = [];
}

/** Generation 14: when the movement has ended, and when the picture has set out and arrived. */
function promisesOf(token: MovingToken): object {
  if (peekGame()?.release.generation !== 14) return {};
  const started = Promise.resolve();
  const ended = started.then(() => token.object?.movementAnimationPromise).then(() => undefined);
  return { finished: movementOf(token).finished.promise, animation: { started, ended, duration: 0 } };
}

function installMovement(
  token: MovingToken,
  operation: MovementOperation,
  options: MovementOptions,
  user: MovingUser,
): void {
  const movement = movementOf(token);
  movement.holds = new MovementHolds();
  if (!operation.recorded)
    movement.unrecorded = [...withStart(movement.unrecorded, operation), ...operation.passed.waypoints];
  movement.inWorkflow = true;
  movement.stopping = false;
  const updateOptions = Object.freeze(callersOptions(options));
  movement.data = Object.freeze({ ...operation, user, state: stateAfter(operation), updateOptions });
}

/** Tells everybody that the movement ended before it arrived. */
export function announceStop(token: MovingToken): void {
  setMovementState(token, "stopped");
  token._onMovementStopped();
  Hooks.callAll("stopToken", token);
}

/** Tells everybody that the movement waits. */
export function announcePause(token: MovingToken): void {
  setMovementState(token, "paused");
  token._onMovementPaused();
  Hooks.callAll("pauseToken", token);
}

/** Runs on every client after a segment's data is applied: the method, then the hook. */
export function applyMovement(
  token: MovingToken,
  wire: MovementOperation,
  options: MovementOptions,
  user: MovingUser,
): void {
  const received = JSON.parse(JSON.stringify(wire)) as MovementOperation;
  beginMovement(token, received);
  const operation = deepFreeze({ ...received, ...promisesOf(token) });
  installMovement(token, operation, options, user);
  token._onUpdateMovement(operation, options, user);
  Hooks.callAll("moveToken", token, operation, options, user);
  const { data, finished } = movementOf(token);
  if (data.id !== operation.id || data.state === "pending") return;
  if (data.state === "stopped") announceStop(token);
  finished.resolve(data.state === "completed");
}

/** Runs on every client when recorded history grew, shrank or was cleared. */
export function announceRecord(token: MovingToken): void {
  token._onMovementRecorded();
  Hooks.callAll("recordToken", token);
}
