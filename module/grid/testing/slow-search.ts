import type { CornerRule } from "../board/exits.js";
import type { BoardSnapshot } from "../board/snapshot.js";
import type { DiagonalRule } from "../search/move-graph.js";
import { cellsOfKind, key, maySlowlyStep } from "./slow-steps.js";

/** A mover as the slow search knows it: everything by `"column,row"`. */
export interface SlowMover {
  readonly snapshot: BoardSnapshot;
  readonly corners: CornerRule;
  readonly size: number;
  readonly diagonals: DiagonalRule;
  /** Cost of entering a cell; 0 = can't. */
  readonly entry: (column: number, row: number) => number;
  readonly overLowWall: ((column: number, row: number) => number) | null;
  readonly blocked: ReadonlySet<string>;
}

/** Cost of one step of a whole footprint, or null where it can't be made. */
export function slowStepCost(
  mover: SlowMover,
  column: number,
  row: number,
  dx: number,
  dy: number,
  parity: number,
): number | null {
  if (mover.diagonals === "forbidden" && dx !== 0 && dy !== 0) return null;
  const over = mover.overLowWall !== null && crossesLowWall(mover, column, row, dx, dy);
  const entry = over && mover.overLowWall ? mover.overLowWall : mover.entry;
  let highest = 0;
  for (let y = row; y < row + mover.size; y++) {
    for (let x = column; x < column + mover.size; x++) {
      if (!maySlowlyStep(mover.snapshot, mover.corners, x, y, dx, dy)) return null;
      if (mover.blocked.has(key(x + dx, y + dy)) || entry(x + dx, y + dy) === 0) return null;
      highest = Math.max(highest, entry(x + dx, y + dy));
    }
  }
  return mover.diagonals === "alternating" && dx !== 0 && dy !== 0 && parity === 1 ? highest * 2 : highest;
}

/** Dijkstra by string keys and a scan for the minimum: lowest cost to each place within the budget. */
export function slowFlood(
  mover: SlowMover,
  column: number,
  row: number,
  budget: number,
  parity: number,
): Map<string, number> {
  const open = new Map<string, number>([[`${key(column, row)},${parity}`, 0]]);
  const closed = new Map<string, number>();
  while (open.size > 0) {
    const [state, cost] = [...open].reduce((best, next) => (next[1] < best[1] ? next : best));
    open.delete(state);
    closed.set(state, cost);
    const [x = 0, y = 0, p = 0] = state.split(",").map(Number);
    for (const [dx, dy] of AROUND) {
      const step = slowStepCost(mover, x, y, dx, dy, p);
      if (step === null || cost + step > budget) continue;
      const flips = mover.diagonals === "alternating" && dx !== 0 && dy !== 0;
      const next = `${key(x + dx, y + dy)},${flips ? 1 - p : p}`;
      if (!closed.has(next) && cost + step < (open.get(next) ?? Infinity)) open.set(next, cost + step);
    }
  }
  return bestByCell(closed);
}

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([x, y]) => x !== 0 || y !== 0);

function bestByCell(states: ReadonlyMap<string, number>): Map<string, number> {
  const best = new Map<string, number>();
  for (const [state, cost] of states) {
    const cell = state.slice(0, state.lastIndexOf(","));
    best.set(cell, Math.min(cost, best.get(cell) ?? Infinity));
  }
  return best;
}

function crossesLowWall(mover: SlowMover, column: number, row: number, dx: number, dy: number): boolean {
  for (let y = row; y < row + mover.size; y++) {
    for (let x = column; x < column + mover.size; x++) {
      if (cellCrosses(mover.snapshot, x, y, dx, dy)) return true;
    }
  }
  return false;
}

function cellCrosses(snapshot: BoardSnapshot, x: number, y: number, dx: number, dy: number): boolean {
  const edge = (x1: number, y1: number, x2: number, y2: number): boolean =>
    snapshot.terrain
      .flatMap((patch) => patch.edges ?? [])
      .some(
        ([[ax, ay], [bx, by]]) =>
          [ax, ay, bx, by].every((n) => n >= 0) &&
          Math.max(ax, bx) < snapshot.columns &&
          Math.max(ay, by) < snapshot.rows &&
          ((ax === x1 && ay === y1 && bx === x2 && by === y2) || (bx === x1 && by === y1 && ax === x2 && ay === y2)),
      );
  if (dx === 0 || dy === 0) return edge(x, y, x + dx, y + dy);
  const overSide = edge(x, y, x + dx, y) || edge(x + dx, y, x + dx, y + dy);
  const overTop = edge(x, y, x, y + dy) || edge(x, y + dy, x + dx, y + dy);
  return overSide && overTop;
}

/** Cost factor of each cell in the property tests: 2 a listing of difficult terrain, at most 4. */
export function difficultFactor(snapshot: BoardSnapshot): (column: number, row: number) => number {
  const difficult = cellsOfKind(snapshot, "difficult");
  return (column, row) => (difficult.has(key(column, row)) ? 2 : 1);
}
