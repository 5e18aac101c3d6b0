import type { Cell } from "../../model/position.js";
import { sameCell } from "../../table/host.js";

/** The cells of a way that is being planned: never empty, the first is where its token stands. */
export type GhostPath = readonly [Cell, ...Cell[]];

/** The way with more cells after its end; staying where it ends adds nothing. */
export function extendPath(path: GhostPath, cells: readonly Cell[]): GhostPath {
  return cells.reduce<GhostPath>((way, cell) => {
    const last = way.at(-1);
    if (last && sameCell(last, cell)) return way;
    return [...way, cell];
  }, path);
}

/** The way without its last step; the first cell stays. */
export function stepBack(path: GhostPath): GhostPath {
  const [first, ...rest] = path;
  return [first, ...rest.slice(0, -1)];
}

/** The way up to a cell that it already enters, the last time it does; null where it doesn't. */
export function cutAt(path: GhostPath, cell: Cell): GhostPath | null {
  const at = path.findLastIndex((each) => sameCell(each, cell));
  if (at < 0) return null;
  const [first, ...rest] = path;
  return [first, ...rest.slice(0, at)];
}

/** Whether any step has been planned. */
export const goesSomewhere = (path: GhostPath): boolean => path.length > 1;
