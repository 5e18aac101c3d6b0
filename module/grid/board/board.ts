import { createExits, type CornerRule } from "./exits.js";
import { wallOnLattice } from "./lattice.js";
import { createLayout, type GridLayout } from "./layout.js";
import { createLowWalls } from "./low-walls.js";
import type { BoardSnapshot, WallSegment } from "./snapshot.js";
import { createTerrain, type TerrainLayers } from "./terrain.js";
import { findWallBarriers, type WallBarriers } from "./wall-barriers.js";

/** A board made ready for questions. Arrays are by cell (see `GridLayout`) and are not to be written to. */
export interface Board extends GridLayout {
  readonly corners: CornerRule;
  readonly walls: readonly WallSegment[];
  readonly wallBarriers: WallBarriers;
  readonly terrain: TerrainLayers;
  /** One bit a direction: steps that walls, solid cells and the corner rule allow. */
  readonly exits: Uint8Array;
  /** One bit a direction: steps that cross a low wall; null where there is none. */
  readonly lowWalls: Uint8Array | null;
}

/** How to read a snapshot. */
export interface BoardOptions {
  /** Default `strict`. */
  readonly corners?: CornerRule;
}

/** Builds a board; throws a RangeError on sizes that are no positive whole numbers. */
export function createBoard(snapshot: BoardSnapshot, options: BoardOptions = {}): Board {
  const layout = createLayout(snapshot.shape, snapshot.columns, snapshot.rows);
  const corners = options.corners ?? "strict";
  const terrain = createTerrain(layout, snapshot.terrain);
  const solid = terrain.counts.get("solid") ?? new Uint8Array(layout.cellCount);
  const walls = snapshot.walls.map(wallOnLattice);
  const wallBarriers = findWallBarriers(layout, walls);
  return {
    ...layout,
    corners,
    walls,
    wallBarriers,
    terrain,
    exits: createExits(layout, { walls: wallBarriers, solid }, corners),
    lowWalls: createLowWalls(layout, snapshot.terrain),
  };
}
