/** A point on the canvas, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A point with an elevation in scene distance units. */
export interface ElevatedPoint extends Point {
  elevation: number;
}

/** A grid space: `i` is the row, `j` the column. On a gridless scene these are pixels (y, x). */
export interface Offset2D {
  i: number;
  j: number;
}

/** A grid space with its vertical index. */
export interface Offset3D extends Offset2D {
  k: number;
}

/** A grid space with or without a vertical index. */
export type Offset = Offset2D & { k?: number };

/** What the grid methods accept: a grid space or a point, each with or without height. */
export type Coordinates = Offset | (Point & { elevation?: number | undefined });

/** Cube coordinates of a hexagon; q + r + s = 0. */
export interface Cube {
  q: number;
  r: number;
  s: number;
  k?: number;
}

/** Rows and columns covered by a rectangle: first inclusive, last exclusive. */
export type OffsetRange = [i0: number, j0: number, i1: number, j1: number];

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** How to snap: `mode` is a union of GRID_SNAPPING_MODES, `resolution` divides a grid space. */
export interface SnappingBehavior {
  mode: number;
  resolution?: number;
}

/** The size of a scene with its padding, in pixels, and its rows and columns. */
export interface GridDimensions extends Rectangle {
  rows: number;
  columns: number;
}

export interface GridConfiguration {
  size: number;
  distance?: number;
  units?: string;
  style?: string;
  thickness?: number;
  color?: string | number;
  alpha?: number;
}
