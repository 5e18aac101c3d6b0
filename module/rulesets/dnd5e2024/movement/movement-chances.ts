import type { Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import type { Place } from "../distance.js";
import { footprintAt, presentFighters, widthOf, type Fighter } from "../fighter.js";
import { firstChance, mayAnswer } from "../provoke/chances.js";

/** A way that somebody goes. Elevations in feet. */
export interface Way {
  readonly path: readonly Cell[];
  readonly elevations?: readonly number[] | undefined;
}

/** The opportunities of a way: of each creature the first, at the step with which its reach is left (DND5-OA-004). */
export function movementChances(situation: Situation, mover: Fighter, way: Way): Provocation[] {
  if (!situation.board) return [];
  const places = way.path.map((_, step) => placeAt(situation, mover, way, step));
  return presentFighters(situation).flatMap((fighter) => {
    const chance = mayAnswer(situation, fighter, mover) ? firstChance(situation, fighter, mover, places) : null;
    return chance ? [chance] : [];
  });
}

/** Where the mover is after so many steps. */
export function placeAt(situation: Situation, mover: Fighter, way: Way, step: number): Place | null {
  const cell = way.path[step];
  const footprint = cell && situation.board ? footprintAt(situation.board, cell, widthOf(situation, mover)) : null;
  const elevation = way.elevations?.[step] ?? mover.state.position?.elevation ?? 0;
  return footprint && { footprint, elevation };
}
