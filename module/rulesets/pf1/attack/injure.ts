import type { Fact } from "../../../model/event.js";
import { gain, lose } from "../../../rules/creature.js";
import { statOf, vitalOf, type Fighter } from "../fighter.js";
import type { ConditionTerm } from "../terms.js";

/** What damage does to a creature: its hit points, temporary ones first, and the state it falls into (PF1-ATTACK-006, PF1-GAP-26). */
export function injure(target: Fighter, amount: number, nonlethal: boolean): Fact[] {
  const hp = vitalOf(target, "hp");
  const bruises = vitalOf(target, "nonlethal") ?? 0;
  if (nonlethal) return [changeVital(target, "nonlethal", bruises + amount), ...statesOf(target, hp, bruises + amount)];
  if (hp === null) return [];
  const temporary = vitalOf(target, "temp") ?? 0;
  const taken = Math.max(0, amount - temporary);
  const spent = temporary > 0 ? [changeVital(target, "temp", Math.max(0, temporary - amount))] : [];
  if (taken === 0) return spent;
  return [...spent, changeVital(target, "hp", hp - taken), ...statesOf(target, hp - taken, bruises)];
}

/** A tracked number's change as a fact. */
export const changeVital = (creature: Fighter, vital: string, to: number): Fact => ({
  type: "VitalsChanged",
  creature: creature.id,
  vital,
  from: vitalOf(creature, vital),
  to,
});

/** Disabled at 0, unconscious below 0 hit points or under more nonlethal damage than them; dead at the negative Constitution score. */
function statesOf(target: Fighter, hp: number | null, nonlethal: number): Fact[] {
  if (hp === null) return [];
  const dead = hp <= -statOf(target, "con", 10);
  const dying = hp < 0 && !dead;
  const states: ConditionTerm[] = [
    ...(hp === 0 && nonlethal <= 0 ? ["disabled" as const] : []),
    ...(hp < 0 || nonlethal > hp ? ["unconscious" as const] : []),
    ...(dying ? ["dying" as const] : []),
    ...(dead ? ["dead" as const] : []),
  ];
  // A wound opens again in one who was stable.
  const reopened = hp < 0 ? lose(target, "stable") : [];
  return [...reopened, ...states.flatMap((id) => gain(target, id))];
}
