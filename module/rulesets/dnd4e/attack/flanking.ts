import { standsBetween } from "../../../grid/flanking/stands-between.js";
import { footprintDistance } from "../../../grid/footprint/distance.js";
import { footprintCells, type Footprint } from "../../../grid/footprint/footprint.js";
import { isEnemy } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { isReady } from "../conditions.js";
import { footprintOf, presentFighters, type Fighter } from "../fighter.js";
import { coverOf } from "../lines.js";

/**
 * Whether two who could attack stand next to the target on opposite sides or corners of its space, by any one cell of
 * each (DND4-FLANK-002 to 005, GAP-DND4-20).
 */
export function isFlanking(situation: Situation, attacker: Fighter, target: Fighter): boolean {
  const { board } = situation;
  const space = footprintOf(situation, target);
  if (!board || !space || !canFlank(situation, attacker, target)) return false;
  const besides = (fighter: Fighter): Footprint[] => {
    const footprint = footprintOf(situation, fighter);
    const cells = footprint ? footprintCells(board, footprint).map((cell) => ({ cell, size: 1 })) : [];
    return cells.filter((cell) => footprintDistance(board, cell, space) === 1);
  };
  const own = besides(attacker);
  return presentFighters(situation).some(
    (friend) =>
      friend.id !== attacker.id &&
      !isEnemy(friend, attacker) &&
      canFlank(situation, friend, target) &&
      besides(friend).some((there) => own.some((here) => standsBetween(board, space, here, there))),
  );
}

/** Able to attack and to take opportunity actions, with a line of effect (DND4-FLANK-004). */
const canFlank = (situation: Situation, fighter: Fighter, target: Fighter): boolean =>
  isEnemy(fighter, target) &&
  isReady(fighter) &&
  fighter.profile.attacks?.length !== 0 &&
  coverOf(situation, fighter, target) !== "total";
