import { isJsonObject } from "../../table/host.js";
import type { Json } from "../../kernel/json.js";
import type { OptionDefinition } from "../../rules/definitions.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { RulesetOptions } from "../../rules/situation.js";
import { SYSTEM_ID } from "../system-id.js";

/** A ruleset as far as its options go. */
export type Optional = Pick<Ruleset, "id" | "options">;

/** The word among an option's values that stands for any whole number. */
export const NUMBER = "integer";

let known: { readonly of: Optional; readonly options: RulesetOptions } | null = null;

/**
 * What this world has chosen among a ruleset's options; the same object until it is changed. Decisions take it up from
 * the next one on: what was decided before stands in the ledger as events, and is never decided again.
 */
export function rulesetOptions(ruleset: Optional): RulesetOptions {
  if (known?.of !== ruleset)
    known = { of: ruleset, options: readOptions(game.settings.get(SYSTEM_ID, "rulesetOptions"), ruleset) };
  return known.options;
}

/** After the setting was changed: it is read anew. */
export function forgetRulesetOptions(): void {
  known = null;
}

/** A ruleset's part of the stored setting; what was never chosen, or unlawfully, is left out and has its default. */
export function readOptions(stored: unknown, { id, options }: Optional): RulesetOptions {
  const mine = isJsonObject(stored) ? stored[id] : undefined;
  if (!isJsonObject(mine)) return {};
  const lawful = options.flatMap((option): [string, Json][] => {
    const value = mine[option.id];
    return value !== undefined && isLawful(option, value) ? [[option.id, value]] : [];
  });
  return Object.fromEntries(lawful);
}

/** An option's value as a form sends it. */
export const optionText = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * What a sent form has chosen: `choice.<id>` is one of the option's values as text, and `number.<id>` the number where
 * that value stands for any. Defaults are left out, as is what isn't lawful: both have the default.
 */
export function optionsOfForm(form: unknown, { options }: Optional): RulesetOptions {
  const part = (name: string, id: string): Json | undefined => {
    const fields = isJsonObject(form) ? form[name] : undefined;
    return isJsonObject(fields) ? fields[id] : undefined;
  };
  const chosen = options.flatMap((option): [string, Json][] => {
    const choice = option.values.find((value) => optionText(value) === part("choice", option.id));
    const value = choice === NUMBER ? numberIn(part("number", option.id)) : choice;
    return value !== undefined && value !== option.values[0] && isLawful(option, value) ? [[option.id, value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The stored setting with this ruleset's part put in anew; other rulesets keep theirs. */
export const withOptions = (stored: unknown, { id }: Optional, chosen: RulesetOptions): Record<string, Json> => ({
  ...(isJsonObject(stored) ? stored : {}),
  [id]: { ...chosen },
});

/** An empty field is no zero. */
const numberIn = (field: Json | undefined): Json | undefined =>
  typeof field === "string" && field.trim() !== "" ? Number(field) : field;

const isLawful = ({ values }: OptionDefinition, value: Json): boolean =>
  values.includes(NUMBER) && typeof value === "number"
    ? Number.isSafeInteger(value) && value >= 0
    : value !== NUMBER && values.includes(value);
