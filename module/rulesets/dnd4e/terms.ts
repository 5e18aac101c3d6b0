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

/** How often a power can be had, where that isn't at will: once between two rests, or once a day. */
export const POWER_LIMITS = ["encounter", "daily"] as const;
export type PowerLimit = (typeof POWER_LIMITS)[number];

const USED = "used.";
/** The tracked number that tells how often a power was used since it was last given back, by its line. */
export const usedOf = (line: string): string => `${USED}${line}`;
/** The line that such a number is about; null: it is another number. */
export const lineOfUsed = (vital: string): string | null => (vital.startsWith(USED) ? vital.slice(USED.length) : null);
