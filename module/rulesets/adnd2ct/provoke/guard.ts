import type { Act } from "../../../model/act.js";
import type { Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { plainFormOf } from "../actions.js";
import { blowsOf } from "../attack/strokes.js";
import type { Weapon } from "../attack/weapon.js";
import { canSee, isReady } from "../conditions.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { winningSide } from "../due.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { END_OF_ROUND, phaseNow } from "../phases.js";
import { strokesOf } from "../timing.js";
import { threats } from "./threat.js";

/** On guard, with a blow left for whoever comes (ADND-GUARD-002). */
export function isGuarding(situation: Situation, fighter: Fighter): boolean {
  const { declared, spent, lost, made, aborted } = fighter.turn;
  if (declared?.action !== "guard" || spent || lost || (aborted && phaseNow(situation) < END_OF_ROUND)) return false;
  return isReady(situation, fighter) && made < strokesOf(situation, fighter, declared).length;
}

/** The guards' chances on a way: each where the mover comes into a square that the guard threatens. */
export function guardChances(situation: Situation, mover: Fighter, act: Act, path: readonly Cell[]): Provocation[] {
  return enemiesOf(situation, mover).flatMap((guard): Provocation[] => {
    if (!isGuarding(situation, guard) || !canSee(guard, mover)) return [];
    const reached = path.map((cell, i) => {
      const place = placeAt(situation, mover, cell, act.elevations?.[i]);
      return place ? threats(situation, guard, place) : [];
    });
    const step = reached.findIndex((weapons, i) => i > 0 && weapons.length > 0 && reached[i - 1]?.length === 0);
    const weapons = reached[step] ?? [];
    const [weapon] = weapons;
    const cell = path[step];
    if (!weapon || !cell || !strikesFirst(situation, guard, weapon, mover, act, cell)) return [];
    const attacks = weapons.map(({ id }) => id);
    return [
      {
        by: guard.id,
        against: mover.id,
        step,
        of: "guard",
        attacks,
        action: "guard",
        pays: "action",
        left: 1,
        pool: 1,
      },
    ];
  });
}

/** Movements that end in an attack. */
const ATTACKS = ["attack", "unarmed", "charge"];

/**
 * Whether a guard strikes before whoever comes up. One who walks up comes first only with a longer weapon (ADND-GUARD-003);
 * with a charger the longer weapon, then the larger one, then the initiative decides (ADND-GUARD-004 to 006,
 * ADND-CHARGE-010). Whoever comes up for something else, or can't strike from where it has come, is struck.
 */
function strikesFirst(
  situation: Situation,
  guard: Fighter,
  own: Weapon,
  mover: Fighter,
  act: Act,
  cell: Cell,
): boolean {
  const declared = mover.turn.declared?.action ?? act.action;
  const theirs = blowsOf(situation, mover, act.with ?? mover.turn.declared?.with)[0]?.[0];
  const [from, to] = [placeAt(situation, mover, cell), standing(situation, guard)];
  const meant = act.target === undefined || act.target === guard.id;
  if (!theirs || !from || !to || !meant || !ATTACKS.includes(plainFormOf(declared))) return true;
  if (squaresBetween(situation, from, to) > theirs.reach.max) return true;
  if (own.reach.max !== theirs.reach.max) return own.reach.max > theirs.reach.max;
  if (declared !== "charge") return true;
  return own.size === theirs.size ? guard.profile.side === winningSide(situation) : own.size > theirs.size;
}
