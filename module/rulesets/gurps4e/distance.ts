import { arcOf, readHexDirection, type HexArc } from "../../grid/hex/facing.js";
import type { HexDirection } from "../../grid/hex/direction.js";
import type { Cell } from "../../model/position.js";
import { createPlaces, squaresApart, type Place as PlainPlace } from "../../rules/place.js";
import type { Creature, Situation } from "../../rules/situation.js";

/** Where somebody stands or passes. Elevation in yards; no facing: nobody keeps track of it. */
export interface Place extends PlainPlace {
  readonly facing: HexDirection | null;
}

/** Yards between two places: 0 in the same hex, 1 next to it. */
export const yardsBetween = (situation: Situation, from: Place, to: Place): number =>
  squaresApart(situation, from, to, 1);

/** Which way a creature looks, where this world and its board keep track of that (G4-GAP-07). */
export function facingOf({ board, options }: Situation, { state }: Creature): HexDirection | null {
  const counts = board?.shape === "hex" && options.facing !== false;
  return counts ? readHexDirection(state.position?.facing ?? null) : null;
}

const places = createPlaces(() => 1);

/** Where a creature stands; null without a scene. */
export const standing = (situation: Situation, creature: Creature): Place | null =>
  turned(places.standing(situation, creature), situation, creature);

/** Where it would stand at a cell, looking as it does now. */
export const placeAt = (situation: Situation, creature: Creature, cell: Cell, elevation?: number): Place | null =>
  turned(places.placeAt(situation, creature, cell, elevation), situation, creature);

const turned = (place: PlainPlace | null, situation: Situation, creature: Creature): Place | null =>
  place && { ...place, facing: facingOf(situation, creature) };

/** In which arc of one place another lies; ahead where nobody keeps track of facing. */
export function arcFrom({ board }: Situation, { footprint, facing }: Place, to: Place): HexArc {
  return board && facing ? arcOf(board, footprint.cell, facing, to.footprint.cell) : "front";
}

/** Yards between two creatures; without a scene they are next to each other. */
export function gapBetween(situation: Situation, a: Creature, b: Creature): number {
  const [from, to] = [standing(situation, a), standing(situation, b)];
  return from && to ? yardsBetween(situation, from, to) : 1;
}
