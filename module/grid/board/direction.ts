/**
 * The eight directions, clockwise from north; the position in the list is the bit in an exit mask. Even ones cross a
 * side, odd ones a corner. Hex boards are stored skewed, so that six of these serve them (see `hex/direction.ts`).
 */
export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

/** Columns moved by a step in each direction. */
export const STEP_X: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** Rows moved by a step in each direction. */
export const STEP_Y: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** Bits of the four sides in an exit mask. */
export const SIDES = 0b01010101;

/** Bits of the four diagonals in an exit mask. */
export const DIAGONALS = 0b10101010;

/** Bits of the six hex steps in an exit mask. */
export const HEX_STEPS = 0b01110111;

/** The direction that leads back. */
export function reverseDirection(direction: number): number {
  return (direction + 4) & 7;
}
