import { findStat, hasCondition } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { heldBy, incapacityOf } from "../conditions.js";
import { gapBetween, standing } from "../distance.js";
import { arcOf, type Arc } from "../facing.js";
import type { Fighter } from "../fighter.js";

/** Armour class of one about whom nothing is said; lower is better. */
const UNARMOURED = 10;

/** What reckless movement adds to armour class, from its declaration to the end of the round (ADND-CHARGE-009, ADND-RUN-003, GAP-ADND-12). */
const RECKLESS: Readonly<Record<string, number>> = { charge: 1, run: 1, sprint: 2 };

/** Where an attacker stands as seen by its target; the front without a scene. */
export function arcOfAttack(situation: Situation, target: Fighter, attacker: Fighter): Arc {
  const [from, other] = [standing(situation, target), standing(situation, attacker)];
  if (!situation.board || !from || !other) return "front";
  return arcOf(situation.board, from.footprint, target.state.position?.facing ?? null, other.footprint);
}

/** What parrying takes off armour class: half the level, warriors one more (ADND-PARRY-003, ADND-PARRY-004). */
const parryBonus = (fighter: Fighter): number =>
  Math.floor((findStat(fighter, "level") ?? 1) / 2) +
  ((fighter.profile.stats.group ?? "warrior") === "warrior" ? 1 : 0);

/** Whether it can't dodge: reckless, casting, lying, held, surprised, or struck at from behind (ADND-CHARGE-008, GAP-ADND-05, GAP-ADND-07, GAP-ADND-25, GAP-ADND-29). */
function losesDexterity(situation: Situation, target: Fighter, behind: boolean): boolean {
  const { declared, spent, lost } = target.turn;
  const casts = declared?.action === "cast-spell" && !spent && !lost;
  const helpless = hasCondition(target, "prone", "surprised", "blinded") || heldBy(target) !== null;
  return behind || casts || helpless || isReckless(target) || incapacityOf(situation, target) !== null;
}

const isReckless = ({ turn }: Fighter): boolean => turn.declared !== null && turn.declared.action in RECKLESS;

/** Armour class now, against somebody in particular or nobody; descending. `melee`: whether somebody behind it counts. */
export function armourClass(
  situation: Situation,
  target: Fighter,
  attacker: Fighter | null = null,
  melee = true,
): number {
  const { declared } = target.turn;
  const base = findStat(target, "ac") ?? UNARMOURED;
  const behind =
    melee &&
    attacker !== null &&
    gapBetween(situation, target, attacker) > 0 &&
    arcOfAttack(situation, target, attacker) === "rear";
  const dexterity = losesDexterity(situation, target, behind) ? (findStat(target, "dexAc") ?? 0) : 0;
  const parried = declared?.action === "parry" ? parryBonus(target) : 0;
  return base + dexterity + (RECKLESS[declared?.action ?? ""] ?? 0) - parried;
}
