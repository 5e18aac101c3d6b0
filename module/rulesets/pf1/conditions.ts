import type { Creature } from "../../rules/situation.js";
import { hasCondition, vitalOf, type Fighter } from "./fighter.js";
import type { Limit } from "./state.js";
import type { ConditionTerm } from "./terms.js";

/** No turn, no reactions, no defence. */
const OUT_OF_ACTION: readonly ConditionTerm[] = ["unconscious", "dead", "dying", "paralyzed", "petrified"];
/** PF1-GAP-19. */
const NOTHING: readonly ConditionTerm[] = [...OUT_OF_ACTION, "dazed", "stunned", "helpless", "fascinated"];
const ONE_ACTION: readonly ConditionTerm[] = ["staggered", "disabled", "slowed"];
const MOVE_ONLY: readonly ConditionTerm[] = ["nauseated"];

/** Conditions in which nobody leaves the place by itself. */
export const HOLDING: readonly ConditionTerm[] = ["grappled", "pinned", "immobilized", "restrained", "paralyzed"];
/** Conditions that cost the Dexterity bonus to armour class. */
const UNREADY: readonly ConditionTerm[] = [
  "flat-footed",
  "surprised",
  "blinded",
  "stunned",
  "helpless",
  "pinned",
  ...OUT_OF_ACTION,
];

export const isOutOfAction = (creature: Creature): boolean => hasCondition(creature, ...OUT_OF_ACTION);

export const isHelpless = (creature: Creature): boolean => hasCondition(creature, "helpless", ...OUT_OF_ACTION);

/** Can do nothing at all now. */
export const isIncapable = (creature: Creature): boolean => hasCondition(creature, ...NOTHING);

/** Caught before it acts. */
export const isFlatFooted = (creature: Creature): boolean => hasCondition(creature, "flat-footed", "surprised");

export const losesDexterity = (creature: Creature): boolean => hasCondition(creature, ...UNREADY);

/** What the turn is limited to: by the state given, conditions, and damage that staggers (PF1-ECONOMY-007, PF1-GAP-19). */
export function limitOf(fighter: Fighter): Limit {
  if (fighter.turn.limited === "none-left" || isIncapable(fighter)) return "none-left";
  if (fighter.turn.limited === "move-only" || hasCondition(fighter, ...MOVE_ONLY)) return "move-only";
  const limited = fighter.turn.limited === "one-action" || hasCondition(fighter, ...ONE_ACTION) || isStaggered(fighter);
  return limited ? "one-action" : "none";
}

/** Nonlethal damage equal to the hit points, or no hit points left. */
function isStaggered(creature: Creature): boolean {
  const hp = vitalOf(creature, "hp");
  return hp !== null && (hp === 0 || hp === (vitalOf(creature, "nonlethal") ?? 0));
}
