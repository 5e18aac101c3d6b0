/** How the plane is cut into cells. A gridless scene is measured as squares; enforcement there only tells. */
export type GridShape = "square" | "hex" | "gridless";

/** `[column, row]` from 0, rows growing downward; on hexes the odd-r layout (odd rows shifted half a cell right). */
export type Cell = readonly [column: number, row: number];

/** A point of the plane in cells; `[x, y]` is the top-left corner of square cell `[x, y]`. See `centreX` for hexes. */
export type Point = readonly [x: number, y: number];

/** Every kind of terrain that a board may hold; what a kind does is for rulesets to say, save `solid` and `low-wall`. */
export const TERRAIN_KINDS = [
  "difficult",
  "solid",
  "low-wall",
  "water",
  "pit",
  "hampered",
  "dark",
  "bad-footing",
  "obscured",
  "cover",
] as const;

/** One of `TERRAIN_KINDS`. */
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** A straight wall anywhere on the plane; of fractions a board keeps what `lattice.ts` can tell apart. */
export interface WallSegment {
  readonly from: Point;
  readonly to: Point;
  /** Stops creatures. */
  readonly move: boolean;
  /** Stops sight and effects. */
  readonly sight: boolean;
  /** Stops only what comes from this side, as seen on the screen by one who looks from `from` towards `to`. */
  readonly oneWay?: "left" | "right";
}

/** What one listing of terrain says about each of its cells. */
export interface TerrainListing {
  readonly kind: TerrainKind;
  /** Cost factor of entering, instead of the kind's own. */
  readonly multiplier?: number;
  /** Depth of a pit or of water, in the ruleset's unit. */
  readonly depth?: number;
  /** Degree of cover, obscurement and the like, in the ruleset's words. */
  readonly degree?: string;
}

/** One listing of terrain and where it lies. The same cell may stand in several listings, which then count severally. */
export interface TerrainPatch extends TerrainListing {
  readonly cells?: readonly Cell[];
  /** Of low walls: pairs of neighbouring cells with the wall between them. */
  readonly edges?: readonly (readonly [Cell, Cell])[];
}

/** A board as plain data: what a scene or a scenario says. */
export interface BoardSnapshot {
  readonly shape: GridShape;
  readonly columns: number;
  readonly rows: number;
  readonly walls: readonly WallSegment[];
  readonly terrain: readonly TerrainPatch[];
}
