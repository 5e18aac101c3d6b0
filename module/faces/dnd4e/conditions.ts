import { conditionRows } from "../../foundry/documents/condition-rows.js";
import type { ConditionDefinition } from "../../foundry/face.js";

/** Conditions that fights of this game know, those most often set first. */
const ON_THE_TOKEN = [
  "prone",
  "dazed",
  "slowed",
  "immobilized",
  "grabbed",
  "restrained",
  "blinded",
  "deafened",
  "stunned",
  "helpless",
  "invisible",
  "ongoing-damage",
  "petrified",
  "surprised",
  "unconscious",
  "dead",
];
const REST = ["mounted", "zone"];

export const conditions: readonly ConditionDefinition[] = conditionRows("dnd4e", ON_THE_TOKEN, REST);
