import fc from "fast-check";
import type { BoardSnapshot, Cell, GridShape, WallSegment } from "../board/snapshot.js";

/** Sizes of the boards that property tests draw; small, so that everything happens near everything. */
export const COLUMNS = 8;
export const ROWS = 7;

const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(COLUMNS - 1), fc.nat(ROWS - 1));

/** Corners for the most part, and points on a quarter grid, so that centres, edges and ends are often hit exactly. */
const coordinate = (size: number): fc.Arbitrary<number> =>
  fc.oneof({ weight: 3, arbitrary: fc.nat(size) }, { weight: 1, arbitrary: fc.nat(size * 4).map((n) => n / 4) });

const point = fc.tuple(coordinate(COLUMNS), coordinate(ROWS));

/** Any wall, with or without length. */
export const arbitraryWall: fc.Arbitrary<WallSegment> = fc
  .record({
    from: point,
    to: point,
    move: fc.boolean(),
    sight: fc.boolean(),
    side: fc.constantFrom("left", "right", null),
  })
  .map(({ side, ...wall }) => (side === null ? wall : { ...wall, oneWay: side }));

/** A board with walls, solid cells, several listings of difficult terrain and low walls. */
export function arbitraryBoard(shape: GridShape = "square"): fc.Arbitrary<BoardSnapshot> {
  return fc.record({
    shape: fc.constant(shape),
    columns: fc.constant(COLUMNS),
    rows: fc.constant(ROWS),
    walls: fc.array(arbitraryWall, { maxLength: 8 }),
    terrain: fc.tuple(
      fc.record({ kind: fc.constant("solid" as const), cells: fc.array(cell, { maxLength: 8 }) }),
      fc.record({ kind: fc.constant("difficult" as const), cells: fc.array(cell, { maxLength: 20 }) }),
      fc.record({ kind: fc.constant("low-wall" as const), edges: fc.array(arbitraryEdge, { maxLength: 8 }) }),
    ),
  });
}

/** Two neighbouring cells, not always inside the board. */
const arbitraryEdge: fc.Arbitrary<readonly [Cell, Cell]> = fc.tuple(cell, fc.boolean()).map(([[column, row], down]) => [
  [column, row],
  [down ? column : column + 1, down ? row + 1 : row],
]);
