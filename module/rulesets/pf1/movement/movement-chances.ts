import type { Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { canSee, enemiesOf, footprintAt, mountOf, widthOf, type Fighter } from "../fighter.js";
import { chanceOf } from "../provoke/chances.js";
import type { Place } from "../provoke/threat.js";

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
 * makes the starting cell safe from enemies that are seen (PF1-WITHDRAW-002, PF1-WITHDRAW-003).
 */
export function movementChances(situation: Situation, mover: Fighter, way: Way): Provocation[] {
  if (!situation.board) return [];
  return enemiesOf(situation, mover).flatMap((enemy) => {
    const exempt = way.spent.includes(enemy.id) || way.exempt === enemy.id || mountOf(enemy) === mover.id;
    const chance = exempt ? null : firstChance(situation, enemy, mover, way);
    return chance ? [chance] : [];
  });
}

function firstChance(situation: Situation, enemy: Fighter, mover: Fighter, way: Way): Provocation | null {
  const safeStart = way.action === "withdraw" && canSee(mover, enemy);
  for (let step = safeStart ? 1 : 0; step + 1 < way.path.length; step++) {
    const chance = chanceOf(situation, enemy, mover, placeAt(situation, mover, way, step), step, "leaving");
    if (chance) return chance;
  }
  // A crawler gives a chance to all whose reach it comes through, the last cell included (PF1-MOVE-005).
  if (way.action !== "crawl") return null;
  return chanceOf(situation, enemy, mover, placeAt(situation, mover, way, way.path.length - 1), 0, "leaving");
}

/** Where the mover is after so many steps. */
export function placeAt(situation: Situation, mover: Fighter, way: Way, step: number): Place | null {
  const cell = way.path[step];
  const footprint = cell && situation.board ? footprintAt(situation.board, cell, widthOf(situation, mover)) : null;
  const elevation = way.elevations?.[step] ?? mover.state.position?.elevation ?? 0;
  return footprint && { footprint, elevation };
}
