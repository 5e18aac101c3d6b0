import type { Cell, Position } from "../../model/position.js";

/** A grid as far as cells and pixels are concerned; every scene has one, viewed or not. */
export interface CellGrid {
  readonly sizeX: number;
  readonly sizeY: number;
  getOffset(point: { x: number; y: number }): { i: number; j: number };
  getTopLeftPoint(offset: { i: number; j: number }): { x: number; y: number };
}

/** A place of a token in pixels (its top-left corner) and scene units. */
export interface TokenPlace {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
}

/** The cell under the middle of the token's first cell, so that a token a little off the grid counts where it mostly is. */
export function cellAt(grid: CellGrid, { x, y }: { readonly x: number; readonly y: number }): Cell {
  const { i, j } = grid.getOffset({ x: x + grid.sizeX / 2, y: y + grid.sizeY / 2 });
  return [j, i];
}

/** Where a token stands when its first cell is this one. */
export function placeAt(grid: CellGrid, [column, row]: Cell): { x: number; y: number } {
  const { x, y } = grid.getTopLeftPoint({ i: row, j: column });
  return { x: Math.round(x), y: Math.round(y) };
}

/** A token's place as the ledger has it. Facing is not read from rotation: the games that know it keep it themselves. */
export const positionAt = (grid: CellGrid, place: TokenPlace): Position => ({
  cell: cellAt(grid, place),
  elevation: place.elevation,
  facing: null,
});

/** Same cell and same height; facing is the ledger's own. */
export const samePlace = (a: Position | null, b: Position | null): boolean =>
  a !== null &&
  b !== null &&
  a.cell[0] === b.cell[0] &&
  a.cell[1] === b.cell[1] &&
  Math.abs(a.elevation - b.elevation) < 1e-6;

/** Cells a side that a token of this width and height fills. */
export const spaceOf = (token: { readonly width: number; readonly height: number }): number =>
  Math.max(1, Math.round(Math.max(token.width, token.height)));
