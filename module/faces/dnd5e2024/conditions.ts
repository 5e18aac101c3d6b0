import { conditionRows } from "../../foundry/documents/condition-rows.js";
import type { ConditionDefinition } from "../../foundry/face.js";

/** Conditions that fights of this game know, those most often set first. */
const ON_THE_TOKEN = [
  "prone",
  "grappled",
  "restrained",
  "incapacitated",
  "stunned",
  "paralyzed",
  "blinded",
  "deafened",
  "charmed",
  "frightened",
  "poisoned",
  "invisible",
  "hidden",
  "petrified",
  "exhausted",
  "unconscious",
  "dead",
];
const REST = ["surprised", "mounted"];

export const conditions: readonly ConditionDefinition[] = conditionRows("dnd5e2024", ON_THE_TOKEN, REST);
