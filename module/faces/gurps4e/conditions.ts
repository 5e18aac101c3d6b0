import { conditionRows } from "../../foundry/documents/condition-rows.js";
import type { ConditionDefinition } from "../../foundry/face.js";

/** Conditions that fights of this game know, those most often set first. */
const ON_THE_TOKEN = ["stunned", "grappled", "blinded", "invisible", "surprised", "unconscious", "dead"];

export const conditions: readonly ConditionDefinition[] = conditionRows("gurps4e", ON_THE_TOKEN, []);
