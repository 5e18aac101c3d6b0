/** Words of this game that screens have to name; each has an entry in the language files. Slugs of actions stand in the table. */

/** Parts of a total. */
export const MODIFIERS = [
  "base",
  "iteration",
  "two-weapons",
  "secondary",
  "defensive",
  "expertise",
  "lethal",
  "charge",
  "flanking",
  "prone",
  "grappled",
  "range",
  "into-melee",
  "cmb",
  "bluff",
  "ride",
  "con",
  "climb",
  "swim",
  "concentration",
  "deafness",
  "fort",
  "initiative",
] as const;
export type ModifierTerm = (typeof MODIFIERS)[number];

/** What gives somebody a chance, beside the slugs of provoking actions. */
export const CAUSES = ["leaving", "ranged-attack", "unarmed-attack", "casting", "combat-maneuver", "readied"] as const;

/** Marks on the cells of a way. */
export const MARKS = ["difficult"] as const;

/** Codes of notes on cards. */
export const NOTES = ["stabilize", "spell-lost", "unseen-obstacle"] as const;
export type NoteTerm = (typeof NOTES)[number];

/** Conditions that these rules read or set. */
export const CONDITIONS = [
  "blinded",
  "bound",
  "cannot-concentrate",
  "dazed",
  "dead",
  "deafened",
  "disabled",
  "dying",
  "entangled",
  "exhausted",
  "fascinated",
  "fatigued",
  "flat-footed",
  "frightened",
  "gagged",
  "grappled",
  "helpless",
  "immobilized",
  "invisible",
  "mounted",
  "nauseated",
  "paralyzed",
  "petrified",
  "pinned",
  "prone",
  "restrained",
  "silenced",
  "slowed",
  "staggered",
  "stunned",
  "surprised",
  "unconscious",
] as const;
export type ConditionTerm = (typeof CONDITIONS)[number];

/** Features that these rules read. */
export const FEATURES = [
  "arcane-strike",
  "combat-expertise",
  "combat-reflexes",
  "greater-bull-rush",
  "heavy-armor",
  "improved-bull-rush",
  "improved-disarm",
  "improved-grapple",
  "improved-sunder",
  "improved-trip",
  "improved-unarmed-strike",
  "mobility",
  "multiattack",
  "precise-shot",
  "quick-draw",
  "run",
  "sneak-attack",
  "spring-attack",
  "two-weapon-fighting",
] as const;
export type FeatureTerm = (typeof FEATURES)[number];
