import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { placeAt, type Place } from "../distance.js";
import { enemiesOf, mountOf, type Fighter } from "../fighter.js";
import { canSee } from "../sight.js";
import { chanceAt, watchOf, type Watch } from "../provoke/chances.js";

/** A way through threatened cells. */
export interface Way {
  readonly path: readonly Cell[];
  readonly elevations?: readonly number[];
  readonly action: string;
  /** Enemies who had their opportunity from this movement already. */
  readonly spent: readonly string[];
  /** Whom this movement doesn't provoke, whatever it does. */
  readonly exempt?: string | null;
}

/**
 * The opportunities of a way: each enemy's first one, before the cell is left (PF1-AOO-001, PF1-GAP-01). Withdrawing
 * makes the starting place safe from enemies that are seen (PF1-WITHDRAW-002, PF1-WITHDRAW-003).
 */
export function movementChances(situation: Situation, mover: Fighter, way: Way): Provocation[] {
  const places = placesOf(situation, mover, way);
  return enemiesOf(situation, mover).flatMap((enemy) => {
    const exempt = way.spent.includes(enemy.id) || way.exempt === enemy.id || mountOf(enemy) === mover.id;
    const watch = exempt ? null : watchOf(situation, enemy, mover);
    const chance = watch && firstChance(situation, watch, way, places);
    return chance ? [chance] : [];
  });
}

function firstChance(
  situation: Situation,
  watch: Watch,
  { action }: Way,
  places: readonly (Place | null)[],
): Provocation | null {
  const safe = action === "withdraw" && canSee(watch.mover, watch.enemy) ? (places[0] ?? null) : null;
  for (let step = 0; step + 1 < places.length; step++) {
    for (const place of exposed(situation, places[step] ?? null, safe)) {
      const chance = chanceAt(situation, watch, place, step, "leaving");
      if (chance) return chance;
    }
  }
  // A crawler gives a chance to all whose reach it comes through, the last cell included (PF1-MOVE-005).
  const last = action === "crawl" ? places.at(-1) : null;
  return last ? chanceAt(situation, watch, last, 0, "leaving") : null;
}

/** What of a place counts as threatened: all of it, but for cells of the place where a withdrawal began. */
function exposed({ board }: Situation, place: Place | null, safe: Place | null): readonly Place[] {
  if (!board || !place) return [];
  if (!safe) return [place];
  const guarded = new Set(footprintCells(board, safe.footprint));
  return footprintCells(board, place.footprint)
    .filter((cell) => !guarded.has(cell))
    .map((cell) => ({ footprint: { cell, size: 1 }, elevation: place.elevation }));
}

/** Where the mover is at each cell of its way; null off the board. */
export const placesOf = (situation: Situation, mover: Fighter, { path, elevations }: Way): (Place | null)[] =>
  path.map((cell, step) => placeAt(situation, mover, cell, elevations?.[step]));
