import { COVERS, type Cover } from "./lines.js";

export const ADVANTAGE_WORDS = ["advantage", "disadvantage", "none"] as const;
export type Advantage = (typeof ADVANTAGE_WORDS)[number];

/**
 * What is the game master's to decide: cover and Advantage of the next attack (DND5-ATT-004), and whether the next object
 * takes an action (DND5-OBJ-004). Keys of turn state; a ruling holds until it is used or the creature's turn ends.
 */
export const RULINGS = [
  { id: "ruledCover", values: COVERS },
  { id: "ruledAdvantage", values: ADVANTAGE_WORDS },
  { id: "ruledObject", values: ["action"] },
] as const;

/** The game master's rulings about a creature; null: as the rules find it. */
export interface Rulings {
  readonly ruledCover: Cover | null;
  readonly ruledAdvantage: Advantage | null;
  readonly ruledObject: "action" | null;
}

/** A word of a list, where the value is one. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === value) ?? null;

/** What an attack uses up of them. */
export const ATTACK_RULED = { ruledCover: null, ruledAdvantage: null } as const;
/** What using an object does. */
export const OBJECT_RULED = { ruledObject: null } as const;
