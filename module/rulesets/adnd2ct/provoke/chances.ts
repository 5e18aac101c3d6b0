import type { Facing } from "../../../model/position.js";
import type { Provocation } from "../../../model/plan.js";
import { findStat } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { canSee, isReady } from "../conditions.js";
import { standing, type Place } from "../distance.js";
import { arcOf } from "../facing.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { readOption } from "../options.js";
import type { CauseTerm } from "../terms.js";
import { threateners, threats } from "./threat.js";

/** Openings that it may still use this round; null: any number (GAP-ADND-08). */
export function openingsLeft({ options }: Situation, fighter: Fighter): number | null {
  if (readOption(options, "opportunityCap") === "none") return null;
  const trained = fighter.profile.kind === "npc" || (fighter.profile.stats.group ?? "warrior") === "warrior";
  const cap = (trained ? 3 : 1) + Math.floor((findStat(fighter, "level") ?? 1) / 5);
  return Math.max(0, cap - fighter.turn.taken);
}

/** Whether it may strike at somebody through an opening: once per opponent and round (GAP-ADND-08). */
export const mayStrike = (situation: Situation, fighter: Fighter, opponent: Fighter): boolean =>
  isReady(situation, fighter) &&
  canSee(fighter, opponent) &&
  !fighter.turn.opportunities.includes(opponent.id) &&
  openingsLeft(situation, fighter) !== 0;

/** The chance that somebody at a place gives an enemy; null: none. */
export function chanceAt(
  situation: Situation,
  enemy: Fighter,
  doer: Fighter,
  place: Place,
  step: Provocation["step"],
  of: CauseTerm,
): Provocation | null {
  const weapons = mayStrike(situation, enemy, doer) ? threats(situation, enemy, place) : [];
  if (weapons.length === 0) return null;
  const left = openingsLeft(situation, enemy);
  return {
    by: enemy.id,
    against: doer.id,
    step,
    of,
    attacks: weapons.map(({ id }) => id),
    action: "opportunity-attack",
    pays: "opportunity",
    left,
    pool: left === null ? null : left + enemy.turn.taken,
  };
}

/** The chances that a creature gives by something it does where it stands. */
export function chancesHere(
  situation: Situation,
  doer: Fighter,
  of: CauseTerm,
  gives: (enemy: Fighter) => boolean,
): Provocation[] {
  const place = standing(situation, doer);
  if (!place) return [];
  return threateners(situation, doer)
    .filter(gives)
    .flatMap((enemy) => chanceAt(situation, enemy, doer, place, "action", of) ?? []);
}

/** A shot gives all who threaten the shooter a chance, but for the one shot at in the round in which it came up (ADND-FIRE-005, ADND-FIRE-006). */
export const shotChances = (situation: Situation, shooter: Fighter, target: Fighter | null): Provocation[] =>
  chancesHere(
    situation,
    shooter,
    "ranged-attack",
    (enemy) => !(enemy.id === target?.id && enemy.turn.closed.includes(shooter.id)),
  );

/** Whoever turns its back on a threatening enemy gives it a chance (GAP-ADND-08). */
export function turningChances(situation: Situation, doer: Fighter, facing: Facing): Provocation[] {
  const place = standing(situation, doer);
  if (!place) return [];
  const behind = behindOf(situation, doer, place, facing);
  return chancesHere(situation, doer, "turning", (enemy) => behind.some(({ id }) => id === enemy.id));
}

/** Enemies at the back of one who would stand at a place and look that way. */
export function behindOf(situation: Situation, doer: Fighter, place: Place, facing: Facing): Fighter[] {
  const { board } = situation;
  if (!board) return [];
  return enemiesOf(situation, doer).filter((enemy) => {
    const other = standing(situation, enemy);
    return other !== null && arcOf(board, place.footprint, facing, other.footprint) === "rear";
  });
}
