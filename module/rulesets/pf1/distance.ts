import { footprintDistance } from "../../grid/footprint/distance.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import { measureGap, type GridMetric } from "../../grid/square/metric.js";
import type { Cell } from "../../model/position.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { footprintOf } from "./fighter.js";
import { CELL } from "./movement/speed.js";
import { readOption } from "./options.js";

/** A place where somebody stands or passes. */
export interface Place {
  readonly footprint: Footprint;
  readonly elevation: number;
}

/** Cells between two footprints, elevation considered; ways of counting as in `GridMetric`. */
export function cellsBetween(situation: Situation, from: Place, to: Place, metric: GridMetric): number {
  if (!situation.board) return 0;
  const flat = footprintDistance(situation.board, from.footprint, to.footprint, metric);
  const height = Math.floor(Math.abs(from.elevation - to.elevation) / CELL);
  return height === 0 ? flat : measureGap(flat, height, metric);
}

/** How ranges are counted: every second diagonal double, unless the world counts all alike (PF1-GAP-03). */
export const rangeMetric = (situation: Situation): GridMetric =>
  readOption(situation.options, "diagonals") === "5-10-5" ? "rounded" : "square";

/** Two diagonals are still within a reach of 10 feet (PF1-GAP-02). */
export const reachMetric = (situation: Situation): GridMetric =>
  readOption(situation.options, "diagonals") === "5-10-5" ? "rounded-with-corner" : "square";

/** Where it stands, for measuring; null without a scene. */
export function standing(situation: Situation, creature: Creature): Place | null {
  const footprint = footprintOf(situation, creature);
  return footprint && { footprint, elevation: creature.state.position?.elevation ?? 0 };
}

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
