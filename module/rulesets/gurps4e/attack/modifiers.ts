import type { Modifier } from "../../../model/roll.js";
import { sizeRank } from "../../../rules/creature.js";
import type { Act } from "../../../model/act.js";
import type { Situation } from "../../../rules/situation.js";
import type { Action, Variant } from "../action.js";
import { gapBetween } from "../distance.js";
import { postureOf, type Fighter } from "../fighter.js";
import type { Aim } from "../state.js";
import { optionModifiers } from "./optional.js";
import { part, type Test } from "./test.js";
import { isRanged, type Weapon } from "./weapon.js";

/** Somebody's attack on somebody, as a part of a manoeuvre; null: none chosen yet, a plain Attack. */
export interface Strike {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
  readonly maneuver: Action | null;
  readonly variant: Variant | null;
  /** The act that it is a part of; null where only its chances are asked. */
  readonly act: Act | null;
}

/** Off the hand one is used to (G4-ALLOUTATTACK-004, G4-GAP-14). */
const OFF_HAND = -4;
/** Melee out of a run: a penalty, and a limit that comes last (G4-MOVEATTACK-002). */
const RUNNING = { penalty: -4, cap: 9 };
/** The least penalty of a shot out of a run (G4-MOVEATTACK-003). */
const SHOOTING = -2;
const MOST_EVALUATED = 3;
const MEDIUM = 2;

/** The test of an attack, as the situation stands. */
export function attackTest(situation: Situation, strike: Strike): Test {
  const { attacker, target, weapon, maneuver, act } = strike;
  const running = maneuver?.id === "move-and-attack";
  return {
    by: attacker.id,
    kind: "attack",
    skill: weapon.skill,
    modifiers: [
      ...ownModifiers(strike),
      ...rangedModifiers(situation, strike),
      ...(act ? optionModifiers(situation, act) : []),
    ],
    ...(running && !isRanged(weapon) && { cap: RUNNING.cap }),
    target: target.id,
  };
}

function ownModifiers({ attacker, target, weapon, maneuver, variant }: Strike): Modifier[] {
  const running = maneuver?.id === "move-and-attack";
  const hurry = isRanged(weapon) ? Math.min(SHOOTING, weapon.bulk) : RUNNING.penalty;
  return [
    ...part("maneuver", (variant?.hit ?? 0) + (running ? hurry : 0)),
    ...part("off-hand", weapon.offHand ? OFF_HAND : 0),
    ...part("posture", postureOf(attacker).attack),
    ...part("evaluate", evaluated(attacker, target)),
    ...part("shock", attacker.turn.shock),
    ...part("size", sizeRank(target) - MEDIUM),
  ];
}

/** What studying this foe adds, at most 3 (G4-EVALUATE-001, G4-EVALUATE-002). */
export const evaluated = ({ turn: { evaluate } }: Fighter, target: Fighter): number =>
  evaluate?.target === target.id ? Math.min(MOST_EVALUATED, evaluate.turns) : 0;

function rangedModifiers(situation: Situation, strike: Strike): Modifier[] {
  const { attacker, target, weapon } = strike;
  if (!isRanged(weapon)) return [];
  const aim = aimOf(strike);
  return [
    ...part("range", rangePenalty(gapBetween(situation, attacker, target))),
    ...part("target-posture", postureOf(target).target),
    ...(aim ? [...part("accuracy", weapon.acc), ...part("aim", aimed(aim.turns)), ...part("braced", +aim.braced)] : []),
  ];
}

/** The aim that counts for a shot: at this target, with this weapon, by Attack or All-Out Attack (G4-AIM-002, G4-MOVEATTACK-005). */
function aimOf({ attacker, target, weapon, maneuver }: Strike): Aim | null {
  const { aim } = attacker.turn;
  const kept = maneuver?.maneuver?.keeps.includes("aim") ?? true;
  const meant = aim?.target === target.id && (aim.weaponId === null || aim.weaponId === weapon.id);
  return meant && kept ? aim : null;
}

/** Two turns of aim add 1, three and more 2 (G4-AIM-003). */
const aimed = (turns: number): number => Math.min(2, turns - 1);

/** Yards up to which each step of the range table goes; beyond 100 it goes on in the same measure (G4-GAP-13). */
const RANGES = [2, 3, 5, 7, 10, 15];

/** What distance takes off a shot: nothing up to 2 yards, then one for each step of the table. */
export function rangePenalty(yards: number): number {
  let step = 0;
  let scale = 1;
  while (yards > (RANGES[step % 6] ?? 2) * scale) {
    step++;
    if (step % 6 === 0) scale *= 10;
  }
  return step === 0 ? 0 : -step;
}
