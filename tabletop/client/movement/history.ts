import type { CompleteWaypoint, MeasuredWaypoint, Section } from "./types.js";

/** A cost as history can keep it: JSON has no infinity, and an ignored cost is no debt. */
const storable = (cost: number): number => (Number.isFinite(cost) ? cost : 0);

/** History with what was just passed; the first entry of all is the place where the first recorded move began. */
export function appendHistory(
  history: readonly MeasuredWaypoint[],
  origin: CompleteWaypoint,
  passed: Section,
  userId: string,
  movementId: string,
): MeasuredWaypoint[] {
  const start = history.length > 0 ? history : [{ ...origin, userId, movementId, cost: 0 }];
  return [...start, ...passed.waypoints.map((waypoint) => ({ ...waypoint, cost: storable(waypoint.cost) }))];
}

/** Where a recorded movement began, and the history before it; null if it isn't recorded. */
export function rewindHistory(
  history: readonly MeasuredWaypoint[],
  movementId: string | undefined,
): { position: MeasuredWaypoint; history: MeasuredWaypoint[] } | null {
  if (history.length < 2) return null;
  const index =
    movementId === undefined ? 1 : history.findIndex((waypoint, n) => n > 0 && waypoint.movementId === movementId);
  if (index < 1) return null;
  return { position: history[index - 1]!, history: index === 1 ? [] : history.slice(0, index) };
}
