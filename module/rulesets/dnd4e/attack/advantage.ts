import { hasTerrain } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Modifier } from "../../../model/roll.js";
import { hasCondition } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { isOpen } from "../conditions.js";
import { gapBetween } from "../distance.js";
import { canSee, footprintOf, type Fighter } from "../fighter.js";
import { COVER_PENALTY, coverOf } from "../lines.js";
import type { ModifierTerm } from "../terms.js";
import { isFlanking } from "./flanking.js";
import { isRanged, type Weapon } from "./weapon.js";

/** Somebody's attack on somebody. A bare Strength attack brings a weapon of its own (`strengthAttack`). */
export interface Strike {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
  readonly charging: boolean;
  readonly provoked: boolean;
}

/** Combat advantage (DND4-FLANK-001, DND4-RUN-003, GAP-DND4-04). */
export const hasAdvantage = (situation: Situation, { attacker, target, weapon }: Strike): boolean =>
  isOpen(target) ||
  target.turn.running ||
  (hasCondition(target, "prone") && !isRanged(weapon)) ||
  isSqueezed(situation, target) ||
  !canSee(target, attacker) ||
  isFlanking(situation, attacker, target);

/** Under solid cells a creature is in a space narrower than its own (GAP-DND4-09). */
function isSqueezed(situation: Situation, fighter: Fighter): boolean {
  const { board } = situation;
  const footprint = footprintOf(situation, fighter);
  return (
    board !== null &&
    footprint !== null &&
    footprintCells(board, footprint).some((cell) => hasTerrain(board, cell, "solid"))
  );
}

/** What only the situation adds to an attack or takes off it (GAP-DND4-05). */
export function situationModifiers(situation: Situation, strike: Strike): Modifier[] {
  const { attacker, target, weapon, charging } = strike;
  const ranged = isRanged(weapon);
  const far = ranged && weapon.range !== null && gapBetween(situation, attacker, target) > weapon.range.normal;
  return [
    ...part("combat-advantage", hasAdvantage(situation, strike), 2),
    ...part("prone", hasCondition(attacker, "prone") || (ranged && hasCondition(target, "prone")), -2),
    ...part("restrained", hasCondition(attacker, "restrained"), -2),
    ...part("cover", true, COVER_PENALTY[coverOf(situation, attacker, target, ranged)]),
    ...part("concealment", true, concealment(situation, attacker, target)),
    ...part("long-range", far, -2),
    ...part("charge", charging, 1),
    ...part("run", attacker.turn.running, -5),
    ...part("squeezing", isSqueezed(situation, attacker), -5),
  ];
}

const part = (label: ModifierTerm, holds: boolean, value: number): Modifier[] =>
  holds && value !== 0 ? [{ label, value }] : [];

/** Total for the unseen, else what lies over the whole space of the target. */
function concealment(situation: Situation, attacker: Fighter, target: Fighter): number {
  if (!canSee(attacker, target)) return -5;
  const { board } = situation;
  const footprint = footprintOf(situation, target);
  return board && footprint && footprintCells(board, footprint).every((cell) => hasTerrain(board, cell, "obscured"))
    ? -2
    : 0;
}
