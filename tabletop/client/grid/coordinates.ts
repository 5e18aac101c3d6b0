import type { Coordinates, Offset } from "./types.js";

/** Room for the rounding error of an elevation that is a whole number of grid distances. */
const EPSILON = 1e-8;

/** Whether the coordinates name a grid space and not a point. */
export function isOffset(coords: Coordinates): coords is Offset {
  return "i" in coords;
}

/** Whether the coordinates carry a height. */
export function isElevated(coords: Coordinates): boolean {
  return isOffset(coords) ? coords.k !== undefined : coords.elevation !== undefined;
}

/** The vertical index of the coordinates, or undefined if they have no height. */
export function getVerticalIndex(coords: Coordinates, distance: number): number | undefined {
  if (isOffset(coords)) return coords.k;
  if (coords.elevation === undefined) return undefined;
  return Math.floor(coords.elevation / distance + EPSILON);
}

/** A grid space that has a vertical index only where one is given. */
export function makeOffset(i: number, j: number, k?: number): Offset {
  return k === undefined ? { i, j } : { i, j, k };
}
