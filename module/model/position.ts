/** A grid cell: column and row from 0, row growing downward. A creature larger than one cell stands at its top-left cell. */
export type Cell = readonly [column: number, row: number];

export const FACINGS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Facing = (typeof FACINGS)[number];

/** Where a creature stands. Elevation in the ruleset's unit of length (feet or yards). */
export interface Position {
  readonly cell: Cell;
  readonly elevation: number;
  readonly facing: Facing | null;
}

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
