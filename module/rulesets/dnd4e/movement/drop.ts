import { terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Cell } from "../../../model/position.js";
import type { DiceFormula } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { placeAt } from "../distance.js";
import type { Fighter } from "../fighter.js";

/** Feet that a creature would fall in a cell: no pit under part of it, none that it flies over: 0 (DND4-FALL-007). */
export function dropAt(situation: Situation, fighter: Fighter, cell: Cell): number {
  const { board } = situation;
  const place = placeAt(situation, fighter, cell);
  if (!board || !place || flies(fighter)) return 0;
  const depths = footprintCells(board, place.footprint).map((each) =>
    Math.max(0, ...terrainAt(board, each).map(({ kind, depth }) => (kind === "pit" ? (depth ?? 0) : 0))),
  );
  return Math.min(...depths);
}

/** In the air by its own wings. */
export const flies = ({ profile, state }: Fighter): boolean =>
  (profile.speeds.fly ?? 0) > 0 && (state.position?.elevation ?? 0) > 0;

/** Feet of a fall for each die; beyond the limit each full stretch of it does a flat amount instead. */
const FALL = { feet: 10, limit: 50, sides: 10, flat: 25 };

/** What a fall does: 1d10 for 10 ft, over 50 ft 25 for each 50 ft and dice for the rest (DND4-FALL-001, DND4-FALL-002). */
export function fallDamage(feet: number): DiceFormula {
  const stretches = feet > FALL.limit ? Math.floor(feet / FALL.limit) : 0;
  const count = Math.floor((feet - stretches * FALL.limit) / FALL.feet);
  return { dice: count > 0 ? [{ count, sides: FALL.sides }] : [], flat: stretches * FALL.flat };
}
