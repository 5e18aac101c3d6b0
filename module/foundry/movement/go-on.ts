import { sameCell } from "../../table/host.js";
import { placeAt } from "../board/place.js";
import { tellFault } from "../hooks/notices.js";
import type { Held } from "./held-moves.js";

/**
 * Goes on with what was left of a way once its first part has been gone to the end: an ordinary movement, judged anew.
 * Whoever was stopped on the way, or fell, stays.
 */
export function goOn({ session, creature, way, rest, options }: Held): void {
  const state = session.encounter.creatures[creature];
  const end = way.cells.at(-1);
  const token = session.tokenOf(creature);
  const grid = token?.parent?.grid;
  if (!rest || !grid || !end || !state?.position || state.out || !sameCell(state.position.cell, end)) return;
  const { cells, elevations, details } = rest;
  const waypoints = cells.slice(1).map((cell, i) => {
    const isLast = i === cells.length - 2;
    const carried = details[i + 1] ?? {};
    return {
      ...carried,
      ...placeAt(grid, cell),
      elevation: elevations[i + 1] ?? 0,
      snapped: true,
      explicit: isLast || carried.explicit === true,
      checkpoint: isLast,
    };
  });
  // The type package brands numbers of the token's shape, which waypoints carry as they are.
  const mover = token as unknown as { move(waypoints: readonly object[], options: object): Promise<boolean> };
  mover.move(waypoints, options).catch((error: unknown) => {
    tellFault("movement", error);
  });
}
