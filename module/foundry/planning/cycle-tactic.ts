import type { ActionId } from "../../model/ids.js";
import { armedTactic, armTactic } from "../movement/armed-tactic.js";
import { actByWay } from "../movement/act-of-way.js";
import type { SessionSeat } from "../port/fight-session.js";
import { forecastGhost } from "./ghost-way.js";
import { goesSomewhere, type GhostPath } from "./ghost-path.js";
import { planning } from "./planner.js";

/** Arms the next tactic with which the planned way could be gone; after the last one, none again. */
export function cycleTactic(): void {
  const current = planning();
  const tokenId = current?.token.id;
  if (!current || !tokenId) return;
  const { seat, path } = current;
  const fitting = tacticsFor(seat, path, forecastGhost(current.token, path)?.act.elevations ?? []);
  const armed = armedTactic(tokenId);
  const at = armed === null ? -1 : fitting.indexOf(armed);
  armTactic(tokenId, fitting[at + 1] ?? null);
}

/** Tactics that may be armed for this way: all of them before its first step, afterwards those that may go it. */
export function tacticsFor(seat: SessionSeat, path: GhostPath, elevations: readonly number[]): ActionId[] {
  const { session } = seat;
  return session.ruleset.actions
    .filter(({ tactic, listed }) => tactic && listed)
    .map(({ id }) => id)
    .filter((action) => {
      if (!goesSomewhere(path)) return true;
      return session.forecast(actByWay(seat, action, { cells: path, elevations })).refusal === null;
    });
}
