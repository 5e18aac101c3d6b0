import { footprintDistance } from "../../grid/footprint/distance.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import type { Cell } from "../../model/position.js";
import { footprintAt } from "../../rules/creature.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { footprintOf, widthOf } from "./fighter.js";

/** Feet a square (GAP-ADND-23); elevations are in feet. */
const SQUARE = 5;

/** Where somebody stands or passes. Elevation in feet. */
export interface Place {
  readonly footprint: Footprint;
  readonly elevation: number;
}

/** Squares between two places, all directions alike: 0 in the same place, 1 next to it. */
export function squaresBetween({ board }: Situation, from: Place, to: Place): number {
  if (!board) return 0;
  const height = Math.floor(Math.abs(from.elevation - to.elevation) / SQUARE);
  return Math.max(height, footprintDistance(board, from.footprint, to.footprint));
}

/** Where a creature stands; null without a scene. */
export function standing(situation: Situation, creature: Creature): Place | null {
  const footprint = footprintOf(situation, creature);
  return footprint && { footprint, elevation: creature.state.position?.elevation ?? 0 };
}

/** Where it would stand at a cell. */
export function placeAt(situation: Situation, creature: Creature, cell: Cell, elevation?: number): Place | null {
  const { board } = situation;
  const footprint = board && footprintAt(board, cell, widthOf(situation, creature));
  return footprint && { footprint, elevation: elevation ?? creature.state.position?.elevation ?? 0 };
}

/** Squares between the nearest cells of two creatures; without a scene they are next to each other. */
export function gapBetween(situation: Situation, a: Creature, b: Creature): number {
  const [from, to] = [standing(situation, a), standing(situation, b)];
  return from && to ? squaresBetween(situation, from, to) : 1;
}

/** Whether two share a square; never without a scene. */
export const sharesSpace = (situation: Situation, a: Creature, b: Creature): boolean => {
  const [from, to] = [standing(situation, a), standing(situation, b)];
  return from !== null && to !== null && squaresBetween(situation, from, to) === 0;
};
