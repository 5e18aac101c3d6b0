import { cellsStandBetween } from "../../../grid/flanking/stands-between.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable } from "../conditions.js";
import { standing } from "../distance.js";
import { hasEffect } from "../features.js";
import { footprintOf, isEnemy, presentFighters, type Fighter } from "../fighter.js";
import { threatens } from "../provoke/threat.js";

/** Whether an attacker has a friend who threatens the target from the other side. */
export function isFlanking(situation: Situation, attacker: Fighter, target: Fighter): boolean {
  const { board } = situation;
  const from = footprintOf(situation, attacker);
  const place = standing(situation, target);
  if (hasEffect(target, "all-round")) return false;
  if (!board || !from || !place || !threatens(situation, attacker, place)) return false;
  return presentFighters(situation).some((friend) => {
    if (friend.id === attacker.id || isEnemy(friend, attacker) || !isEnemy(friend, target)) return false;
    if (isIncapable(friend) || !threatens(situation, friend, place)) return false;
    const other = footprintOf(situation, friend);
    return other !== null && cellsStandBetween(board, place.footprint, from, other);
  });
}
