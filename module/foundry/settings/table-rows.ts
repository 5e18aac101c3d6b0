import { KEYS, t } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { choiceField, type Field, type SettingRow } from "./setting-row.js";
import { rulesetChoices, TABLE_SETTINGS, type TableSetting } from "./settings.js";

/** The world's game. It has no default to be set back to: a click too many would change what everybody plays. */
export function rulesetRow(): SettingRow {
  const choices = rulesetChoices();
  const names = namesOf(choices);
  const { name, hint, keys } = wordsOf("ruleset", Object.values(choices));
  const saved = game.settings.get(SYSTEM_ID, "ruleset");
  const field = choiceField({ name: "ruleset", label: name, saved, initial: saved, fixed: true }, names);
  return { id: "ruleset", name, hint, belongs: t(`${KEYS}.GmSettings.needsReload`), fields: [field], keys, marks: [] };
}

/** What a table settles for itself, whatever it plays. */
export const tableRows = (): SettingRow[] =>
  TABLE_SETTINGS.map((key) => {
    const { choices = {} } = game.settings.settings.get(`${SYSTEM_ID}.${key}`) ?? {};
    const { name, hint, keys } = wordsOf(key, Object.values(choices));
    const belongs = t(`${KEYS}.GmSettings.noRule`);
    return { id: key, name, hint, belongs, fields: [fieldOf(key, name, choices)], keys, marks: [] };
  });

function fieldOf(key: TableSetting, label: string, choices: Readonly<Record<string, string>>): Field {
  const saved = game.settings.get(SYSTEM_ID, key);
  const initial = game.settings.settings.get(`${SYSTEM_ID}.${key}`)?.default;
  const field = { name: `table.${key}`, label, caption: "", saved: String(saved), initial: String(initial) };
  if (typeof saved === "boolean") return { ...field, isFlag: true, checked: saved };
  return typeof saved === "number" ? { ...field, isNumber: true } : choiceField(field, namesOf(choices));
}

const namesOf = (choices: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([value, key]) => [value, t(key)]));

function wordsOf(key: string, choices: readonly string[]) {
  const [name, hint] = [`${KEYS}.Settings.${key}.name`, `${KEYS}.Settings.${key}.hint`];
  return { name: t(name), hint: t(hint), keys: [name, hint, ...choices] };
}
