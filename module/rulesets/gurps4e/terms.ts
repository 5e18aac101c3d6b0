/** Words of this game that screens have to name. Slugs of actions, variants and postures stand in their tables. */

/** Parts of an effective skill or defence. */
export type ModifierTerm =
  | "skill"
  | "maneuver"
  | "off-hand"
  | "posture"
  | "target-posture"
  | "range"
  | "size"
  | "accuracy"
  | "aim"
  | "braced"
  | "evaluate"
  | "shock"
  | "cap"
  | "stunned"
  | "side"
  | "feint"
  | "retreat"
  | "parries"
  | "distraction"
  | "wounds"
  | "location"
  | "deceptive";

/** The window in which somebody chooses how to meet an attack. */
export const DEFENCE = "defence";

/** The window in which somebody who waits may act. */
export const READIED = "readied";
