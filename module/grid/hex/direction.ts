/** The six hex directions, clockwise. */
export const HEX_DIRECTIONS = ["ne", "e", "se", "sw", "w", "nw"] as const;

/** A direction on hexes. */
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

/** Bit of each hex direction in an exit mask: skewed storage makes `nw` a step straight up and `se` straight down. */
const BIT_OF: Readonly<Record<HexDirection, number>> = { nw: 0, ne: 1, e: 2, se: 4, sw: 5, w: 6 };

const BY_BIT: readonly (HexDirection | undefined)[] = ["nw", "ne", "e", undefined, "se", "sw", "w", undefined];

/** Position of a hex direction in exit masks and in `GridLayout.steps`. */
export function toStepDirection(direction: HexDirection): number {
  return BIT_OF[direction];
}

/** The hex direction at a position in exit masks; undefined for the two that hexes lack. */
export function toHexDirection(step: number): HexDirection | undefined {
  return BY_BIT[step];
}

/** The direction after so many sixths of a turn clockwise; negative numbers turn the other way. */
export function turnHexDirection(direction: HexDirection, sixths: number): HexDirection {
  const position = HEX_DIRECTIONS.indexOf(direction) + sixths;
  return HEX_DIRECTIONS[((position % 6) + 6) % 6] ?? direction;
}
