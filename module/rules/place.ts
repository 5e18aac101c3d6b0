import { footprintDistance } from "../grid/footprint/distance.js";
import type { Footprint } from "../grid/footprint/footprint.js";
import { measureGap, type GridMetric } from "../grid/square/metric.js";
import type { Cell } from "../model/position.js";
import { footprintAt } from "./space.js";
import type { Creature, Situation } from "./situation.js";

/** Where somebody stands or passes; elevation as the ruleset counts it. */
export interface Place {
  readonly footprint: Footprint;
  readonly elevation: number;
}

/** Squares between two places so counted, height considered, of which `cellLength` makes a square: 0 in the same place. */
export function squaresApart(
  { board }: Situation,
  from: Place,
  to: Place,
  cellLength: number,
  metric: GridMetric = "square",
): number {
  if (!board) return 0;
  const flat = footprintDistance(board, from.footprint, to.footprint, metric);
  const height = Math.floor(Math.abs(from.elevation - to.elevation) / cellLength);
  return height === 0 ? flat : measureGap(flat, height, metric);
}

/** Where creatures stand, by the room that they take up. */
export interface Places {
  /** Where a creature stands; null without a scene. */
  readonly standing: (situation: Situation, creature: Creature) => Place | null;
  /** Where it would stand at a cell; elevation: as it is, unless given. */
  readonly placeAt: (situation: Situation, creature: Creature, cell: Cell, elevation?: number) => Place | null;
}

/** Places of creatures so many cells wide. */
export function createPlaces(widthOf: (situation: Situation, creature: Creature) => number): Places {
  const placeAt: Places["placeAt"] = (situation, creature, cell, elevation) => {
    const footprint = situation.board && footprintAt(situation.board, cell, widthOf(situation, creature));
    return footprint && { footprint, elevation: elevation ?? creature.state.position?.elevation ?? 0 };
  };
  return {
    placeAt,
    standing(situation, creature) {
      const { position } = creature.state;
      return position && placeAt(situation, creature, position.cell);
    },
  };
}
