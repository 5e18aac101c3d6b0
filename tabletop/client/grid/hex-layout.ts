import { makeCube } from "./cube.js";
import { makeOffset } from "./coordinates.js";
import type { Cube, Offset, Point } from "./types.js";

/** Whether hexagons stand in columns (flat top) or rows (pointed top), and which of them are pushed half a space on. */
export interface HexLayout {
  columns: boolean;
  even: boolean;
  sizeX: number;
  sizeY: number;
}

/** The width and height of a hexagon whose sides face each other `size` pixels apart. */
export function getHexSize(size: number, columns: boolean): { sizeX: number; sizeY: number } {
  const long = (size * 2) / Math.sqrt(3);
  return columns ? { sizeX: long, sizeY: size } : { sizeX: size, sizeY: long };
}

/** How far the line of a cell is pushed, in half steps that belong to the cube axis. */
function getPush(line: number, even: boolean): number {
  const odd = line & 1;
  return (line + (even ? odd : -odd)) / 2;
}

export function offsetToCube({ i, j, k }: Offset, { columns, even }: HexLayout): Cube {
  return columns ? makeCube(j, i - getPush(j, even), k) : makeCube(j - getPush(i, even), i, k);
}

export function cubeToOffset({ q, r, k }: Cube, { columns, even }: HexLayout): Offset {
  return columns ? makeOffset(r + getPush(q, even), q, k) : makeOffset(r, q + getPush(r, even), k);
}

/** The centre of a hexagon in pixels. */
export function cubeToPoint({ q, r }: Cube, { columns, even, sizeX, sizeY }: HexLayout): Point {
  const start = even ? 1 : 0.5;
  if (columns) return { x: sizeX * (0.75 * q + 0.5), y: sizeY * (r + q / 2 + start) };
  return { x: sizeX * (q + r / 2 + start), y: sizeY * (0.75 * r + 0.5) };
}

/** The fractional cube at a point. */
export function pointToCube({ x, y }: Point, { columns, even, sizeX, sizeY }: HexLayout): Cube {
  const start = even ? 1 : 0.5;
  if (columns) {
    const q = (x / sizeX - 0.5) / 0.75;
    return makeCube(q, y / sizeY - start - q / 2);
  }
  const r = (y / sizeY - 0.5) / 0.75;
  return makeCube(x / sizeX - start - r / 2, r);
}

/** The corners around the centre: from the top on pointed hexagons, from the left on flat ones, clockwise. */
export function getHexShape({ columns, sizeX, sizeY }: HexLayout): Point[] {
  const [x, y] = [sizeX / 2, sizeY / 2];
  if (columns) {
    return [
      { x: -x, y: 0 },
      { x: -x / 2, y: -y },
      { x: x / 2, y: -y },
      { x, y: 0 },
      { x: x / 2, y },
      { x: -x / 2, y },
    ];
  }
  return [
    { x: 0, y: -y },
    { x, y: -y / 2 },
    { x, y: y / 2 },
    { x: 0, y },
    { x: -x, y: y / 2 },
    { x: -x, y: -y / 2 },
  ];
}
