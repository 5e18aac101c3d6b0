import type { Situation } from "../../rules/situation.js";
import { isOutOfAction } from "./conditions.js";
import { findFighter, hitPointsOf, type Fighter } from "./fighter.js";

/** Slain, knocked out, or out of the fight because it gave up or fled: that is the table's to mark. */
const isBeaten = (fighter: Fighter): boolean =>
  fighter.state.out || isOutOfAction(fighter) || hitPointsOf(fighter) === 0;

const sidesOf = (fighters: readonly Fighter[]): number => new Set(fighters.map(({ profile }) => profile.side)).size;

/** Whether of two or more sides at most one still has somebody who can fight (DND5-ROUND-003). */
export function decided(situation: Situation): boolean {
  const fighters = Object.values(situation.encounter.creatures).flatMap(({ id }) => findFighter(situation, id) ?? []);
  return sidesOf(fighters) > 1 && sidesOf(fighters.filter((fighter) => !isBeaten(fighter))) <= 1;
}
