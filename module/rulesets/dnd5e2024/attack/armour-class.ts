import type { Situation } from "../../../rules/situation.js";
import { modifierOf, statOf, type Fighter } from "../fighter.js";
import { COVER_BONUS } from "../lines.js";
import { coverAgainst } from "./cover.js";

/** Armour class as listed, or 10 and the Dexterity modifier. */
export const armourClass = (fighter: Fighter): number => statOf(fighter, "ac", 10 + modifierOf(fighter, "dex"));

/** Armour class against one attacker, with the cover that lies between (DND5-COVER-003, DND5-ATT-004, GAP-DND5-02). */
export const armourAgainst = (situation: Situation, attacker: Fighter, target: Fighter): number =>
  armourClass(target) + COVER_BONUS[coverAgainst(situation, attacker, target)];
