import type { Json } from "../../kernel/json.js";
import type { OptionDefinition } from "../../rules/definitions.js";
import { KEYS, t } from "../i18n/localize.js";
import { optionHint, optionName, optionValue, ruleTitle } from "../i18n/terms.js";
import { NUMBER, optionText, rulesetOptions, type Optional } from "./ruleset-options.js";
import { choiceField, type Field, type SettingRow } from "./setting-row.js";

/** Where tables read the rules of a game differently: a row an option, with the rules that it is a reading of. */
export const optionRows = (ruleset: Optional): SettingRow[] => ruleset.options.map((option) => rowOf(ruleset, option));

function rowOf(ruleset: Optional, option: OptionDefinition): SettingRow {
  const { id, rules } = option;
  const key = `${KEYS}.${ruleset.id}.Option.${id}`;
  const told = rules.map((rule) => t(`${KEYS}.GmSettings.rule`, { id: rule, title: ruleTitle(ruleset.id, rule) }));
  return {
    id,
    name: optionName(ruleset.id, id),
    hint: optionHint(ruleset.id, id),
    belongs: t(`${KEYS}.GmSettings.rules`, { rules: told.join("; ") }),
    fields: fieldsOf(ruleset, option),
    keys: [
      ...[`${key}.name`, `${key}.hint`],
      ...option.values.map((value) => `${key}.values.${optionText(value)}`),
      ...rules.map((rule) => `${KEYS}.${ruleset.id}.Rule.${rule}`),
    ],
    marks: rules,
  };
}

/** A choice, and beside it a number where one of its values stands for any. */
function fieldsOf(ruleset: Optional, { id, values }: OptionDefinition): Field[] {
  const current = rulesetOptions(ruleset)[id] ?? values[0] ?? null;
  const isNumber = typeof current === "number" && !values.includes(current);
  const label = optionName(ruleset.id, id);
  const names = values.map((value) => [optionText(value), optionValue(ruleset.id, id, optionText(value))] as const);
  const saved = isNumber ? NUMBER : optionText(current);
  const choice = choiceField(
    { name: `choice.${id}`, label, saved, initial: textOf(values[0]) },
    Object.fromEntries(names),
  );
  if (!values.includes(NUMBER)) return [choice];
  const number: Field = {
    ...{ name: `number.${id}`, label: t(`${KEYS}.GmSettings.number`, { name: label }), caption: "" },
    ...{ saved: isNumber ? String(current) : "", initial: "" },
    isNumber: true,
    only: { of: choice.name, value: NUMBER },
  };
  return [choice, number];
}

const textOf = (value: Json | undefined): string => (value === undefined ? "" : optionText(value));
