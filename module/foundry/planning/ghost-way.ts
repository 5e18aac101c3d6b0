import { placeAt } from "../board/place.js";
import { forecastPath, type PathForecast } from "../canvas/forecast-path.js";
import { toLegWaypoints, type LegWaypoint, type PlacedWaypoint } from "../movement/path.js";
import { cellsOf, endOf, type GhostPath } from "./ghost-path.js";

type Token = TokenDocument.Implementation;

/** The planned way as a drag would have laid it: one waypoint a stop. */
export function ghostWaypoints(token: Token, path: GhostPath): PlacedWaypoint[] {
  const grid = token.parent?.grid;
  if (!grid) return [];
  const { movementAction: action } = token._source;
  const { width, height, shape } = token;
  const details = { width, height, shape, ...(action ? { action } : {}) };
  return path.map(({ cell, elevation }, i) => ({
    ...details,
    ...(i === 0 ? { x: token._source.x, y: token._source.y } : placeAt(grid, cell)),
    elevation,
  }));
}

/** What the way would cost and provoke: by the same reading as the ruler's. Null outside a fight, or without a step. */
export const forecastGhost = (token: Token, path: GhostPath): PathForecast | null =>
  forecastPath(token, ghostWaypoints(token, path));

/** The waypoints with which the planned way is gone, and no other: one a stop, each at its height. */
export function goWaypoints(token: Token, path: GhostPath): LegWaypoint[] {
  const grid = token.parent?.grid;
  if (!grid) return [];
  const to = { ...endOf(path), facing: null };
  const legs = toLegWaypoints(grid, cellsOf(path), to, token._source.movementAction, null);
  return legs.map((leg, i) => ({ ...leg, elevation: path[i + 1]?.elevation ?? leg.elevation }));
}
