import type { TerrainListing } from "../../grid/board/snapshot.js";
import type { Cell } from "../../model/position.js";

/** A region's ground, as the scene's documents tell it. */
export interface RegionGround {
  readonly visibility: number | null;
  readonly listings: readonly TerrainListing[];
  readonly cells: readonly Cell[];
}

/** Ground of one sort, wherever on the map it lies. */
export interface SeenGround {
  readonly listing: TerrainListing;
  readonly cells: readonly Cell[];
}

/** Who looks, and what of the map they see. */
export interface Onlooker {
  readonly isGM: boolean;
  /** The visibility of a region that only game masters may know of. */
  readonly secret: number;
  readonly sees: (cell: Cell) => boolean;
}

/** The ground that somebody may know of: nothing of a game master's own regions, and nothing out of sight. A sort stands once. */
export function seenGround(regions: readonly RegionGround[], { isGM, secret, sees }: Onlooker): SeenGround[] {
  const sorts = new Map<string, { readonly listing: TerrainListing; readonly cells: Map<string, Cell> }>();
  for (const { visibility, listings, cells } of regions) {
    const seen = isGM ? cells : visibility === secret ? [] : cells.filter(sees);
    if (seen.length === 0) continue;
    for (const listing of listings) {
      const { kind, degree, depth, multiplier } = listing;
      const key = JSON.stringify([kind, degree, depth, multiplier]);
      const sort = sorts.get(key) ?? { listing, cells: new Map<string, Cell>() };
      for (const cell of seen) sort.cells.set(String(cell), cell);
      sorts.set(key, sort);
    }
  }
  return [...sorts.values()].map(({ listing, cells }) => ({ listing, cells: [...cells.values()] }));
}
