import { footprintDistance } from "../../grid/footprint/distance.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import { measureGap, type GridMetric } from "../../grid/square/metric.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { footprintOf } from "./fighter.js";
import { CELL } from "./movement/speed.js";
import { readOption } from "./options.js";

/** Where somebody stands or passes. Elevation in feet. */
export interface Place {
  readonly footprint: Footprint;
  readonly elevation: number;
}

/** How distances are counted: all squares alike, or every second diagonal double (DND5-GRID-007, GAP-DND5-09). */
const metricOf = (situation: Situation): GridMetric =>
  readOption(situation.options, "diagonals") === "5-10-5" ? "rounded" : "square";

/** Cells between two places, height considered: 0 in the same place, 1 next to it. */
export function cellsBetween(situation: Situation, from: Place, to: Place): number {
  if (!situation.board) return 0;
  const metric = metricOf(situation);
  const flat = footprintDistance(situation.board, from.footprint, to.footprint, metric);
  const height = Math.floor(Math.abs(from.elevation - to.elevation) / CELL);
  return height === 0 ? flat : measureGap(flat, height, metric);
}

/** Where a creature stands, for measuring; null without a scene. */
export function standing(situation: Situation, creature: Creature): Place | null {
  const footprint = footprintOf(situation, creature);
  return footprint && { footprint, elevation: creature.state.position?.elevation ?? 0 };
}

/** Distance in feet between the nearest cells of two creatures; null without a scene. */
export function feetBetween(situation: Situation, a: Creature, b: Creature): number | null {
  const from = standing(situation, a);
  const to = standing(situation, b);
  return from && to ? cellsBetween(situation, from, to) * CELL : null;
}
