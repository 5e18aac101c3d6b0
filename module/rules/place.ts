import { footprintDistance } from "../grid/footprint/distance.js";
import { isFootprintInside, type Footprint } from "../grid/footprint/footprint.js";
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
  /** Where it would stand at a cell; elevation: as it is, unless given. Null where it doesn't fit on the board. */
  readonly placeAt: (situation: Situation, creature: Creature, cell: Cell, elevation?: number) => Place | null;
}

/** Places of creatures so many cells wide. */
export function createPlaces(widthOf: (situation: Situation, creature: Creature) => number): Places {
  const placed = (situation: Situation, creature: Creature, cell: Cell, elevation?: number): Place | null => {
    const footprint = situation.board && footprintAt(situation.board, cell, widthOf(situation, creature));
    return footprint && { footprint, elevation: elevation ?? creature.state.position?.elevation ?? 0 };
  };
  // Whoever was put over the edge by hand is somewhere all the same.
  const standing: Places["standing"] = (situation, creature) => {
    const { position } = creature.state;
    return position && placed(situation, creature, position.cell);
  };
  return {
    standing,
    placeAt(situation, creature, cell, elevation) {
      const place = placed(situation, creature, cell, elevation);
      if (!place || !situation.board || isFootprintInside(situation.board, place.footprint)) return place;
      return standing(situation, creature)?.footprint.cell === place.footprint.cell ? place : null;
    },
  };
}
