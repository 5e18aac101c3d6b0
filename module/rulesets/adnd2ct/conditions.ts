import { hasCondition } from "../../rules/creature.js";
import type { Creature, Situation } from "../../rules/situation.js";
import type { Fighter } from "./fighter.js";

const HELPLESS = ["unconscious", "dead", "helpless", "paralyzed", "petrified"];
const STUNNED = ["stunned", "dazed", "incapacitated"];
const HELD = ["grappled", "grabbed", "immobilized", "restrained", "pinned"];
/** Who may be held at blade point (ADND-COVER-011). */
const AT_MERCY = [...HELPLESS, "stunned", "dazed", "restrained", "surprised"];

const first = ({ state }: Creature, ids: readonly string[]): string | null =>
  state.conditions.find(({ id }) => ids.includes(id))?.id ?? null;

/** What keeps it from acting at all; the surprised do nothing in the surprise round (GAP-ADND-29). */
export const incapacityOf = (situation: Situation, creature: Creature): string | null =>
  first(creature, [...HELPLESS, ...STUNNED]) ??
  (situation.encounter.surprise && situation.encounter.round <= 1 ? first(creature, ["surprised"]) : null);

/** What keeps it where it is. */
export const heldBy = (creature: Creature): string | null => first(creature, HELD);

/** Out of the fight for now: nobody waits for it. */
export const isDown = (creature: Creature): boolean => first(creature, HELPLESS) !== null;

/** Lies: others may be in its square (ADND-MAP-006). */
export const isFallen = (creature: Creature): boolean => isDown(creature) || hasCondition(creature, "prone");

export const isAtMercy = (creature: Creature): boolean => first(creature, AT_MERCY) !== null;

/** Whether it could strike through an opening: armed foes on their feet who neither parry nor are held. */
export const isReady = (situation: Situation, fighter: Fighter): boolean =>
  incapacityOf(situation, fighter) === null &&
  heldBy(fighter) === null &&
  !hasCondition(fighter, "prone", "surprised") &&
  fighter.turn.declared?.action !== "parry";

/** Whether it can see somebody at all. */
export const canSee = (viewer: Creature, other: Creature): boolean =>
  viewer.id === other.id ||
  (!hasCondition(viewer, "blinded", "unconscious") &&
    !hasCondition(other, "invisible") &&
    !viewer.profile.unseen.includes(other.id));
