import type { Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { placeAt, type Place } from "../distance.js";
import { presentFighters, type Fighter } from "../fighter.js";
import { firstChance, mayAnswer } from "../provoke/chances.js";

/** A way that somebody goes. Elevations in feet. */
export interface Way {
  readonly path: readonly Cell[];
  readonly elevations?: readonly number[] | undefined;
}

/** The opportunities of a way: of each creature the first, at the step with which its reach is left (DND5-OA-004). */
export function movementChances(situation: Situation, mover: Fighter, way: Way): Provocation[] {
  if (!situation.board) return [];
  const places = way.path.map((_, step) => placeOn(situation, mover, way, step));
  return presentFighters(situation).flatMap((fighter) => {
    const chance = mayAnswer(situation, fighter, mover) ? firstChance(situation, fighter, mover, places) : null;
    return chance ? [chance] : [];
  });
}

/** Where the mover is after so many steps. */
export function placeOn(situation: Situation, mover: Fighter, { path, elevations }: Way, step: number): Place | null {
  const cell = path[step];
  return cell ? placeAt(situation, mover, cell, elevations?.[step]) : null;
}
