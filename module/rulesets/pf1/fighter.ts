import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Size } from "../../model/profile.js";
import { isEnemy } from "../../rules/creature.js";
import { createRoster } from "../../rules/roster.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { createSpaces, mountIdOf as mountOf } from "../../rules/space.js";
import type { Ability } from "./features.data.js";
import { readTurn } from "./read-turn.js";
import type { TurnState } from "./state.js";
import type { ConditionTerm } from "./terms.js";

export { isEnemy } from "../../rules/creature.js";
export { footprintAt, mountIdOf as mountOf, sizeRank } from "../../rules/space.js";

/** A creature with its turn state read. */
export interface Fighter extends Creature {
  readonly turn: TurnState;
}

export const { findFighter, presentFighters } = createRoster(readTurn);

export const enemiesOf = (situation: Situation, fighter: Creature): Fighter[] =>
  presentFighters(situation).filter((other) => isEnemy(other, fighter));

/** One who rides is mounted without saying so. */
export const hasCondition = (creature: Creature, ...ids: readonly ConditionTerm[]): boolean =>
  creature.state.conditions.some(({ id }) => ids.some((each) => each === id)) ||
  (ids.includes("mounted") && mountOf(creature) !== null);

/** Whether it has a feat that an act names. */
export const hasNamedFeature = (creature: Creature, id: string): boolean => creature.profile.features.includes(id);

/** A number among the statistics, or the default where it isn't given. */
export function statOf(creature: Creature, key: string, otherwise: number): number {
  const value = creature.profile.stats[key];
  return typeof value === "number" ? value : otherwise;
}

/** Modifier of an ability score (10 where it isn't given). */
export const modifierOf = (creature: Creature, ability: Ability): number =>
  Math.floor((statOf(creature, ability, 10) - 10) / 2);

/** A tracked number (`hp`, `arrows`, `spellSlots.3` …): the ledger's, else the profile's, else null: enough. */
export function vitalOf(creature: Creature, key: string): number | null {
  const known = creature.state.vitals[key];
  if (known !== undefined) return known;
  let value: Json | undefined = creature.profile.stats;
  for (const part of key.split(".")) value = isJsonObject(value) ? value[part] : undefined;
  return typeof value === "number" ? value : null;
}

const SPACES: Record<Size, number> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4, colossal: 6 };
/** PF1-GAP-02: natural reach in cells, of the tall. */
const REACHES: Record<Size, number> = { tiny: 0, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4, colossal: 6 };
/** Modifier to attack and armour class by size. */
const SIZE_MODIFIERS: Record<Size, number> = {
  tiny: 2,
  small: 1,
  medium: 0,
  large: -1,
  huge: -2,
  gargantuan: -4,
  colossal: -8,
};

export const naturalReach = (creature: Creature): number => REACHES[creature.profile.size];
export const sizeModifier = (creature: Creature): number => SIZE_MODIFIERS[creature.profile.size];

export const { widthOf, footprintOf } = createSpaces(SPACES);
