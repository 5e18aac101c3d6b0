import { type GridMetric } from "../../grid/square/metric.js";
import type { Cell } from "../../model/position.js";
import { createPlaces, squaresApart, type Place } from "../../rules/place.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { widthOf } from "./fighter.js";
import { CELL } from "./movement/speed.js";
import { readOption } from "./options.js";

export type { Place } from "../../rules/place.js";

/** Cells between two footprints, elevation considered; ways of counting as in `GridMetric`. */
export const cellsBetween = (situation: Situation, from: Place, to: Place, metric: GridMetric): number =>
  squaresApart(situation, from, to, CELL, metric);

/** How ranges are counted: every second diagonal double, unless the world counts all alike (PF1-GAP-03). */
export const rangeMetric = (situation: Situation): GridMetric =>
  readOption(situation.options, "diagonals") === "5-10-5" ? "rounded" : "square";

/** Two diagonals are still within a reach of 10 feet (PF1-GAP-02). */
export const reachMetric = (situation: Situation): GridMetric =>
  readOption(situation.options, "diagonals") === "5-10-5" ? "rounded-with-corner" : "square";

export const { standing, placeAt } = createPlaces(widthOf);

/** Distance in feet between the nearest cells of two creatures; null without a scene. */
export function feetBetween(situation: Situation, a: Creature, b: Creature): number | null {
  const from = standing(situation, a);
  const to = standing(situation, b);
  return from && to ? cellsBetween(situation, from, to, rangeMetric(situation)) * CELL : null;
}

/** Feet of a way on which nothing but the diagonals costs more (PF1-GAP-03). */
export function feetAlong(situation: Situation, path: readonly Cell[]): number {
  const steps = path.slice(1).map((cell, i) => [cell, path[i] ?? cell] as const);
  const diagonals = steps.filter(([a, b]) => a[0] !== b[0] && a[1] !== b[1]).length;
  const extra = rangeMetric(situation) === "rounded" ? Math.floor(diagonals / 2) : 0;
  return (steps.length + extra) * CELL;
}
