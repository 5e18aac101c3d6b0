/** Words of this game that screens have to name; each has an entry in the language files. Slugs of actions stand in the table. */

/** Parts of a total (GAP-DND4-05). */
export const MODIFIERS = [
  "base",
  "combat-advantage",
  "prone",
  "restrained",
  "cover",
  "concealment",
  "long-range",
  "charge",
  "run",
  "squeezing",
  "aid",
  "initiative",
] as const;
export type ModifierTerm = (typeof MODIFIERS)[number];

/** What gives somebody a chance. */
export const CAUSES = ["leaving", "ranged-attack", "readied", "push", "pull", "slide"] as const;
export type CauseTerm = (typeof CAUSES)[number];

/** Conditions that these rules read or set, and effects that may lie on a creature, a zone on whoever keeps it up. */
export const CONDITIONS = [
  "blinded",
  "dazed",
  "dead",
  "grabbed",
  "helpless",
  "immobilized",
  "invisible",
  "ongoing-damage",
  "petrified",
  "prone",
  "restrained",
  "slowed",
  "stunned",
  "surprised",
  "unconscious",
  "zone",
] as const;

/** Features that these rules read. */
export const FEATURES = ["phasing", "second-wind", "swarm", "threatening-reach"] as const;
