import type { Board } from "../board/board.js";
import type { CellSet } from "../board/cell-set.js";
import { SIDES } from "../board/direction.js";
import { coverCosts, coverExits, coverMarks, coverNewCosts, coverSqueezedExits } from "./cover.js";

/** Costs of diagonal steps: like straight ones; every second one double (1-2-1); or no such steps. */
export type DiagonalRule = "equal" | "alternating" | "forbidden";

/** The board as one mover meets it. Costs are whole, in any unit; all arrays are by cell. */
export interface Mover {
  /** Cells a side. */
  readonly size: number;
  readonly diagonals: DiagonalRule;
  /** Cost of entering a cell by a straight step; 0: can't be entered. A large mover pays the highest it covers. */
  readonly entry: Uint16Array;
  /** Cost of entering by a diagonal step as an even and as an odd one, where it isn't `entry` once and twice. */
  readonly diagonalEntry?: readonly [even: Uint16Array, odd: Uint16Array];
  /** Cost of entering over a low wall, instead of `entry`; every second diagonal pays double as the rule says. */
  readonly overLowWall?: Uint16Array;
  /** Cells that may be neither crossed nor ended in. */
  readonly blocked?: CellSet;
  /** Cells that may be crossed but not ended in. */
  readonly crossable?: CellSet;
  /** A large mover pays for the cells that a step newly covers only, not for those it held; with `equal` diagonals. */
  readonly newCellsOnly?: boolean;
  /** Goes through gaps narrower than itself: solid cells under it are no hindrance while one way for a cell is left. */
  readonly squeezes?: boolean;
}

/** Costs by cell of a straight step, an even diagonal and an odd one. */
export type StepCosts = readonly [straight: Uint16Array, even: Uint16Array, odd: Uint16Array];

/** Whether a mover may stand somewhere. */
export const FREE = 0;
/** May pass but not stop. */
const CROSS_ONLY = 1;
/** May not even pass. */
export const OCCUPIED = 2;

/** A mover's board, folded into tables by the top-left cell of its footprint. Made once, asked often. */
export interface MoveGraph {
  readonly board: Board;
  readonly size: number;
  readonly diagonals: DiagonalRule;
  /** One bit a direction. Occupied cells don't count here. */
  readonly exits: Uint8Array;
  /** The same without steps into occupied cells: what searches go by. */
  readonly ways: Uint8Array;
  /** `FREE`, `CROSS_ONLY` or `OCCUPIED`. */
  readonly standing: Uint8Array;
  readonly costs: StepCosts;
  /** Costs by direction, where a step's cost depends on where the mover comes from; null: `costs` hold for all. */
  readonly costsByDirection: readonly Uint16Array[] | null;
  /** Costs over a low wall; the same as `costs` where the mover doesn't mind. */
  readonly lowWallCosts: StepCosts;
  /** Directions that cross a low wall; null where there is none or the mover doesn't mind. */
  readonly lowWalls: Uint8Array | null;
  /** Lowest cost of any step that can be made, at least 1; for estimates. */
  readonly minStep: number;
  /** Lowest cost of any odd diagonal. */
  readonly minOdd: number;
  /** Highest cost of any step. */
  readonly maxStep: number;
}

/** Folds a mover's size, costs and obstacles into tables. Costs may reach 32767, so that doubling fits. */
export function createMoveGraph(board: Board, mover: Mover): MoveGraph {
  const { size } = mover;
  const diagonals = board.shape === "hex" ? "equal" : mover.diagonals;
  const squeezes = mover.squeezes === true && size > 1;
  const covered = squeezes ? coverSqueezedExits(board, size) : coverExits(board, size);
  const exits = diagonals === "forbidden" ? covered.map((mask) => mask & SIDES) : covered;
  const standing = foldStanding(board, mover);
  const cover = (costs: Uint16Array): Uint16Array =>
    coverCosts(board, squeezes ? withSolidFree(board, costs) : costs, size);
  const diagonalEntry = board.shape === "hex" ? undefined : mover.diagonalEntry?.map(cover);
  const costs = foldCosts(diagonals, cover(mover.entry), diagonalEntry);
  const byDirection = mover.newCellsOnly === true && size > 1 ? coverNewCosts(board, mover.entry, size) : null;
  const lowWalls = mover.overLowWall ? board.lowWalls : null;
  const lowWallCosts = lowWalls && mover.overLowWall ? foldCosts(diagonals, cover(mover.overLowWall)) : costs;
  return {
    board,
    size,
    diagonals,
    exits,
    ways: withoutOccupied(board, exits, standing),
    standing,
    costs,
    costsByDirection: byDirection,
    lowWallCosts,
    lowWalls: lowWalls && coverMarks(board, lowWalls, size),
    ...findCostRange([...costs, ...lowWallCosts, ...(byDirection ?? [])]),
    minOdd: findCostRange([costs[2], lowWallCosts[2]]).minStep,
  };
}

function foldCosts(diagonals: DiagonalRule, straight: Uint16Array, given?: readonly Uint16Array[]): StepCosts {
  const even = given?.[0] ?? straight;
  if (diagonals !== "alternating") return [straight, even, even];
  return [straight, even, given?.[1] ?? doubled(even)];
}

/** By index: a callback for each cell is what a drag would wait for longest. */
function doubled(costs: Uint16Array): Uint16Array {
  const twice = new Uint16Array(costs.length);
  for (let cell = 0; cell < costs.length; cell++) twice[cell] = (costs[cell] ?? 0) * 2;
  return twice;
}

/** Costs for one that squeezes: what lies under solid cells is not for it to pay. */
function withSolidFree(board: Board, costs: Uint16Array): Uint16Array {
  const solid = board.terrain.counts.get("solid");
  return solid ? costs.map((cost, cell) => (solid[cell] === 0 ? cost : 1)) : costs;
}

function foldStanding(board: Board, { size, blocked, crossable }: Mover): Uint8Array {
  const standing = new Uint8Array(board.cellCount);
  const passable = crossable && coverMarks(board, crossable, size);
  const forbidden = blocked && coverMarks(board, blocked, size);
  for (let cell = 0; cell < standing.length; cell++) {
    if (forbidden && forbidden[cell] !== 0) standing[cell] = OCCUPIED;
    else if (passable && passable[cell] !== 0) standing[cell] = CROSS_ONLY;
  }
  return standing;
}

/** Exits without those into occupied cells; the same table where nothing is occupied. */
function withoutOccupied({ steps }: Board, exits: Uint8Array, standing: Uint8Array): Uint8Array {
  let at = standing.indexOf(OCCUPIED);
  if (at < 0) return exits;
  const ways = exits.slice();
  for (; at >= 0; at = standing.indexOf(OCCUPIED, at + 1)) {
    for (let direction = 0; direction < 8; direction++) {
      const from = at - (steps[direction] ?? 0);
      ways[from] = (ways[from] ?? 0) & ~(1 << direction);
    }
  }
  return ways;
}

function findCostRange(tables: readonly Uint16Array[]): { minStep: number; maxStep: number } {
  let minStep = 0xffff;
  let maxStep = 1;
  for (const table of new Set(tables)) {
    for (const cost of table) {
      if (cost > maxStep) maxStep = cost;
      if (cost !== 0 && cost < minStep) minStep = cost;
    }
  }
  return { minStep: Math.min(minStep, maxStep), maxStep };
}
