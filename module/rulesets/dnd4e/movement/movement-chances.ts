import type { Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { placeAt } from "../distance.js";
import { othersThan, type Fighter } from "../fighter.js";
import { chanceAt, mayStrike } from "../provoke/chances.js";

/** A way that somebody goes. Elevations in feet. */
export interface Way {
  readonly path: readonly Cell[];
  readonly elevations?: readonly number[] | undefined;
}

/** The opportunities of a way: of each enemy the first, before a square next to it is left (GAP-DND4-03, DND4-OCC-004). */
export function movementChances(situation: Situation, mover: Fighter, way: Way): Provocation[] {
  const { board } = situation;
  if (!board) return [];
  return othersThan(situation, mover).flatMap((enemy) => {
    if (!mayStrike(situation, enemy, mover)) return [];
    for (const [step, cell] of way.path.slice(0, -1).entries()) {
      const place = placeAt(situation, mover, cell, way.elevations?.[step]);
      const chance = place && chanceAt(situation, enemy, mover, place, step, "leaving");
      if (chance) return [chance];
    }
    return [];
  });
}
