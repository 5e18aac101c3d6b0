import { footprintDistance } from "../../grid/footprint/distance.js";
import { arcOf, readHexDirection, type HexArc } from "../../grid/hex/facing.js";
import type { HexDirection } from "../../grid/hex/direction.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import type { Cell } from "../../model/position.js";
import { footprintAt } from "../../rules/creature.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { footprintOf } from "./fighter.js";

/** Where somebody stands or passes. Elevation in yards; no facing: nobody keeps track of it. */
export interface Place {
  readonly footprint: Footprint;
  readonly elevation: number;
  readonly facing: HexDirection | null;
}

/** Yards between two places: 0 in the same hex, 1 next to it. */
export function yardsBetween({ board }: Situation, from: Place, to: Place): number {
  if (!board) return 0;
  const height = Math.floor(Math.abs(from.elevation - to.elevation));
  return Math.max(height, footprintDistance(board, from.footprint, to.footprint));
}

/** Which way a creature looks, where this world and its board keep track of that (G4-GAP-07). */
export function facingOf({ board, options }: Situation, { state }: Creature): HexDirection | null {
  const counts = board?.shape === "hex" && options.facing !== false;
  return counts ? readHexDirection(state.position?.facing ?? null) : null;
}

/** Where a creature stands; null without a scene. */
export function standing(situation: Situation, creature: Creature): Place | null {
  const footprint = footprintOf(situation, creature);
  const elevation = creature.state.position?.elevation ?? 0;
  return footprint && { footprint, elevation, facing: facingOf(situation, creature) };
}

/** Where it would stand at a cell, looking as it does now. */
export function placeAt(situation: Situation, creature: Creature, cell: Cell, elevation?: number): Place | null {
  const footprint = situation.board && footprintAt(situation.board, cell, 1);
  return (
    footprint && {
      footprint,
      elevation: elevation ?? creature.state.position?.elevation ?? 0,
      facing: facingOf(situation, creature),
    }
  );
}

/** In which arc of one place another lies; ahead where nobody keeps track of facing. */
export function arcFrom({ board }: Situation, { footprint, facing }: Place, to: Place): HexArc {
  return board && facing ? arcOf(board, footprint.cell, facing, to.footprint.cell) : "front";
}

/** Yards between two creatures; without a scene they are next to each other. */
export function gapBetween(situation: Situation, a: Creature, b: Creature): number {
  const [from, to] = [standing(situation, a), standing(situation, b)];
  return from && to ? yardsBetween(situation, from, to) : 1;
}
