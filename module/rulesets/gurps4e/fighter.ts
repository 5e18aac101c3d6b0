import type { Footprint } from "../../grid/footprint/footprint.js";
import type { CreatureId } from "../../model/ids.js";
import { findStat, footprintAt, hasCondition } from "../../rules/creature.js";
import { createRoster } from "../../rules/roster.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { findPosture, STANDING, type Posture } from "./postures.data.js";
import { readTurn, type TurnState } from "./state.js";

/** A creature with its turn state read. */
export interface Fighter extends Creature {
  readonly turn: TurnState;
}

const roster = createRoster(readTurn);
export const { presentFighters } = roster;

export const findFighter = (situation: Situation, id: CreatureId | undefined | null): Fighter | null =>
  roster.findFighter(situation, id ?? undefined);

/** All but one. */
export const othersThan = (situation: Situation, { id }: Creature): Fighter[] =>
  presentFighters(situation).filter((other) => other.id !== id);

/** An attribute, 10 where it isn't given. */
export const attributeOf = (creature: Creature, key: "st" | "dx" | "iq" | "ht"): number =>
  findStat(creature, key) ?? 10;

/** Will, IQ where it isn't given. */
export const willOf = (creature: Creature): number => findStat(creature, "will") ?? attributeOf(creature, "iq");

/** Basic Speed: order of turns and Dodge rest on it (G4-GAP-02). */
export const basicSpeedOf = (creature: Creature): number =>
  findStat(creature, "basicSpeed") ?? (attributeOf(creature, "ht") + attributeOf(creature, "dx")) / 4;

/** How it stands or lies; whoever was laid flat from outside lies on the face until that ends. */
export const postureOf = (fighter: Fighter): Posture => {
  const posture = findPosture(fighter.turn.posture) ?? STANDING;
  return hasCondition(fighter, "prone") && !posture.lies ? (findPosture("prone-face-down") ?? posture) : posture;
};

/** Where it stands as an array position; null without a scene, or off the board. A creature takes up one hex here. */
export function footprintOf({ board }: Situation, creature: Creature): Footprint | null {
  const { position } = creature.state;
  return board && position && footprintAt(board, position.cell, 1);
}

/** Whether it can see somebody at all. */
export const canSee = (viewer: Creature, other: Creature): boolean =>
  viewer.id === other.id ||
  (!hasCondition(viewer, "blinded", "unconscious") &&
    !hasCondition(other, "invisible") &&
    !viewer.profile.unseen.includes(other.id));

export const isOwnTurn = ({ encounter }: Situation, { id }: Creature): boolean => encounter.active === id;
