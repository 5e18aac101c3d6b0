import { placeAt } from "../board/place.js";
import { forecastPath, type PathForecast } from "../canvas/forecast-path.js";
import { toLegWaypoints, type LegWaypoint, type PlacedWaypoint } from "../movement/path.js";
import type { GhostPath } from "./ghost-path.js";

type Token = TokenDocument.Implementation;

/** The planned way as a drag would have laid it: one waypoint a cell, at the token's own height. */
export function ghostWaypoints(token: Token, path: GhostPath): PlacedWaypoint[] {
  const grid = token.parent?.grid;
  if (!grid) return [];
  const { elevation, movementAction: action } = token._source;
  const { width, height, shape } = token;
  const details = { width, height, shape, ...(action ? { action } : {}) };
  return path.map((cell, i) => ({
    ...details,
    ...(i === 0 ? { x: token._source.x, y: token._source.y } : placeAt(grid, cell)),
    elevation,
  }));
}

/** What the way would cost and provoke: by the same reading as the ruler's. Null outside a fight, or without a step. */
export const forecastGhost = (token: Token, path: GhostPath): PathForecast | null =>
  forecastPath(token, ghostWaypoints(token, path));

/** The waypoints with which the planned way is gone, and no other: one a cell. */
export function goWaypoints(token: Token, path: GhostPath): LegWaypoint[] {
  const grid = token.parent?.grid;
  const last = path.at(-1) ?? path[0];
  const { elevation, movementAction } = token._source;
  return grid ? toLegWaypoints(grid, path, { cell: last, elevation, facing: null }, movementAction, null) : [];
}
