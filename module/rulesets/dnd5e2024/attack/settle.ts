import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable, isRevived } from "../conditions.js";
import { presentFighters } from "../fighter.js";
import { changeTurn } from "../state.js";
import { breakConcentration } from "./concentration.js";
import { looseGrapples } from "./grapple.js";
import { lose, NEW_LIFE } from "./injure.js";

/**
 * What follows of itself from how things stand: grapples that can't be held, concentration of those who can't act
 * (GAP-DND5-06), and the awakening of those who have hit points again (GAP-DND5-17).
 */
export function settle(situation: Situation): Fact[] {
  const fighters = presentFighters(situation);
  return [
    ...looseGrapples(situation),
    ...fighters.flatMap((fighter) =>
      isRevived(fighter)
        ? [...lose(fighter, "unconscious"), changeTurn(fighter.id, { ...NEW_LIFE, struckDown: null })]
        : [],
    ),
    ...fighters.flatMap((fighter) =>
      fighter.turn.concentrating !== null && isIncapable(fighter) ? breakConcentration(fighter) : [],
    ),
  ];
}
