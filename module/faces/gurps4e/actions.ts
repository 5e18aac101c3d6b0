import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";

/** The manoeuvres that have no line of their own, as they are chosen most often. */
export const common: readonly ActionId[] = [
  "move",
  "move-and-attack",
  "all-out-defense",
  "wait",
  "ready",
  "change-posture",
  "concentrate",
  "do-nothing",
  "step",
];

const SHOOTING = ["ranged", "thrown"];

/** What is done with a weapon: aimed first where it shoots. */
export const attackActions = ({ kind }: AttackProfile): readonly ActionId[] =>
  SHOOTING.includes(kind) ? ["attack", "aim", "all-out-attack"] : ["attack", "all-out-attack", "feint", "evaluate"];

/** What has to be said besides of some manoeuvres. */
export const variants: Readonly<Record<ActionId, readonly string[]>> = {
  "all-out-attack": ["determined-melee", "double", "feint", "strong", "determined-ranged", "suppression-fire"],
  "all-out-defense": ["increased-dodge", "increased-parry", "increased-block", "double-defense"],
  "change-posture": ["standing", "crouching", "kneeling", "crawling", "sitting", "prone-face-down", "prone-face-up"],
};

/** What a Wait may be for, the usual first. */
export const triggers: readonly string[] = ["enters-reach", "adjacent", "approach", "leaves-reach", "move", "attack"];
