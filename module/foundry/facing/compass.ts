import type { GridShape } from "../../grid/board/snapshot.js";
import type { Facing } from "../../model/position.js";

/** Degrees clockwise from north, by the direction's word, in the order in which one turns. */
const SQUARES: readonly (readonly [Facing, number])[] = [
  ["n", 0],
  ["ne", 45],
  ["e", 90],
  ["se", 135],
  ["s", 180],
  ["sw", 225],
  ["w", 270],
  ["nw", 315],
];
const HEXES: readonly (readonly [Facing, number])[] = [
  ["ne", 30],
  ["e", 90],
  ["se", 150],
  ["sw", 210],
  ["w", 270],
  ["nw", 330],
];

/** Core's art looks south when it isn't rotated. */
const SOUTH = 180;

const courses = (shape: GridShape): readonly (readonly [Facing, number])[] => (shape === "hex" ? HEXES : SQUARES);

const mod = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Directions in which something can face on such a grid, clockwise. */
export const facingsOf = (shape: GridShape): readonly Facing[] => courses(shape).map(([facing]) => facing);

/** Degrees clockwise from north of a facing. */
export const bearingOf = (shape: GridShape, facing: Facing): number =>
  courses(shape).find(([each]) => each === facing)?.[1] ?? 0;

/** The rotation of a token, in degrees, with which its art looks there. */
export const rotationOf = (shape: GridShape, facing: Facing): number => mod(bearingOf(shape, facing) - SOUTH);

/** Where a token so rotated looks, as nearly as the grid knows; between two the one further clockwise. */
export function facingAt(shape: GridShape, rotation: number): Facing {
  const bearing = mod(rotation + SOUTH);
  const apart = (degrees: number): number => Math.min(mod(degrees - bearing), mod(bearing - degrees));
  const nearest = courses(shape).toSorted(([, a], [, b]) => apart(a) - apart(b) || mod(a - bearing) - mod(b - bearing));
  return nearest[0]?.[0] ?? "n";
}

/** The next facing clockwise, or the other way. */
export function turned(shape: GridShape, facing: Facing, clockwise: boolean): Facing {
  const all = facingsOf(shape);
  const at = all.indexOf(facing);
  return all[(Math.max(0, at) + (clockwise ? 1 : all.length - 1)) % all.length] ?? facing;
}
