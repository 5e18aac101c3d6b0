import { hasTerrain } from "../../../grid/board/terrain.js";
import type { Situation } from "../../../rules/situation.js";
import { heldBy, isIncapable } from "../conditions.js";
import { conditionsThat } from "../conditions.data.js";
import { feetBetween } from "../distance.js";
import { canSee, findFighter, footprintOf, hasCondition, isEnemy, presentFighters, type Fighter } from "../fighter.js";
import { hasEffect } from "../features.js";
import { CELL, listedSpeed } from "../movement/speed.js";
import { isSqueezed } from "../movement/squeeze.js";
import { grapplerOf } from "../movement/grappled.js";
import type { Advantage } from "../rulings.js";
import type { AdvantageTerm, DisadvantageTerm } from "../terms.js";
import { isRanged, isWeaponAttack, type Weapon } from "./weapon.js";

const EXPOSED = conditionsThat("exposed");
const HINDERED = conditionsThat("attacksWorse") as readonly DisadvantageTerm[];

/** Somebody's attack on somebody. */
export interface Strike {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
  /** Made as an opportunity. */
  readonly provoked: boolean;
  /** A blow that would fell its target leaves it 1 hit point, and knocks it out. */
  readonly spares?: boolean;
}

/** One of each cancels, however many there are (DND5-UNSEEN-005, GAP-DND5-08). */
export function combine(advantages: number, disadvantages: number): Advantage {
  if (advantages > 0 === disadvantages > 0) return "none";
  return advantages > 0 ? "advantage" : "disadvantage";
}

export const advantageOf = (situation: Situation, strike: Strike): Advantage =>
  combine(advantagesOf(situation, strike).length, disadvantagesOf(situation, strike).length);

/** Why an attack has Advantage, as words for the card; a ruling stands in for everything else (DND5-ATT-004). */
export function advantagesOf(situation: Situation, { attacker, target }: Strike): AdvantageTerm[] {
  const { ruledAdvantage } = attacker.turn;
  if (ruledAdvantage) return word(ruledAdvantage === "advantage", "ruling");
  const near = isNear(situation, attacker, target);
  return [
    ...word(!canSee(target, attacker), "unseen-attacker"),
    ...word(hasCondition(target, "prone") && near, "prone-near"),
    ...word(hasCondition(target, ...EXPOSED), "defenceless"),
    ...word(isSqueezed(situation, target), "squeezed"),
    ...word(hasEffect(attacker, "packs") && isPressedBy(situation, attacker, target), "pack"),
    ...word(distractorsOf(situation, attacker, target).length > 0, "help"),
  ];
}

/** Why an attack has Disadvantage. */
export function disadvantagesOf(situation: Situation, strike: Strike): DisadvantageTerm[] {
  const { attacker, target, weapon } = strike;
  const { ruledAdvantage } = attacker.turn;
  if (ruledAdvantage) return word(ruledAdvantage === "disadvantage", "ruling");
  const ranged = isRanged(weapon);
  const holder = grapplerOf(attacker);
  return [
    ...word(!canSee(attacker, target), "unseen-target"),
    ...word(hasCondition(target, "prone") && !isNear(situation, attacker, target), "prone-far"),
    ...word(isSqueezed(situation, attacker), "squeezed"),
    ...HINDERED.filter((id) => hasCondition(attacker, id)),
    ...word(holder !== null && holder !== target.id, "grappled"),
    ...word(fears(situation, attacker), "frightened"),
    ...word(isDodging(target, attacker), "dodge"),
    ...word(ranged && !hasEffect(attacker, "closeShot") && isPressed(situation, attacker), "ranged-in-melee"),
    ...word(ranged && isLong(situation, strike), "long-range"),
    ...word(isHamperedByWater(situation, strike), "under-water"),
  ];
}

const word = <Term extends string>(holds: boolean, label: Term): Term[] => (holds ? [label] : []);

const isNear = (situation: Situation, a: Fighter, b: Fighter): boolean =>
  (feetBetween(situation, a, b) ?? CELL) <= CELL;

/** Until the own next turn, while able to move and against attackers that are seen (GAP-DND5-03). */
const isDodging = (target: Fighter, attacker: Fighter): boolean =>
  target.turn.dodging && !isIncapable(target) && heldBy(target) === null && canSee(target, attacker);

/** Allies of the attacker who distract the target. */
export const distractorsOf = (situation: Situation, attacker: Fighter, target: Fighter): Fighter[] =>
  presentFighters(situation).filter(
    (helper) => helper.id !== attacker.id && helper.turn.helpsAgainst === target.id && !isEnemy(helper, attacker),
  );

/** Sees what it is frightened of; what nobody has named is thought to be in sight. */
export const fears = (situation: Situation, attacker: Fighter): boolean =>
  attacker.state.conditions.some(({ id, by }) => {
    const feared = findFighter(situation, by);
    return id === "frightened" && (feared === null || canSee(attacker, feared));
  });

/** DND5-RNG-003: an enemy within 5 ft that sees the shooter and is not Incapacitated. */
const isPressed = (situation: Situation, attacker: Fighter): boolean =>
  presentFighters(situation).some(
    (enemy) =>
      isEnemy(enemy, attacker) &&
      !isIncapable(enemy) &&
      canSee(enemy, attacker) &&
      isNear(situation, enemy, attacker) &&
      situation.board !== null,
  );

/** An ally of the attacker stands next to the target and can act. */
const isPressedBy = (situation: Situation, attacker: Fighter, target: Fighter): boolean =>
  presentFighters(situation).some(
    (ally) =>
      ally.id !== attacker.id &&
      ally.id !== target.id &&
      !isEnemy(ally, attacker) &&
      !isIncapable(ally) &&
      isNear(situation, ally, target),
  );

/** Beyond the normal range, within the long one (DND5-RNG-002). */
const isLong = (situation: Situation, { attacker, target, weapon }: Strike): boolean =>
  weapon.range !== null && (feetBetween(situation, attacker, target) ?? 0) > weapon.range.normal * CELL;

/** Below the surface of water. */
export function isUnderWater(situation: Situation, fighter: Fighter): boolean {
  const footprint = footprintOf(situation, fighter);
  const deep = (fighter.state.position?.elevation ?? 0) < 0;
  return situation.board !== null && footprint !== null && deep && hasTerrain(situation.board, footprint.cell, "water");
}

/** DND5-WATER-001, DND5-WATER-003. */
function isHamperedByWater(situation: Situation, { attacker, weapon }: Strike): boolean {
  if (!isWeaponAttack(weapon) || !isUnderWater(situation, attacker)) return false;
  return isRanged(weapon) || (listedSpeed(attacker, "swim") === null && weapon.damageType !== "piercing");
}

/** DND5-WATER-002: a shot under water misses beyond its normal range. */
export const missesInWater = (situation: Situation, strike: Strike): boolean =>
  isRanged(strike.weapon) &&
  isWeaponAttack(strike.weapon) &&
  isUnderWater(situation, strike.attacker) &&
  isLong(situation, strike);
