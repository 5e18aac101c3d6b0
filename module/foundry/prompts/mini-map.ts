import type { Cell } from "../../model/position.js";

/** Who stands on the map: the one who may strike, the one who would be struck, and the rest by the striker's side. */
export type BodyKind = "striker" | "target" | "friend" | "foe";

/** A creature as the map draws it: its first cell and how many it takes a side. */
export interface MapBody {
  readonly kind: BodyKind;
  readonly cell: Cell;
  readonly space: number;
}

/** A small map in the units of its `viewBox`, ten to a cell. */
export interface MiniMap {
  readonly viewBox: string;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  /** Middle and half the width of each body. */
  readonly bodies: readonly {
    readonly kind: BodyKind;
    readonly x: number;
    readonly y: number;
    readonly half: number;
    /** A diamond about the middle, for those that are drawn so. */
    readonly diamond: string;
  }[];
  /** Points of the way still to go; empty: none. */
  readonly way: string;
}

const CELL = 10;
/** Cells shown around the two that it is about. */
const MARGIN = 1;
const MOST = 9;

/**
 * Who stands where about a chance to strike; null where the two that it is about aren't both on the board or stand too far
 * apart to be read at that size. `hex`: odd rows stand half a cell to the right.
 */
export function miniMap(bodies: readonly MapBody[], way: readonly Cell[], hex: boolean): MiniMap | null {
  const main = bodies.filter(({ kind }) => kind === "striker" || kind === "target");
  if (!main.some(({ kind }) => kind === "striker") || !main.some(({ kind }) => kind === "target")) return null;
  const [left, right] = span(main, 0);
  const [top, bottom] = span(main, 1);
  const [columns, rows] = [right - left, bottom - top];
  if (columns > MOST || rows > MOST) return null;
  const isShown = ({ cell: [column, row], space }: MapBody): boolean =>
    column + space > left && column < right && row + space > top && row < bottom;
  const x = (column: number, row: number): number => (column - left) * CELL + (hex && row % 2 !== 0 ? CELL / 2 : 0);
  const y = (row: number): number => (row - top) * CELL;
  return {
    viewBox: `0 0 ${columns * CELL + (hex ? CELL / 2 : 0)} ${rows * CELL}`,
    cells: Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [left + (i % columns), top + Math.floor(i / columns)];
      return { x: x(column, row), y: y(row) };
    }),
    bodies: bodies.filter(isShown).map(({ kind, cell: [column, row], space }) => {
      const half = (space * CELL) / 2;
      const middle = { x: x(column, row) + half, y: y(row) + half };
      return { kind, ...middle, half: half - 1, diamond: diamondAbout(middle, half - 1) };
    }),
    way: way.map(([column, row]) => `${x(column, row) + CELL / 2},${y(row) + CELL / 2}`).join(" "),
  };
}

/** From where to where the cells of these bodies reach, with a margin, as a half-open range. */
function span(bodies: readonly MapBody[], axis: 0 | 1): [number, number] {
  const from = Math.min(...bodies.map(({ cell }) => cell[axis])) - MARGIN;
  const to = Math.max(...bodies.map(({ cell, space }) => cell[axis] + space)) + MARGIN;
  return [from, to];
}

const diamondAbout = ({ x, y }: { readonly x: number; readonly y: number }, half: number): string =>
  `${x},${y - half} ${x + half},${y} ${x},${y + half} ${x - half},${y}`;
