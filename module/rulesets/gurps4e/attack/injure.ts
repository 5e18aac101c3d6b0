import type { Fact } from "../../../model/event.js";
import { changeVital, findStat, gain, vitalOf } from "../../../rules/creature.js";
import type { Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";

/** The most that wounds take off skills in the next turn (G4-GAP-08). */
const MOST_SHOCK = 4;
/** Dead for certain at so many times the full hit points below zero. */
const DEAD = -5;

/** What an injury does by itself: hit points, and shock in the victim's next turn (G4-GAP-08). */
export function injure(victim: Fighter, injury: number): Fact[] {
  if (injury <= 0) return [];
  const hp = vitalOf(victim, "hp");
  const full = fullHitPoints(victim);
  const shockNext = Math.max(-MOST_SHOCK, victim.turn.shockNext - injury);
  const dies = hp !== null && full !== null && hp - injury <= DEAD * full;
  return [
    ...(hp === null ? [] : [changeVital(victim, "hp", hp - injury)]),
    changeTurn(victim.id, { shockNext }),
    ...(dies ? gain(victim, "dead") : []),
  ];
}

/** All of its hit points; null where nobody counts them. */
export const fullHitPoints = (creature: Fighter): number | null =>
  findStat(creature, "maxHp") ?? findStat(creature, "hp");

/** More than half of the hit points at once (G4-GAP-08). */
export function isMajorWound(victim: Fighter, injury: number): boolean {
  const full = fullHitPoints(victim);
  return full !== null && injury * 2 > full;
}
