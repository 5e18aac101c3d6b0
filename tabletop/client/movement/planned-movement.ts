import { sendSignal } from "./continue-movement.js";
import type { MovingToken } from "./moving-token.js";
import type { MovementOptions } from "./prepare-movement.js";
import { emptySection } from "./sections.js";
import { movementOf } from "./token-state.js";
import type { MovementOperation } from "./types.js";

/** Tells every client of a plan: the whole way is still to come, and its end is where the token stands. */
export function sendPlan(token: MovingToken, operation: MovementOperation, options: MovementOptions): Promise<void> {
  const { passed, pending, origin } = operation;
  const waypoints = [...passed.waypoints, ...pending.waypoints];
  const sums = (key: "distance" | "cost" | "spaces" | "diagonals"): number => passed[key] + pending[key];
  const whole = {
    waypoints,
    distance: sums("distance"),
    cost: sums("cost"),
    spaces: sums("spaces"),
    diagonals: sums("diagonals"),
  };
  const plan = { ...operation, destination: origin, passed: emptySection(), pending: whole };
  const { movement: _, planned: __, ...rest } = options;
  return sendSignal(token, { ...rest, _planMovement: { [token.id!]: plan } });
}

/**
 * Starts the plan with this id: from here on it is a movement like any other, judged on the client that starts it. A plan that
 * may not be carried out is discarded. Answers whether it arrived.
 */
export async function startPlan(token: MovingToken, movementId: string): Promise<boolean> {
  const { data, finished } = movementOf(token);
  if (data.state !== "planned" || data.id !== movementId || !token.parent) return false;
  const { id, method, autoRotate, showRuler, constrainOptions, measureOptions, terrainOptions, split } = data;
  const waypoints = data.pending.waypoints.filter(({ intermediate }) => !intermediate);
  const later = {
    ...(measureOptions ? { measureOptions } : {}),
    ...(terrainOptions ? { terrainOptions } : {}),
    ...(split === undefined ? {} : { split }),
  };
  const request = { id, waypoints, method, autoRotate, showRuler, constrainOptions, ...later };
  const options: MovementOptions = { ...data.updateOptions, movement: { [token.id!]: request } };
  await token.parent.updateEmbeddedDocuments("Token", [{ _id: token.id }], options);
  const after = movementOf(token).data;
  if (after.id === movementId && after.state === "planned")
    await sendSignal(token, { _stopMovement: { [token.id!]: movementId } });
  return finished.promise;
}
