import type { Size } from "../../model/profile.js";
import { createRoster } from "../../rules/roster.js";
import type { Creature } from "../../rules/situation.js";
import { createSpaces, mountIdOf } from "../../rules/space.js";
import { conditionsThat } from "./conditions.data.js";
import { readTurn, type TurnState } from "./state.js";

export { footprintAt, mountIdOf, sizeRank } from "../../rules/space.js";

const SIGHTLESS = conditionsThat("sightless");

/** A creature with its turn state read. */
export interface Fighter extends Creature {
  readonly turn: TurnState;
}

export const { findFighter, presentFighters } = createRoster(readTurn);

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

/** Cells a side (GAP-DND5-01). A tiny creature stands in a cell that it may share. */
const SPACES: Record<Size, number> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4, colossal: 4 };

export const { spaceOf, widthOf, footprintOf } = createSpaces(SPACES);

/** Small enough that others pass and tiny ones share its space (DND5-SPACE-003, DND5-SPACE-004). */
export const isTiny = ({ profile }: Creature): boolean => profile.size === "tiny" && profile.space === undefined;

/** Whether it can see somebody at all: the blind see nobody, and nobody sees the invisible and the hidden. */
export const canSee = (viewer: Creature, other: Creature): boolean =>
  viewer.id === other.id ||
  (!hasCondition(viewer, ...SIGHTLESS) &&
    !hasCondition(other, "invisible") &&
    !(hasCondition(other, "hidden") && isEnemy(viewer, other)) &&
    !viewer.profile.unseen.includes(other.id));
