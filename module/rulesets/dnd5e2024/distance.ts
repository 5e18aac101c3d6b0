import { type GridMetric } from "../../grid/square/metric.js";
import { createPlaces, squaresApart, type Place } from "../../rules/place.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { widthOf } from "./fighter.js";
import { CELL } from "./movement/speed.js";
import { readOption } from "./options.js";

export type { Place } from "../../rules/place.js";

/** How distances are counted: all squares alike, or every second diagonal double (DND5-GRID-007, GAP-DND5-09). */
const metricOf = (situation: Situation): GridMetric =>
  readOption(situation.options, "diagonals") === "5-10-5" ? "rounded" : "square";

/** Cells between two places, height considered: 0 in the same place, 1 next to it. */
export const cellsBetween = (situation: Situation, from: Place, to: Place): number =>
  squaresApart(situation, from, to, CELL, metricOf(situation));

export const { standing, placeAt } = createPlaces(widthOf);

/** Distance in feet between the nearest cells of two creatures; null without a scene. */
export function feetBetween(situation: Situation, a: Creature, b: Creature): number | null {
  const from = standing(situation, a);
  const to = standing(situation, b);
  return from && to ? cellsBetween(situation, from, to) * CELL : null;
}
