import type { Creature } from "../../rules/situation.js";
import { hasEffect } from "./features.js";
import { hasCondition } from "./fighter.js";

/** Whether it can see somebody at all; the invisible are seen only by those with the eyes for it. */
export const canSee = (viewer: Creature, other: Creature): boolean =>
  viewer.id === other.id ||
  (!hasCondition(viewer, "blinded") &&
    (!hasCondition(other, "invisible") || hasEffect(viewer, "see-invisible")) &&
    !viewer.profile.unseen.includes(other.id));
