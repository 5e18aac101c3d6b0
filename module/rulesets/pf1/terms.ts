import { FEATURE_ROWS, type FeatureTerm } from "./features.data.js";

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
  "squeezed",
  "hasted",
  "dazzled",
  "sickened",
  "entangled",
  "grappled",
  "pinned",
  "slowed",
  "shaken",
  "frightened",
  "panicked",
  "unseen",
  "point-blank",
  "rapid-shot",
  "power",
  "aid",
  "strength",
  "dexterity",
  "range",
  "into-melee",
  "cmb",
  "bluff",
  "heal",
  "ride",
  "con",
  "climb",
  "swim",
  "concentration",
  "deafness",
  "fort",
  "ref",
  "will",
  "initiative",
] as const;
export type ModifierTerm = (typeof MODIFIERS)[number];

/** What gives somebody a chance, beside the slugs of provoking actions. */
export const CAUSES = [
  "leaving",
  "ranged-attack",
  "unarmed-attack",
  "casting",
  "combat-maneuver",
  "thrown-down",
  "push",
  "pull",
  "readied",
] as const;

/** Marks on the cells of a way. */
export const MARKS = ["difficult", "squeeze", "water"] as const;

/** Codes of notes on cards. */
export const NOTES = [
  "check-failed",
  "fell",
  "spell-lost",
  "unseen-obstacle",
  "pushed",
  "dragged",
  "repositioned",
  "sundered",
  "stolen",
  "tricked",
] as const;
export type NoteTerm = (typeof NOTES)[number];

/** Conditions that these rules read or set. */
export const CONDITIONS = [
  "blinded",
  "bound",
  "cannot-concentrate",
  "concealed",
  "cowering",
  "dazed",
  "dazzled",
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
  "fully-concealed",
  "gagged",
  "grappled",
  "hasted",
  "helpless",
  "immobilized",
  "invisible",
  "mounted",
  "nauseated",
  "panicked",
  "paralyzed",
  "petrified",
  "pinned",
  "prone",
  "restrained",
  "shaken",
  "sickened",
  "silenced",
  "slowed",
  "squeezed",
  "stable",
  "staggered",
  "stunned",
  "surprised",
  "unconscious",
] as const;
export type ConditionTerm = (typeof CONDITIONS)[number];

/** Features that these rules read. */
export const FEATURES = Object.keys(FEATURE_ROWS) as readonly FeatureTerm[];
