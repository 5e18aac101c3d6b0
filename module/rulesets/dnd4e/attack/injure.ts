import type { Fact } from "../../../model/event.js";
import { changeVital, gain, lose, vitalOf } from "../../../rules/creature.js";
import type { Fighter } from "../fighter.js";

/** What damage does: hit points down to 0, and there unconscious and prone. */
export function injure(target: Fighter, amount: number): Fact[] {
  const hp = vitalOf(target, "hp");
  if (hp === null || amount <= 0) return [];
  const to = Math.max(0, hp - amount);
  const change = changeVital(target, "hp", to);
  return to > 0 ? [change] : [change, ...gain(target, "unconscious"), ...gain(target, "prone")];
}

export const fullHitPoints = (creature: Fighter): number | null => {
  const { maxHp, hp } = creature.profile.stats;
  return typeof maxHp === "number" ? maxHp : typeof hp === "number" ? hp : null;
};

/**
 * Healing surges, spent for hit points: for each a quarter of the full ones, unless the creature has another value
 * (GAP-DND4-11). Whoever has hit points again wakes.
 */
export function spendSurges(creature: Fighter, count = 1): Fact[] {
  const { surgeValue } = creature.profile.stats;
  const [hp, surges, full] = [vitalOf(creature, "hp"), vitalOf(creature, "surges"), fullHitPoints(creature)];
  const value = typeof surgeValue === "number" ? surgeValue : Math.floor((full ?? 0) / 4);
  return [
    ...(hp === null ? [] : heal(creature, hp, Math.min(full ?? Infinity, hp + value * count))),
    ...(surges === null ? [] : [changeVital(creature, "surges", Math.max(0, surges - count))]),
  ];
}

/** Hit points up to a number, never down; nobody stays unconscious with any. */
export const heal = (creature: Fighter, hp: number, to: number): Fact[] => [
  changeVital(creature, "hp", Math.max(hp, to)),
  ...(hp <= 0 && to > 0 ? lose(creature, "unconscious") : []),
];
