/** Words of this game that screens have to name; each has an entry in the language files. Slugs of actions, variants and postures stand in their tables. */

/** Parts of an effective skill or defence. */
export const MODIFIERS = [
  "skill",
  "maneuver",
  "off-hand",
  "posture",
  "target-posture",
  "range",
  "size",
  "accuracy",
  "aim",
  "braced",
  "evaluate",
  "shock",
  "cap",
  "stunned",
  "side",
  "feint",
  "retreat",
  "parries",
  "distraction",
  "wounds",
  "location",
  "deceptive",
] as const;
export type ModifierTerm = (typeof MODIFIERS)[number];

/** What gives somebody a chance to answer. */
export const CAUSES = ["attack", "readied"] as const;

/** Conditions that these rules read or set. */
export const CONDITIONS = ["blinded", "dead", "grappled", "invisible", "stunned", "surprised", "unconscious"] as const;

/** Features that these rules read by a name of their own: none; what a Ready may switch is named by its ability. */
export const FEATURES = [] as const;

export { DEFENCE } from "../../model/window.js";

/** The window in which somebody who waits may act. */
export const READIED = "readied";
