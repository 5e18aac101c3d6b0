import type { Situation } from "../../../rules/situation.js";
import { isHelpless } from "../conditions.js";
import { feetBetween, standing } from "../distance.js";
import { hasEffect } from "../features.js";
import { isEnemy, presentFighters, sizeRank, type Fighter } from "../fighter.js";
import { threatens } from "../provoke/threat.js";
import type { Strike } from "./strike-order.js";

/** Feet from the nearest friend at which a target may be shot at freely (PF1-ATTACK-015). */
const CLEARANCE = 10;

/** The penalty for shooting at somebody who fights a friend of the shooter: PF1-ATTACK-012 to 017. */
export function intoMeleePenalty(situation: Situation, strike: Strike): number {
  const { attacker, target } = strike;
  if (hasEffect(attacker, "precise-shot")) return 0;
  const friends = presentFighters(situation).filter((other) => other.id !== attacker.id && !isEnemy(other, attacker));
  const engaged = friends.filter((friend) => areEngaged(situation, friend, target, strike.underAttack === true));
  if (engaged.length === 0 || isClear(situation, friends, target)) return 0;
  const largest = Math.max(...engaged.map(({ profile }) => sizeRank(profile.size)));
  const steps = sizeRank(target.profile.size) - largest;
  return steps >= 3 ? 0 : steps === 2 ? -2 : -4;
}

/** Each threatens the other's place; one who is helpless counts only while somebody attacks it. */
function areEngaged(situation: Situation, friend: Fighter, target: Fighter, underAttack: boolean): boolean {
  const here = standing(situation, friend);
  const there = standing(situation, target);
  if (!here || !there || !isEnemy(friend, target) || isHelpless(friend)) return false;
  if (!threatens(situation, friend, there)) return false;
  return isHelpless(target) ? underAttack : threatens(situation, target, here);
}

const isClear = (situation: Situation, friends: readonly Fighter[], target: Fighter): boolean =>
  friends.every((friend) => (feetBetween(situation, friend, target) ?? 0) >= CLEARANCE);
