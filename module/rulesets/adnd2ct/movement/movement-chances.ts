import type { Act } from "../../../model/act.js";
import type { Provocation } from "../../../model/plan.js";
import type { Cell, Facing } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { placeAt, squaresBetween, standing, type Place } from "../distance.js";
import { arcOf, facingOfStep } from "../facing.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { behindOf, chanceAt } from "../provoke/chances.js";
import { threats } from "../provoke/threat.js";

/** Movements on which one doesn't look where one goes. */
const KEEPS_FRONT = ["withdraw", "adjust"];

/**
 * Which way a mover looks in a cell of its way: as its act says, at its end as it says of that, else where it goes; whoever
 * withdraws or only adjusts its place keeps its front where it was, or has it all the way where the act says.
 */
export function facingOnWay(act: Act, path: readonly Cell[], at: number, before: Facing | null): Facing | null {
  const keeps = KEEPS_FRONT.includes(act.action);
  const said = act.facings?.[at] ?? (keeps || at === path.length - 1 ? act.facing : undefined);
  if (said !== undefined || before === null || keeps) return said ?? before;
  const [from, to] = [path[at - 1], path[at]];
  return (from && to ? facingOfStep(from, to) : null) ?? before;
}

/**
 * The openings of a way: of each enemy the first, before a square is left that it threatens, unless the next one is as near
 * and threatened too, which is no moving away (GAP-ADND-08). Whoever withdraws gives none to enemies in its front (GAP-ADND-11).
 */
export function movementChances(situation: Situation, mover: Fighter, act: Act, path: readonly Cell[]): Provocation[] {
  const places = path.map((cell, i) => placeAt(situation, mover, cell, act.elevations?.[i]));
  return enemiesOf(situation, mover).flatMap((enemy) => {
    for (const [step, place] of places.slice(0, -1).entries()) {
      const next = places[step + 1];
      if (!place || !next || !leaves(situation, enemy, place, next, act.action === "adjust")) continue;
      if (act.action === "withdraw" && isInFront(situation, mover, enemy, act, path, step)) continue;
      const chance = chanceAt(situation, enemy, mover, place, step, "leaving");
      if (chance) return [chance];
    }
    return [];
  });
}

/** Whoever turns at the end of a way turns its back on those behind it who threaten it there, as one who turns on the spot. */
export function endTurnChances(situation: Situation, mover: Fighter, act: Act, path: readonly Cell[]): Provocation[] {
  const last = path.length - 1;
  const end = path[last];
  const place = end && placeAt(situation, mover, end, act.elevations?.[last]);
  const { facing } = act;
  if (!place || last < 1 || facing === undefined) return [];
  return behindOf(situation, mover, place, facing).flatMap(
    (enemy) => chanceAt(situation, enemy, mover, place, last, "turning") ?? [],
  );
}

/** One who only adjusts its place may go anywhere in the enemy's front (GAP-ADND-01). */
function leaves(situation: Situation, enemy: Fighter, from: Place, to: Place, adjusts: boolean): boolean {
  const at = standing(situation, enemy);
  if (!at || threats(situation, enemy, from).length === 0) return false;
  const stays = threats(situation, enemy, to).length > 0;
  return !stays || (!adjusts && squaresBetween(situation, at, to) > squaresBetween(situation, at, from));
}

function isInFront(
  situation: Situation,
  mover: Fighter,
  enemy: Fighter,
  act: Act,
  path: readonly Cell[],
  step: number,
): boolean {
  const cell = path[step];
  const [own, other] = [cell && placeAt(situation, mover, cell), standing(situation, enemy)];
  if (!situation.board || !own || !other) return true;
  const facing = facingOnWay(act, path, step, mover.state.position?.facing ?? null);
  return arcOf(situation.board, own.footprint, facing, other.footprint) === "front";
}
