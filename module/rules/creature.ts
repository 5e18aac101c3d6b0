import type { Board } from "../grid/board/board.js";
import { cellIndex, OUTSIDE } from "../grid/board/layout.js";
import type { Footprint } from "../grid/footprint/footprint.js";
import type { ConditionState } from "../model/encounter.js";
import type { Fact } from "../model/event.js";
import type { Cell } from "../model/position.js";
import { SIZES } from "../model/profile.js";
import type { Creature } from "./situation.js";

export const isEnemy = (a: Creature, b: Creature): boolean => a.profile.side !== b.profile.side;

export const hasCondition = ({ state }: Creature, ...ids: readonly string[]): boolean =>
  state.conditions.some(({ id }) => ids.includes(id));

export const hasFeature = ({ profile }: Creature, id: string): boolean => profile.features.includes(id);

/** A number among the statistics; null where it isn't given. */
export function findStat({ profile }: Creature, key: string): number | null {
  const value = profile.stats[key];
  return typeof value === "number" ? value : null;
}

/** Modifier of an ability score, 10 where it isn't given: the same in every game that has such scores. */
export const abilityModifier = (creature: Creature, ability: string): number =>
  Math.floor(((findStat(creature, ability) ?? 10) - 10) / 2);

/** A number that the ledger tracks, else as the profile has it, else null: enough. */
export const vitalOf = (creature: Creature, key: string): number | null =>
  creature.state.vitals[key] ?? findStat(creature, key);

/** Steps on the ladder of sizes; medium is 2. */
export const sizeRank = ({ profile }: Creature): number => SIZES.indexOf(profile.size);

export function footprintAt(board: Board, [column, row]: Cell, size: number): Footprint | null {
  const cell = cellIndex(board, column, row);
  return cell === OUTSIDE ? null : { cell, size };
}

/** A condition, where the creature doesn't have it yet. */
export const gain = (creature: Creature, id: string, more: Omit<ConditionState, "id"> = {}): Fact[] =>
  hasCondition(creature, id) ? [] : [{ type: "ConditionGained", creature: creature.id, condition: { id, ...more } }];

/** The end of each of these conditions that the creature has. */
export const lose = ({ id: creature, state }: Creature, ...ids: readonly string[]): Fact[] =>
  state.conditions
    .filter(({ id }) => ids.includes(id))
    .map(({ id }): Fact => ({ type: "ConditionLost", creature, condition: id }));

export const changeVital = (creature: Creature, vital: string, to: number): Fact => ({
  type: "VitalsChanged",
  creature: creature.id,
  vital,
  from: vitalOf(creature, vital),
  to,
});

/** Put somewhere other than by walking: no distance is charged. Elevation: as it was, unless given. */
export function putAt(
  { id: creature, state }: Creature,
  path: readonly Cell[],
  mode: string,
  how: "own" | "forced" | "teleport",
  elevation?: number,
): Fact[] {
  const { position } = state;
  const cell = path.at(-1);
  if (!position || !cell) return [];
  const to = { ...position, cell, elevation: elevation ?? position.elevation };
  return [{ type: "Moved", creature, path, to, mode, cost: 0, how }];
}
