import type { Footprint } from "../../grid/footprint/footprint.js";
import type { CreatureId } from "../../model/ids.js";
import { SIZES } from "../../model/profile.js";
import { abilityModifier, findStat, footprintAt, hasCondition, sizeRank } from "../../rules/creature.js";
import { findCreature, presentCreatures, type Creature, type Situation } from "../../rules/situation.js";
import { readTurn, type TurnState } from "./state.js";

/** A creature with its turn state read. */
export interface Fighter extends Creature {
  readonly turn: TurnState;
}

const toFighter = (creature: Creature): Fighter => ({ ...creature, turn: readTurn(creature.state.turn) });

export function findFighter(situation: Situation, id: CreatureId | undefined | null): Fighter | null {
  const creature = id === undefined || id === null ? null : findCreature(situation, id);
  return creature && toFighter(creature);
}

/** All that take part, in no particular order. */
export const presentFighters = (situation: Situation): Fighter[] => presentCreatures(situation).map(toFighter);

/** All but one. */
export const othersThan = (situation: Situation, { id }: Creature): Fighter[] =>
  presentFighters(situation).filter((other) => other.id !== id);

export const halfLevel = (creature: Creature): number => Math.floor((findStat(creature, "level") ?? 1) / 2);

/** Bonus of a check or attack that rests on an ability alone: half the level and its modifier. */
export const abilityBonus = (creature: Creature, ability: string): number =>
  halfLevel(creature) + abilityModifier(creature, ability);

/** Cells a side by size, medium third (DND4-SIZE-001, GAP-DND4-01). A tiny creature stands in a cell that it may share. */
const SPACES = [1, 1, 1, 2, 3, 4, 4];
/** Cells that a body reaches; most large ones reach farther than one (DND4-SIZE-006). */
const REACHES = [0, 1, 1, 2, 3, 4, 4];

export const spaceOf = ({ profile }: Creature): number => profile.space ?? SPACES[SIZES.indexOf(profile.size)] ?? 1;

export const bodyReach = (creature: Creature): number => REACHES[sizeRank(creature)] ?? 1;

export const isTiny = ({ profile }: Creature): boolean => profile.size === "tiny";

/** Where it stands as array positions; null without a scene, or off the board. */
export function footprintOf({ board }: Situation, creature: Creature): Footprint | null {
  const { position } = creature.state;
  return board && position && footprintAt(board, position.cell, spaceOf(creature));
}

/** Whether it can see somebody at all: the blind see nobody, and nobody sees the invisible. */
export const canSee = (viewer: Creature, other: Creature): boolean =>
  viewer.id === other.id ||
  (!hasCondition(viewer, "blinded", "unconscious") &&
    !hasCondition(other, "invisible") &&
    !viewer.profile.unseen.includes(other.id));

export const isOwnTurn = ({ encounter }: Situation, { id }: Creature): boolean => encounter.active === id;
