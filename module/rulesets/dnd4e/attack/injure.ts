import type { Fact } from "../../../model/event.js";
import { changeVital, gain, vitalOf } from "../../../rules/creature.js";
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

/** A healing surge, spent for hit points: a quarter of the full ones, unless the creature has another value (GAP-DND4-11). */
export function spendSurge(creature: Fighter): Fact[] {
  const { surgeValue } = creature.profile.stats;
  const [hp, surges, full] = [vitalOf(creature, "hp"), vitalOf(creature, "surges"), fullHitPoints(creature)];
  const value = typeof surgeValue === "number" ? surgeValue : Math.floor((full ?? 0) / 4);
  return [
    ...(hp === null ? [] : [changeVital(creature, "hp", Math.max(hp, Math.min(full ?? Infinity, hp + value)))]),
    ...(surges === null ? [] : [changeVital(creature, "surges", Math.max(0, surges - 1))]),
  ];
}
