/** Words of this game that screens have to name. Slugs of actions stand in the table. */

/** Parts of a total (GAP-DND4-05). */
export type ModifierTerm =
  | "base"
  | "combat-advantage"
  | "prone"
  | "restrained"
  | "cover"
  | "concealment"
  | "long-range"
  | "charge"
  | "run"
  | "squeezing"
  | "aid"
  | "initiative";

/** What gives somebody a chance. */
export type CauseTerm = "leaving" | "ranged-attack" | "readied" | "push";
