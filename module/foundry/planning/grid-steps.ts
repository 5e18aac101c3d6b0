import type { Cell } from "../../model/position.js";
import type { Heading } from "./headings.js";

type Token = TokenDocument.Implementation;

/** The cell beside another one in a direction, as the token's grid has its neighbours; null off any scene. */
export function cellBeside({ parent }: Token, [column, row]: Cell, { dx, dy }: Heading): Cell | null {
  const next = parent?.grid.getShiftedOffset({ i: row, j: column }, directionOf(dx, dy));
  return next ? [next.j, next.i] : null;
}

function directionOf(dx: number, dy: number): number {
  const { UP, DOWN, LEFT, RIGHT } = CONST.MOVEMENT_DIRECTIONS;
  return (dy < 0 ? UP : dy > 0 ? DOWN : 0) | (dx < 0 ? LEFT : dx > 0 ? RIGHT : 0);
}

/** The cells behind one up to another, that one included, as the token's grid draws a straight line. */
export function lineTo({ parent }: Token, [j, i]: Cell, [column, row]: Cell): Cell[] {
  const line = parent?.grid.getDirectPath([
    { i, j },
    { i: row, j: column },
  ]);
  return (line ?? []).slice(1).map((offset): Cell => [offset.j, offset.i]);
}
