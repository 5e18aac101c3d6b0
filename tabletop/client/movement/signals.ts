import { announcePause, announceStop } from "./apply-movement.js";
import type { MovingToken, MovingUser } from "./moving-token.js";
import { movementOf } from "./token-state.js";
import type { MovementState } from "./types.js";

/** Options of an update that changes nothing but tells all clients what becomes of a movement; each map by token id. */
export interface MovementSignals {
  _stopMovement?: Record<string, string>;
  _pauseMovement?: Record<string, string>;
  _resumeMovement?: Record<string, [movementId: string, key: string]>;
}

/** States of a movement that may still go on. */
const OPEN: ReadonlySet<MovementState> = new Set<MovementState>(["planned", "pending", "paused"]);

/** Applies a signal that arrived with an update of the token; one about an earlier movement does nothing. */
export function applySignals(token: MovingToken, signals: MovementSignals): void {
  const id = token.id!;
  const movement = movementOf(token);
  const { data } = movement;
  const open = OPEN.has(data.state);
  if (signals._pauseMovement?.[id] === data.id && data.state === "pending") announcePause(token);
  if (signals._stopMovement?.[id] === data.id && open) {
    announceStop(token);
    movement.finished.resolve(false);
    movement.holds.settle(false);
  }
  const resumed = signals._resumeMovement?.[id];
  if (resumed && resumed[0] === data.id && data.user?.isSelf) movement.holds.release(resumed[1]);
}

/** Stops the movement of a user who left; every client does so for itself. */
export function stopOnDisconnect(token: MovingToken, user: MovingUser): void {
  const movement = movementOf(token);
  if (!OPEN.has(movement.data.state) || movement.data.user?.id !== user.id) return;
  announceStop(token);
  movement.finished.resolve(false);
  movement.holds.settle(false);
}
