/** Words of this game that screens have to name; each has an entry in the language files. Slugs of actions stand in the table, phases in `phases.ts`. */

/** Parts of a total. */
export const MODIFIERS = [
  "weapon",
  "charge",
  "cover",
  "clumsy",
  "arc",
  "prone",
  "surprised",
  "unseen",
  "higher",
  "range",
  "shelter",
  "size",
] as const;
export type ModifierTerm = (typeof MODIFIERS)[number];

/** What gives somebody a chance. */
export const CAUSES = [
  "leaving",
  "turning",
  "ranged-attack",
  "unarmed-attack",
  "overrun",
  "guard",
  "covered",
  "displaced",
] as const;
export type CauseTerm = (typeof CAUSES)[number];

/** What a card has to tell that follows from no roll. */
export const NOTES = ["gm-resolves", "critical-table", "initiative-tie"] as const;

/** Conditions that these rules read or set. */
export const CONDITIONS = [
  "blinded",
  "dazed",
  "dead",
  "exhausted",
  "fatigued",
  "grabbed",
  "grappled",
  "helpless",
  "immobilized",
  "incapacitated",
  "invisible",
  "mounted",
  "paralyzed",
  "petrified",
  "pinned",
  "prone",
  "restrained",
  "stunned",
  "surprised",
  "unconscious",
] as const;

/** Features that these rules read. */
export const FEATURES = ["two-weapon-fighting"] as const;
