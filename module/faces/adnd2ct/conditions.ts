import { conditionRows } from "../../foundry/documents/condition-rows.js";
import type { ConditionDefinition } from "../../foundry/face.js";

/** Conditions that fights of this game know, those most often set first. */
const ON_THE_TOKEN = [
  "prone",
  "stunned",
  "pinned",
  "grappled",
  "restrained",
  "blinded",
  "invisible",
  "surprised",
  "fatigued",
  "exhausted",
  "paralyzed",
  "unconscious",
  "dead",
];
const REST = ["dazed", "grabbed", "helpless", "immobilized", "incapacitated", "mounted", "petrified"];

export const conditions: readonly ConditionDefinition[] = conditionRows("adnd2ct", ON_THE_TOKEN, REST);
