import { HEX_DIRECTIONS, turnHexDirection, type HexDirection } from "../../../grid/hex/direction.js";
import type { Cell } from "../../../model/position.js";

/** Axial steps in the order of `HEX_DIRECTIONS`. */
const AXIAL: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const toAxial = ([column, row]: Cell): readonly [number, number] => [column - (row >> 1), row];
const toCell = ([q, r]: readonly [number, number]): Cell => [q + (r >> 1), r];

/** The cells of a way in hex directions, the first one included. */
export function hexWay(from: Cell, ...steps: readonly HexDirection[]): Cell[] {
  const path: Cell[] = [from];
  let [q, r] = toAxial(from);
  for (const step of steps) {
    const [dq, dr] = AXIAL[HEX_DIRECTIONS.indexOf(step)] ?? [0, 0];
    [q, r] = [q + dq, r + dr];
    path.push(toCell([q, r]));
  }
  return path;
}

/** A way to lay a hex board over itself. */
export interface Symmetry {
  readonly cell: (cell: Cell) => Cell;
  readonly facing: (facing: HexDirection) => HexDirection;
}

/** Turns everything round a cell by so many sixths, and mirrors it before where asked. */
export const symmetry = (centre: Cell, sixths: number, mirrored: boolean): Symmetry => ({
  cell(cell) {
    const [cq, cr] = toAxial(centre);
    let [q, r] = toAxial(cell);
    [q, r] = mirrored ? [r - cr, q - cq] : [q - cq, r - cr];
    for (let i = 0; i < sixths; i++) [q, r] = [-r, q + r];
    return toCell([q + cq, r + cr]);
  },
  facing(facing) {
    // Swapping the axes takes east to south-east and back.
    const place = HEX_DIRECTIONS.indexOf(facing);
    const seen = mirrored ? (HEX_DIRECTIONS[(9 - place) % 6] ?? facing) : facing;
    return turnHexDirection(seen, sixths);
  },
});
