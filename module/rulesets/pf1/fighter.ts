import type { Board } from "../../grid/board/board.js";
import { cellIndex, OUTSIDE } from "../../grid/board/layout.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import { isJsonObject, type Json } from "../../kernel/json.js";
import type { CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { SIZES, type Size } from "../../model/profile.js";
import { keepFor } from "../../rules/kept.js";
import { findCreature, presentCreatures, type Creature, type Situation } from "../../rules/situation.js";
import type { Ability } from "./features.data.js";
import { readTurn } from "./read-turn.js";
import type { TurnState } from "./state.js";
import type { ConditionTerm } from "./terms.js";

/** A creature with its turn state read. */
export interface Fighter extends Creature {
  readonly turn: TurnState;
}

const toFighter = (creature: Creature): Fighter => ({ ...creature, turn: readTurn(creature.state.turn) });

export function findFighter(situation: Situation, id: CreatureId | undefined): Fighter | null {
  const creature = id === undefined ? null : findCreature(situation, id);
  return creature && toFighter(creature);
}

/** All that take part, in no particular order. */
export const presentFighters: (situation: Situation) => readonly Fighter[] = keepFor((situation) =>
  presentCreatures(situation).map(toFighter),
);

export const isEnemy = (a: Creature, b: Creature): boolean => a.profile.side !== b.profile.side;

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

/** Steps on the ladder of sizes; medium is 2. */
export const sizeRank = (size: Size): number => SIZES.indexOf(size);

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
const spaceOf = (creature: Creature): number => creature.profile.space ?? SPACES[creature.profile.size];

/** Id of the mount, or null for one on foot. */
export function mountOf(creature: Creature): CreatureId | null {
  const mounted = creature.state.conditions.find((condition) => condition.id === "mounted");
  if (mounted?.by) return mounted.by;
  return creature.state.turn.dismounted === true ? null : (creature.profile.rides ?? null);
}

/** Cells a side that it takes up; a rider counts the space of its mount. */
export function widthOf(situation: Situation, creature: Creature): number {
  const mount = mountOf(creature);
  const carrier = mount === null ? null : findCreature(situation, mount);
  return carrier ? Math.max(spaceOf(carrier), spaceOf(creature)) : spaceOf(creature);
}

/** Where it stands as array positions; null without a scene, or off the board. */
export function footprintOf(situation: Situation, creature: Creature): Footprint | null {
  const { position } = creature.state;
  return situation.board && position && footprintAt(situation.board, position.cell, widthOf(situation, creature));
}

export function footprintAt(board: Board, cell: Cell, size: number): Footprint | null {
  const index = cellIndex(board, cell[0], cell[1]);
  return index === OUTSIDE ? null : { cell: index, size };
}
