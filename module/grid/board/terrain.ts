import { cellIndex, OUTSIDE, type GridLayout } from "./layout.js";
import type { TerrainKind, TerrainListing, TerrainPatch } from "./snapshot.js";

/** The terrain of a board, by cell. */
export interface TerrainLayers {
  /** How many listings of each kind a cell has; kinds that the board lacks have no layer. */
  readonly counts: ReadonlyMap<TerrainKind, Uint8Array>;
  /** All listings of a cell, in the order of the snapshot. */
  readonly listings: ReadonlyMap<number, readonly TerrainListing[]>;
}

/** Anything that carries terrain: a board. */
interface HasTerrain {
  readonly terrain: TerrainLayers;
}

const NO_LISTINGS: readonly TerrainListing[] = [];

/** Sorts patches into layers; cells off the board are ignored. */
export function createTerrain(layout: GridLayout, patches: readonly TerrainPatch[]): TerrainLayers {
  const counts = new Map<TerrainKind, Uint8Array>();
  const listings = new Map<number, TerrainListing[]>();
  for (const patch of patches) {
    const listing = toListing(patch);
    for (const [column, row] of patch.cells ?? []) {
      const cell = cellIndex(layout, column, row);
      if (cell === OUTSIDE) continue;
      addCount(layout, counts, patch.kind, cell);
      const known = listings.get(cell);
      if (known) known.push(listing);
      else listings.set(cell, [listing]);
    }
  }
  return { counts, listings };
}

/** Every listing of a cell; an empty list on clear ground. */
export function terrainAt(board: HasTerrain, cell: number): readonly TerrainListing[] {
  return board.terrain.listings.get(cell) ?? NO_LISTINGS;
}

/** How many listings of one kind a cell has. */
export function countTerrain(board: HasTerrain, cell: number, kind: TerrainKind): number {
  return board.terrain.counts.get(kind)?.[cell] ?? 0;
}

/** Whether any listing of that kind covers the cell. */
export function hasTerrain(board: HasTerrain, cell: number, kind: TerrainKind): boolean {
  return countTerrain(board, cell, kind) > 0;
}

function addCount(layout: GridLayout, counts: Map<TerrainKind, Uint8Array>, kind: TerrainKind, cell: number): void {
  let layer = counts.get(kind);
  if (!layer) {
    layer = new Uint8Array(layout.cellCount);
    counts.set(kind, layer);
  }
  layer[cell] = Math.min(255, (layer[cell] ?? 0) + 1);
}

function toListing({ kind, multiplier, depth, degree }: TerrainPatch): TerrainListing {
  return {
    kind,
    ...(multiplier === undefined ? {} : { multiplier }),
    ...(depth === undefined ? {} : { depth }),
    ...(degree === undefined ? {} : { degree }),
  };
}
