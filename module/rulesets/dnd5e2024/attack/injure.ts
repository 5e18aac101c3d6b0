import type { Fact } from "../../../model/event.js";
import { isDown } from "../conditions.js";
import { hasCondition, hitPointsOf, statOf, type Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";

/** Death saves that decide it, either way. */
export const DEATH_SAVES = 3;

/**
 * What damage does: temporary hit points first, then hit points down to 0, and there Unconscious and so Prone; what is
 * left of it kills a player's character outright where it comes to its full hit points (GAP-DND5-17). A blow that spares
 * whom it fells leaves it 1 hit point instead, unconscious.
 */
export function injure(target: Fighter, amount: number, how: Partial<Blow> = {}): Fact[] {
  const hp = hitPointsOf(target);
  if (hp === null || amount <= 0 || hasCondition(target, "dead")) return [];
  const shield = Math.min(amount, Math.max(0, target.state.vitals.temp ?? 0));
  const rest = amount - shield;
  return [...vital(target, "temp", target.state.vitals.temp ?? 0, -shield), ...wound(target, hp, rest, how)];
}

/** How a hit is meant. */
interface Blow {
  readonly critical: boolean;
  readonly spares: boolean;
}

function wound(
  target: Fighter,
  hp: number,
  amount: number,
  { critical = false, spares = false }: Partial<Blow>,
): Fact[] {
  if (amount === 0) return [];
  if (hp === 0) return isDown(target) ? strikeDying(target, amount, critical) : [];
  const lost = vital(target, "hp", hp, -Math.min(hp, amount));
  if (amount < hp) return lost;
  if (spares) return [...vital(target, "hp", hp, 1 - hp), ...gain(target, "unconscious"), ...gain(target, "prone")];
  const dead = isCharacter(target) && amount - hp >= fullHitPoints(target) ? gain(target, "dead") : [];
  return [...lost, ...fall(target), ...dead];
}

/** Unconscious and so Prone, its death saves still before it. */
export const fall = (target: Fighter): Fact[] => [
  ...gain(target, "unconscious"),
  ...gain(target, "prone"),
  changeTurn(target.id, { ...NEW_LIFE, struckDown: true }),
];

/** Damage at 0 hit points is a failed death save, two by a critical hit, or death where it is massive. */
function strikeDying(target: Fighter, amount: number, critical: boolean): Fact[] {
  if (!isCharacter(target)) return [];
  return amount >= fullHitPoints(target) ? gain(target, "dead") : failDeathSaves(target, critical ? 2 : 1);
}

/** Counts failed death saves; the third is death. */
export function failDeathSaves(target: Fighter, count: number): Fact[] {
  const deathFailures = target.turn.deathFailures + count;
  return [
    changeTurn(target.id, { deathFailures, stable: null }),
    ...(deathFailures >= DEATH_SAVES ? gain(target, "dead") : []),
  ];
}

/** What being healed, and being struck down anew, takes back to the beginning. */
export const NEW_LIFE = { stable: null, deathSuccesses: null, deathFailures: null } as const;

const isCharacter = ({ profile }: Fighter): boolean => profile.kind === "pc";

/** Full hit points; where they aren't known nothing is massive. */
const fullHitPoints = (target: Fighter): number => statOf(target, "maxHp", Number.POSITIVE_INFINITY);

/** A change of one of the tracked numbers, where there is one. */
export const vital = (creature: Fighter, name: string, from: number, by: number): Fact[] =>
  by === 0 ? [] : [{ type: "VitalsChanged", creature: creature.id, vital: name, from, to: from + by }];

/** A condition, where the creature doesn't have it yet. */
export const gain = (creature: Fighter, id: string, by?: Fighter): Fact[] =>
  hasCondition(creature, id)
    ? []
    : [{ type: "ConditionGained", creature: creature.id, condition: { id, ...(by && { by: by.id }) } }];

/** The end of a condition, where the creature has it. */
export const lose = (creature: Fighter, condition: string): Fact[] =>
  creature.state.conditions.some(({ id }) => id === condition)
    ? [{ type: "ConditionLost", creature: creature.id, condition }]
    : [];
