import type { Fact } from "../../../model/event.js";
import type { Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";

/** A spell that was readied is held by concentration, and goes with it (GAP-DND5-03). */
export const holdsSpell = ({ turn }: Pick<Fighter, "turn">): boolean => turn.readied?.action.action === "magic";

/** The end of what a creature concentrates on; nothing where that is nothing. */
export const breakConcentration = (fighter: Fighter): Fact[] =>
  fighter.turn.concentrating === null
    ? []
    : [changeTurn(fighter.id, { concentrating: null, ...(holdsSpell(fighter) && { readied: null }) })];
