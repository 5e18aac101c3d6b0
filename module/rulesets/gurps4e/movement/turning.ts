import { arcOfStep, readHexDirection, sixthsBetween } from "../../../grid/hex/facing.js";
import { toHexDirection, type HexDirection } from "../../../grid/hex/direction.js";
import { cellIndex, directionBetween } from "../../../grid/board/layout.js";
import type { Board } from "../../../grid/board/board.js";
import type { Act } from "../../../model/act.js";
import type { Cell } from "../../../model/position.js";

/** A way with the mover's facing on it. */
export interface Turning {
  /** Movement points of each step beyond those of the hex ahead: sixths turned before it, and one to a side or back. */
  readonly extras: readonly number[];
  /** The facing with which each cell is left, by its place in the path; the last one is how it arrives. */
  readonly facings: readonly HexDirection[];
  /** The first step that doesn't lead ahead; -1: all do. */
  readonly astray: number;
}

/** G4-GAP-06: a hex ahead costs a point, any other two, and each sixth of a turn on the way another. */
export function turnOnWay(board: Board, act: Act, path: readonly Cell[], facing: HexDirection): Turning {
  const cells = path.map(([column, row]) => cellIndex(board, column, row));
  const facings: HexDirection[] = [];
  const extras: number[] = [];
  let astray = -1;
  let now = facing;
  for (const [i, cell] of cells.entries()) {
    const next = cells[i + 1];
    if (next === undefined) break;
    const before = now;
    now = readHexDirection(act.facings?.[i] ?? null) ?? now;
    facings.push(now);
    const step = toHexDirection(directionBetween(board, cell, next));
    const ahead = step === undefined || arcOfStep(now, step) === "front";
    if (!ahead && astray < 0) astray = i;
    extras.push(sixthsBetween(before, now) + (ahead ? 0 : 1));
  }
  return { extras, facings: [...facings, now], astray };
}
