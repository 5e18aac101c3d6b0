import { peekGame } from "../globals/env.js";
import type { MovingToken, MovingUser } from "./moving-token.js";
import type { MovementOptions } from "./prepare-movement.js";
import { movementOf, type TokenMovementState } from "./token-state.js";
import type { MovementData, MovementRequest } from "./types.js";

type Data = MovementData<MovingUser | null>;

/** Sends an update of the token that changes nothing, so that its options reach every client. */
export async function sendSignal(token: MovingToken, signal: Record<string, unknown>): Promise<void> {
  const update = { _id: token.id };
  await token.parent?.updateEmbeddedDocuments("Token", [update], { ...signal, diff: false, render: false });
}

/** The update that takes the rest of the path, as the first one was asked for. */
function nextRequest(data: Data): MovementRequest {
  const { method, autoRotate, showRuler, constrainOptions } = data;
  const waypoints = data.pending.waypoints
    .filter((waypoint) => !waypoint.intermediate)
    .map(({ terrain: _, intermediate: __, userId: ___, movementId: ____, cost: _____, ...waypoint }) => waypoint);
  return { waypoints, method, autoRotate, showRuler, constrainOptions };
}

/** Sends the next segment; answers whether it went through. */
async function sendNext(token: MovingToken, data: Data, movement: TokenMovementState): Promise<boolean> {
  const id = token.id!;
  const chain = [...data.chain, data.id];
  const options: MovementOptions = {
    ...data.updateOptions,
    movement: { [id]: nextRequest(data) },
    _movementArguments: { [id]: { chain, unrecorded: [...movement.unrecorded], constrained: data.constrained } },
  };
  await token.parent?.updateEmbeddedDocuments("Token", [{ _id: id }], options);
  return movementOf(token).data.chain.includes(data.id);
}

const isCurrent = (token: MovingToken, data: Data): boolean => movementOf(token).data.id === data.id;

function isGamePaused(user: MovingUser | null): boolean {
  return (peekGame()?.paused ?? false) && !user?.isGM;
}

/** Waits until nobody holds the movement; says so to all clients while it waits. */
async function waitForHolds(token: MovingToken, movement: TokenMovementState): Promise<void> {
  if (!movement.holds.held) return;
  const { released } = movement.holds;
  await sendSignal(token, { _pauseMovement: { [token.id!]: movement.data.id } });
  await released;
}

/**
 * Runs on the mover's client when the workflow of a segment is over: waits for holds and for the picture to catch up,
 * then sends the next segment. A movement that was stopped or replaced meanwhile isn't continued.
 */
export async function continueMovement(token: MovingToken): Promise<void> {
  const movement = movementOf(token);
  movement.inWorkflow = false;
  const { data, holds, finished } = movement;
  if (data.state === "completed" || data.state === "stopped") return finished.resolve(data.state === "completed");
  await waitForHolds(token, movement);
  await token.object?.movementAnimationPromise;
  if (!isCurrent(token, data) || movement.stopping || movement.data.state === "stopped") {
    holds.settle(false);
    return;
  }
  if (isGamePaused(data.user)) {
    await sendSignal(token, { _stopMovement: { [token.id!]: data.id } });
    return holds.settle(false);
  }
  const moved = await sendNext(token, data, movement);
  holds.settle(moved);
  if (!moved && isCurrent(token, data)) {
    await sendSignal(token, { _stopMovement: { [token.id!]: data.id } });
    finished.resolve(false);
  }
}
