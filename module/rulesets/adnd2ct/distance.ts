import { createPlaces, squaresApart, type Place } from "../../rules/place.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { widthOf } from "./fighter.js";

export type { Place } from "../../rules/place.js";

/** Feet a square (GAP-ADND-23); elevations are in feet. */
const SQUARE = 5;

/** Squares between two places, all directions alike: 0 in the same place, 1 next to it. */
export const squaresBetween = (situation: Situation, from: Place, to: Place): number =>
  squaresApart(situation, from, to, SQUARE);

export const { standing, placeAt } = createPlaces(widthOf);

/** Squares between the nearest cells of two creatures; without a scene they are next to each other. */
export function gapBetween(situation: Situation, a: Creature, b: Creature): number {
  const [from, to] = [standing(situation, a), standing(situation, b)];
  return from && to ? squaresBetween(situation, from, to) : 1;
}

/** Whether two share a square; never without a scene. */
export const sharesSpace = (situation: Situation, a: Creature, b: Creature): boolean => {
  const [from, to] = [standing(situation, a), standing(situation, b)];
  return from !== null && to !== null && squaresBetween(situation, from, to) === 0;
};
