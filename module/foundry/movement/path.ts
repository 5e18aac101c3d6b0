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
 * A way given by waypoints with every cell between them. Waypoints on one and the same cell count as one, but where the
 * height differs: rising and sinking on the spot is a step of its own.
 */
export function toTokenPath(grid: CellGrid, waypoints: readonly PlacedWaypoint[]): TokenPath {
  const way: OwnPath = { cells: [], elevations: [], details: [] };
  for (const waypoint of waypoints) addStep(way, cellAt(grid, waypoint), waypoint.elevation, detailsOf(waypoint));
  return way;
}

/** A way that is still being written. */
interface OwnPath {
  readonly cells: Cell[];
  readonly elevations: number[];
  readonly details: WaypointDetails[];
}

/** Writes one place more to a way; one and the same place again changes only what it carries. */
export function addStep(way: OwnPath, cell: Cell, elevation: number, details: WaypointDetails): void {
  const last = way.cells.at(-1);
  const stays = last !== undefined && sameCell(last, cell) && way.elevations.at(-1) === elevation;
  const at = stays ? way.cells.length - 1 : way.cells.length;
  way.cells[at] = cell;
  way.elevations[at] = elevation;
  way.details[at] = details;
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
  const begin = held ? placeWithin(held.cells, cells) : -1;
  return cells.slice(1).map((cell, i): LegWaypoint => {
    const last = i === cells.length - 2;
    const at = begin >= 0 ? begin + i + 1 : (held?.cells.findIndex((other) => sameCell(other, cell)) ?? -1);
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

/** Where a leg lies on the way; below zero where it isn't part of it. */
const placeWithin = (way: readonly Cell[], leg: readonly Cell[]): number =>
  way.findIndex((_, at) =>
    leg.every((cell, i) => {
      const other = way[at + i];
      return other !== undefined && sameCell(other, cell);
    }),
  );

const DETAILS = ["width", "height", "shape", "depth", "level", "action", "explicit"] as const;

function detailsOf(waypoint: PlacedWaypoint): WaypointDetails {
  const entries = DETAILS.flatMap((key) => (waypoint[key] === undefined ? [] : [[key, waypoint[key]] as const]));
  return Object.fromEntries(entries);
}
