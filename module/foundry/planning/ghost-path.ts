import type { Cell } from "../../model/position.js";
import { sameCell } from "../../table/host.js";

/** A cell of a planned way, with the height at which it is entered, in the ruleset's unit. */
export interface GhostStop {
  readonly cell: Cell;
  readonly elevation: number;
}

/** The stops of a way that is being planned: never empty, the first is where its token stands. */
export type GhostPath = readonly [GhostStop, ...GhostStop[]];

/** Where the way ends. */
export const endOf = (path: GhostPath): GhostStop => path.at(-1) ?? path[0];

/** The cells of the way, in order. */
export const cellsOf = (path: GhostPath): Cell[] => path.map(({ cell }) => cell);

/** The way with more cells after its end, all entered at one height; staying where it ends adds nothing. */
export function extendPath(path: GhostPath, cells: readonly Cell[], elevation: number): GhostPath {
  return cells.reduce<GhostPath>(
    (way, cell) => (sameCell(endOf(way).cell, cell) ? way : [...way, { cell, elevation }]),
    path,
  );
}

/** The way without its last step; the first stop stays. */
export function stepBack(path: GhostPath): GhostPath {
  const [first, ...rest] = path;
  return [first, ...rest.slice(0, -1)];
}

/** The way up to a cell that it already enters, the last time it does; null where it doesn't. */
export function cutAt(path: GhostPath, cell: Cell): GhostPath | null {
  const at = path.findLastIndex((each) => sameCell(each.cell, cell));
  if (at < 0) return null;
  const [first, ...rest] = path;
  return [first, ...rest.slice(0, at)];
}

/** The way with its last step ending at another height; where its token stands is no step, and stays. */
export function liftEnd(path: GhostPath, elevation: number): GhostPath {
  return goesSomewhere(path) ? [...stepBack(path), { cell: endOf(path).cell, elevation }] : path;
}

/** Straight up or down from where the way begins; no step where it is there already. */
export const riseFrom = ([first]: GhostPath, elevation: number): GhostPath =>
  first.elevation === elevation ? [first] : [first, { cell: first.cell, elevation }];

/** Whether any step has been planned. */
export const goesSomewhere = (path: GhostPath): boolean => path.length > 1;
