import type { Board } from "../../grid/board/board.js";
import { cellIndex, OUTSIDE } from "../../grid/board/layout.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import type { CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { SIZES, type Size } from "../../model/profile.js";
import { findCreature, presentCreatures, type Creature, type Situation } from "../../rules/situation.js";
import { conditionsThat } from "./conditions.data.js";
import { readTurn, type TurnState } from "./state.js";

const SIGHTLESS = conditionsThat("sightless");

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
export const presentFighters = (situation: Situation): Fighter[] => presentCreatures(situation).map(toFighter);

export const isEnemy = (a: Creature, b: Creature): boolean => a.profile.side !== b.profile.side;

/** One who rides is mounted without saying so. */
export const hasCondition = (creature: Creature, ...ids: readonly string[]): boolean =>
  creature.state.conditions.some((condition) => ids.includes(condition.id)) ||
  (ids.includes("mounted") && mountIdOf(creature) !== null);

export const hasFeature = (creature: Creature, id: string): boolean => creature.profile.features.includes(id);

/** A number among the statistics, or the default where it isn't given. */
export function statOf(creature: Creature, key: string, otherwise: number): number {
  const value = creature.profile.stats[key];
  return typeof value === "number" ? value : otherwise;
}

export type Ability = "str" | "dex" | "con" | "int" | "wis" | "cha";

/** Modifier of an ability score (10 where it isn't given). */
export const modifierOf = (creature: Creature, ability: Ability): number =>
  Math.floor((statOf(creature, ability, 10) - 10) / 2);

/** +2 at level 1, one more for every four levels. */
export const proficiencyOf = (creature: Creature): number => 2 + Math.floor((statOf(creature, "level", 1) - 1) / 4);

/** Hit points: the ledger's, else the profile's, else null: enough. */
export function hitPointsOf(creature: Creature): number | null {
  const value = creature.state.vitals.hp ?? creature.profile.stats.hp;
  return typeof value === "number" ? value : null;
}

/** Levels of exhaustion: as listed, at least one where the condition is there. */
export const exhaustionOf = (creature: Creature): number =>
  Math.max(statOf(creature, "exhaustion", 0), hasCondition(creature, "exhausted") ? 1 : 0);

/** Steps on the ladder of sizes; medium is 2. */
export const sizeRank = (size: Size): number => SIZES.indexOf(size);

/** Cells a side (GAP-DND5-01). A tiny creature stands in a cell that it may share. */
const SPACES: Record<Size, number> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4, colossal: 4 };

export const spaceOf = (creature: Creature): number => creature.profile.space ?? SPACES[creature.profile.size];

/** Small enough that others pass and tiny ones share its space (DND5-SPACE-003, DND5-SPACE-004). */
export const isTiny = ({ profile }: Creature): boolean => profile.size === "tiny" && profile.space === undefined;

/** Id of the mount, or null for one on foot. */
export function mountIdOf(creature: Creature): CreatureId | null {
  const mounted = creature.state.conditions.find((condition) => condition.id === "mounted");
  if (mounted?.by) return mounted.by;
  return creature.state.turn.dismounted === true ? null : (creature.profile.rides ?? null);
}

/** Cells a side that it takes up; a rider counts the space of its mount. */
export function widthOf(situation: Situation, creature: Creature): number {
  const mount = mountIdOf(creature);
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

/** Whether it can see somebody at all: the blind see nobody, and nobody sees the invisible and the hidden. */
export const canSee = (viewer: Creature, other: Creature): boolean =>
  viewer.id === other.id ||
  (!hasCondition(viewer, ...SIGHTLESS) &&
    !hasCondition(other, "invisible") &&
    !(hasCondition(other, "hidden") && isEnemy(viewer, other)) &&
    !viewer.profile.unseen.includes(other.id));
