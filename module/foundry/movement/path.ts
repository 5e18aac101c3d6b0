import type { Cell, Position } from "../../model/position.js";
import { sameCell } from "../../table/host.js";
import { cellAt, placeAt, type CellGrid } from "../board/place.js";

/** What a waypoint carries besides its place: replayed legs keep it, whatever core's version has. */
export interface WaypointDetails {
  readonly width?: number;
  readonly height?: number;
  readonly shape?: number;
  readonly depth?: number;
  readonly level?: string | null;
  readonly action?: string;
  readonly explicit?: boolean;
}

export interface PlacedWaypoint extends WaypointDetails {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
}

/** A token's way, cell by cell, with what its waypoints carried. */
export interface TokenPath {
  readonly cells: readonly Cell[];
  readonly elevations: readonly number[];
  readonly details: readonly WaypointDetails[];
}

/**
 * A way given by waypoints with every cell between them; waypoints on one and the same cell count as one, at the height of
 * the last. Where the way begins, its height is the one it begins at: a rise straight up belongs to the first step.
 */
export function toTokenPath(grid: CellGrid, waypoints: readonly PlacedWaypoint[]): TokenPath {
  const cells: Cell[] = [];
  const elevations: number[] = [];
  const details: WaypointDetails[] = [];
  for (const waypoint of waypoints) {
    const cell = cellAt(grid, waypoint);
    const last = cells.at(-1);
    const at = last && sameCell(last, cell) ? cells.length - 1 : cells.length;
    cells[at] = cell;
    elevations[at] = at === 0 ? (elevations[0] ?? waypoint.elevation) : waypoint.elevation;
    details[at] = detailsOf(waypoint);
  }
  return { cells, elevations, details };
}

/** A waypoint as `TokenDocument#move` takes it. */
export interface LegWaypoint extends PlacedWaypoint {
  readonly snapped: boolean;
  readonly explicit: boolean;
  readonly checkpoint: boolean;
}

/**
 * The waypoints that walk these cells and no others: one a cell, without the first, so that core draws no line of its
 * own. `held` is the way that the mover had laid; its details go along where its cells are the leg's.
 */
export function toLegWaypoints(
  grid: CellGrid,
  cells: readonly Cell[],
  to: Position,
  action: string | null,
  held: TokenPath | null,
): LegWaypoint[] {
  return cells.slice(1).map((cell, i): LegWaypoint => {
    const last = i === cells.length - 2;
    const at = held ? held.cells.findIndex((other) => sameCell(other, cell)) : -1;
    const details = held?.details[at] ?? {};
    const elevation = last ? to.elevation : (held?.elevations[at] ?? to.elevation);
    return {
      ...(action === null ? {} : { action }),
      ...details,
      ...placeAt(grid, cell),
      elevation,
      snapped: true,
      explicit: last || details.explicit === true,
      checkpoint: last,
    };
  });
}

const DETAILS = ["width", "height", "shape", "depth", "level", "action", "explicit"] as const;

function detailsOf(waypoint: PlacedWaypoint): WaypointDetails {
  const entries = DETAILS.flatMap((key) => (waypoint[key] === undefined ? [] : [[key, waypoint[key]] as const]));
  return Object.fromEntries(entries);
}
