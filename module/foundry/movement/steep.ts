import type { Cell } from "../../model/position.js";
import { sameCell } from "../../table/host.js";
import type { WaypointDetails } from "./path.js";

interface Way {
  readonly cells: readonly Cell[];
  readonly elevations: readonly number[];
  readonly details?: readonly WaypointDetails[];
}

/** What has to be known of a mover to say how it rises and sinks. */
export interface Riser {
  /** Movement modes that it has a speed for, as its profile lists them. */
  readonly speeds: Readonly<Record<string, number>>;
  readonly isWater: (cell: Cell) => boolean;
  /** The side of a cell in the scene's unit of length, in which elevations are. */
  readonly cellLength: number;
  /** Core's movement actions that say already how a height is overcome, or that no way lies between. */
  readonly says: (action: string | undefined) => boolean;
}

/**
 * The way as it is judged: nobody walks steeper than one in one, least of all on the spot. Steps that rise or sink more
 * than they lead forward are flown by whoever can fly, swum in the water and climbed by everybody else, unless core's
 * movement action says something else already.
 */
export function withSteepSteps<T extends Way>(way: T, riser: Riser): T {
  const details = way.cells.map((cell, i): WaypointDetails => {
    const own = way.details?.[i] ?? {};
    return isSteep(way, i, riser.cellLength) && !riser.says(own.action)
      ? { ...own, action: mannerIn(riser, [way.cells[i - 1] ?? cell, cell]) }
      : own;
  });
  return { ...way, details };
}

/** Whether the step into the cell by that index rises or sinks more than it leads forward. */
function isSteep({ cells, elevations }: Way, index: number, cellLength: number): boolean {
  const [from, to] = [cells[index - 1], cells[index]];
  if (!from || !to) return false;
  const rise = Math.abs((elevations[index] ?? 0) - (elevations[index - 1] ?? 0));
  return rise > (sameCell(from, to) ? 0 : cellLength);
}

function mannerIn({ speeds, isWater }: Riser, cells: readonly Cell[]): string {
  if ((speeds.fly ?? 0) > 0) return "fly";
  return cells.every(isWater) ? "swim" : "climb";
}
