import { rowOf, type GridLayout } from "../board/layout.js";
import { HEX_DIRECTIONS, type HexDirection } from "./direction.js";

/** Where something lies as seen by one who faces somewhere: ahead, off to a side, or behind. */
export type HexArc = "front" | "side" | "back";

/** Axial steps, array columns and rows, in the order of `HEX_DIRECTIONS`. */
const AXIAL: readonly (readonly [q: number, r: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The hex direction that a word names; null for any other word. */
export const readHexDirection = (word: string | null): HexDirection | null =>
  HEX_DIRECTIONS.find((direction) => direction === word) ?? null;

/** Sixths of a turn from one direction to another, the shorter way round: 0 to 3. */
export function sixthsBetween(from: HexDirection, to: HexDirection): number {
  const sixths = Math.abs(HEX_DIRECTIONS.indexOf(from) - HEX_DIRECTIONS.indexOf(to));
  return Math.min(sixths, 6 - sixths);
}

const STEP_ARCS: readonly HexArc[] = ["front", "front", "side", "back"];

/** Of the six neighbours three lie ahead, two to the sides, one behind. */
export const arcOfStep = (facing: HexDirection, step: HexDirection): HexArc =>
  STEP_ARCS[sixthsBetween(facing, step)] ?? "back";

/**
 * In which arc a cell lies, however far off: ahead within a quarter turn, behind beyond five twelfths of a turn, the
 * seams belonging to the arc further ahead; the own cell is ahead. Whole numbers throughout, so that a seam is exact.
 */
export function arcOf(layout: GridLayout, from: number, facing: HexDirection, to: number): HexArc {
  const rows = rowOf(layout, to) - rowOf(layout, from);
  const columns = to - from - rows * layout.stride;
  const [q, r] = AXIAL[HEX_DIRECTIONS.indexOf(facing)] ?? [0, 0];
  // Twice the scalar product, and four times the square of the length; axial axes stand at a sixth of a turn.
  const along = 2 * (columns * q + rows * r) + columns * r + rows * q;
  if (along >= 0) return "front";
  const length = columns * columns + rows * rows + columns * rows;
  return along * along > 3 * length ? "back" : "side";
}
