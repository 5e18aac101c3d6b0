import { sameCell, type Cell } from "../../../model/position.js";
import { CELL } from "./speed.js";

/** Modes in which height is walked like any other distance. */
const CLIMBING = ["climb", "swim", "burrow"];

/**
 * What the height of each step costs beside its cell, in feet: a climber goes the longer of the two ways, a flyer pays
 * double for going up and nothing more for coming down (PF1-GAP-23, PF1-GAP-24).
 */
export function heightCosts(mode: string, path: readonly Cell[], elevations: readonly number[] | undefined): number[] {
  const flies = mode === "fly";
  if (!elevations || !(flies || CLIMBING.includes(mode))) return [];
  return path.slice(1).map((cell, i) => {
    const before = path[i];
    const flat = before && sameCell(before, cell) ? 0 : CELL;
    const rise = (elevations[i + 1] ?? 0) - (elevations[i] ?? 0);
    const way = Math.max(flat, Math.abs(rise));
    return (flies && rise > 0 ? way * 2 : way) - flat;
  });
}
