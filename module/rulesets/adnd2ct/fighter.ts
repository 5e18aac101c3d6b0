import { isJsonObject } from "../../kernel/json.js";
import type { Size } from "../../model/profile.js";
import { isEnemy } from "../../rules/creature.js";
import { createRoster } from "../../rules/roster.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { createSpaces, mountIdOf } from "../../rules/space.js";
import { readTurn, type TurnState } from "./state.js";

/** A creature with its turn state read. */
export interface Fighter extends Creature {
  readonly turn: TurnState;
}

export const { findFighter, presentFighters } = createRoster(readTurn);

/** All but one. */
export const othersThan = (situation: Situation, { id }: Creature): Fighter[] =>
  presentFighters(situation).filter((other) => other.id !== id);

export const enemiesOf = (situation: Situation, creature: Creature): Fighter[] =>
  presentFighters(situation).filter((other) => isEnemy(other, creature));

/** Cells a side by size (GAP-ADND-15). */
const SPACES: Record<Size, number> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4, colossal: 4 };

export const { widthOf, footprintOf } = createSpaces(SPACES);

/** The mount of a rider in the fight; null for one on foot. */
export function mountOf(situation: Situation, creature: Creature): Fighter | null {
  const id = mountIdOf(creature);
  return id === null ? null : findFighter(situation, id);
}

/** Whoever goes where this one goes: its mount, and all who ride that or it. */
export function teamOf(situation: Situation, creature: Creature): Fighter[] {
  const carrier = mountIdOf(creature) ?? creature.id;
  return othersThan(situation, creature).filter((other) => other.id === carrier || mountIdOf(other) === carrier);
}

/** What is saved against here. */
export const SAVES = ["paralyzation", "death"] as const;

/** The number to reach or beat when saving, by kind; one that nobody knows is the hardest (GAP-ADND-22). */
export function saveNumber({ profile }: Creature, kind: (typeof SAVES)[number]): number {
  const saves = profile.stats.saves;
  const number = isJsonObject(saves) ? saves[kind] : undefined;
  return typeof number === "number" ? number : 20;
}

/** A word among the statistics. */
export function textStat({ profile }: Creature, key: string): string | null {
  const value = profile.stats[key];
  return typeof value === "string" ? value : null;
}
