import type { JsonObject } from "../../kernel/json.js";
import { t } from "./localize.js";

/** The key of a term, for what Foundry translates itself: titles and buttons of dialogs. */
export const termKey = (ruleset: string, section: "Action" | "Variant", slug: string): string =>
  `BATTLETEMPO.${ruleset}.${section}.${slug}`;

/** A term of a game in this client's language; its slug, spaced, where the language file has no word for it. */
function term(ruleset: string, section: string, slug: string): string {
  const key = `BATTLETEMPO.${ruleset}.${section}.${slug}`;
  return game.i18n.has(key) ? t(key) : slug.replaceAll("-", " ");
}

export const actionName = (ruleset: string, action: string): string => term(ruleset, "Action", action);
export const conditionName = (ruleset: string, condition: string): string => term(ruleset, "Condition", condition);
export const featureName = (ruleset: string, feature: string): string => term(ruleset, "Feature", feature);
export const modifierName = (ruleset: string, modifier: string): string => term(ruleset, "Modifier", modifier);
export const phaseName = (ruleset: string, phase: string): string => term(ruleset, "Phase", phase);
export const slotName = (ruleset: string, slot: string): string => term(ruleset, "Slot", slot);
/** A number that the ledger follows; of one of several, such as the spell slots of a level, also which. */
export function vitalName(ruleset: string, vital: string): string {
  const [kind = vital, ...which] = vital.split(".");
  const name = term(ruleset, "Vital", kind);
  return which.length > 0 ? `${name} (${which.join(".")})` : name;
}
export const coverName = (ruleset: string, cover: string): string => term(ruleset, "Cover", cover);
/** What provoked: leaving a cell, casting, shooting … */
export const causeName = (ruleset: string, cause: string): string => term(ruleset, "Cause", cause);

/** A short explanation of an action; empty where none is needed. */
export function actionHint(ruleset: string, action: string): string {
  const key = `BATTLETEMPO.${ruleset}.Hint.${action}`;
  return game.i18n.has(key) ? t(key) : "";
}

/** A world option's name, what it changes, and the word for one of its values. */
export const optionName = (ruleset: string, option: string): string => term(ruleset, "Option", `${option}.name`);
export const optionHint = (ruleset: string, option: string): string => term(ruleset, "Option", `${option}.hint`);
export const optionValue = (ruleset: string, option: string, value: string): string =>
  term(ruleset, "Option", `${option}.values.${value}`);

/** What a rule is about, for those that options are a reading of. */
export const ruleTitle = (ruleset: string, rule: string): string => term(ruleset, "Rule", rule);

/** Something that is the game master's to rule, and the word for one ruling. */
export const rulingName = (ruleset: string, ruling: string): string => term(ruleset, "Ruling", `${ruling}.name`);
export const rulingValue = (ruleset: string, ruling: string, value: string): string =>
  term(ruleset, "Ruling", `${ruling}.values.${value}`);

export const variantName = (ruleset: string, variant: string): string => term(ruleset, "Variant", variant);

/** What a card notes, with its numbers and names; the code, spaced, where the game has no sentence for it. */
export function noteText(ruleset: string, code: string, data: JsonObject): string {
  const key = `BATTLETEMPO.${ruleset}.Note.${code}`;
  const plain = Object.entries(data).filter(([, value]) => typeof value === "string" || typeof value === "number");
  const values = Object.fromEntries(plain.map(([name, value]) => [name, String(value as string | number)]));
  return game.i18n.has(key) ? t(key, values) : code.replaceAll("-", " ");
}
