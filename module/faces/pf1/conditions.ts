import type { ConditionDefinition } from "../../foundry/face.js";
import { conditionRows } from "../../foundry/documents/condition-rows.js";

/** Conditions that fights of this game know, those most often set first. */
const ON_THE_TOKEN = [
  "prone",
  "flat-footed",
  "grappled",
  "pinned",
  "entangled",
  "staggered",
  "stunned",
  "dazed",
  "nauseated",
  "shaken",
  "sickened",
  "frightened",
  "panicked",
  "fatigued",
  "exhausted",
  "blinded",
  "dazzled",
  "deafened",
  "invisible",
  "concealed",
  "fully-concealed",
  "hasted",
  "helpless",
  "paralyzed",
  "unconscious",
  "disabled",
  "dying",
  "stable",
  "dead",
];
/** Set by the rules alone, or too rare for the HUD. */
const REST = [
  "surprised",
  "gagged",
  "silenced",
  "cannot-concentrate",
  "mounted",
  "slowed",
  "immobilized",
  "petrified",
  "cowering",
  "squeezed",
];

export const conditions: readonly ConditionDefinition[] = conditionRows("pf1", ON_THE_TOKEN, REST);
