import { conditionsThat } from "./conditions.data.js";
import { FEATURE_ROWS } from "./features.data.js";

/** Words of this game that screens have to name; each has an entry in the language files. Slugs of actions stand in the table. */

/** Parts of a total. */
export const MODIFIERS = [
  "base",
  "str",
  "dex",
  "con",
  "int",
  "wis",
  "cha",
  "acrobatics",
  "stealth",
  "escape",
  "medicine",
  "perception",
  "exhausted",
  "cover",
] as const;
export type ModifierTerm = (typeof MODIFIERS)[number];

/** Why a roll has Advantage or Disadvantage. */
export const ADVANTAGES = [
  "unseen-attacker",
  "prone-near",
  "defenceless",
  "help",
  "pack",
  "squeezed",
  "ruling",
] as const;
export type AdvantageTerm = (typeof ADVANTAGES)[number];
export const DISADVANTAGES = [
  "unseen-target",
  "squeezed",
  "prone-far",
  "prone",
  "restrained",
  "poisoned",
  "grappled",
  "frightened",
  "dodge",
  "ranged-in-melee",
  "long-range",
  "under-water",
  "ruling",
] as const;
export type DisadvantageTerm = (typeof DISADVANTAGES)[number];

/** What gives somebody a chance. */
export const CAUSES = ["leaving", "readied"] as const;

/** Marks on the cells of a way. */
export const MARKS = ["difficult", "squeeze", "water"] as const;

/** Codes of notes on cards. */
export const NOTES = ["unseen-obstacle", "nobody-there"] as const;

/** Conditions that these rules read or set. */
export const CONDITIONS = [
  "blinded",
  "charmed",
  "dead",
  "deafened",
  "exhausted",
  "frightened",
  "grappled",
  "hidden",
  "incapacitated",
  "invisible",
  "mounted",
  "paralyzed",
  "petrified",
  "poisoned",
  "prone",
  "restrained",
  "stunned",
  "surprised",
  "unconscious",
] as const;

/** Conditions with which initiative is rolled with Disadvantage, and with Advantage (DND5-INIT-003, GAP-DND5-06, GAP-DND5-12). */
export const INITIATIVE = {
  worse: ["surprised", "frightened", ...conditionsThat("incapable"), ...conditionsThat("checksWorse")],
  better: ["invisible", "hidden"],
} as const;

/** Features that these rules read. */
export const FEATURES = FEATURE_ROWS.map(({ id }) => id);
