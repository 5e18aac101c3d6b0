import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable, isRevived } from "../conditions.js";
import { exhaustionOf, presentFighters, statOf, type Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import { breakConcentration } from "./concentration.js";
import { looseGrapples } from "./grapple.js";
import { fall, gain, lose, NEW_LIFE } from "./injure.js";

/** Levels of exhaustion that kill. */
const DEADLY = 6;

/** Brought to 0 hit points by somebody's hand outside these rules, and not yet taken note of. */
const isFelled = (fighter: Fighter): boolean =>
  fighter.state.vitals.hp === 0 && statOf(fighter, "maxHp", 0) > 0 && !fighter.turn.struckDown;

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
    ...fighters.flatMap((fighter) => (isFelled(fighter) ? fall(fighter) : [])),
    ...fighters.flatMap((fighter) => (exhaustionOf(fighter) >= DEADLY ? gain(fighter, "dead") : [])),
    ...fighters.flatMap((fighter) =>
      fighter.turn.concentrating !== null && isIncapable(fighter) ? breakConcentration(fighter) : [],
    ),
  ];
}
