import type { Category, Role } from "../../model/enforcement.js";
import { CATEGORIES, LEVELS, ROLES, STRICT } from "../../table/host.js";
import { KEYS, t } from "../i18n/localize.js";
import { enforcement } from "./enforcement.js";
import { choiceField, type Field, type SettingRow } from "./setting-row.js";

const WORDS = `${KEYS}.Enforcement`;

/** How strictly the table keeps the rules: a row a category, with a level for player characters and one for the rest. */
export const levelRows = (): SettingRow[] =>
  CATEGORIES.map((category) => {
    const name = t(`${WORDS}.category.${category}.name`);
    return {
      id: category,
      name,
      hint: t(`${WORDS}.category.${category}.text`),
      belongs: t(`${KEYS}.GmSettings.allRules`),
      fields: ROLES.map((role) => fieldOf(category, role, name)),
      keys: [`${WORDS}.category.${category}.name`, `${WORDS}.category.${category}.text`, `${WORDS}.title`],
      marks: [],
    };
  });

/** How the field of a level is called. */
export const levelField = (role: Role, category: Category): string => `levels.${role}.${category}`;

function fieldOf(category: Category, role: Role, row: string): Field {
  const caption = t(`${WORDS}.role.${role}`);
  const names = Object.fromEntries(LEVELS.map((level) => [level, t(`${WORDS}.level.${level}.name`)]));
  const [saved, initial] = [enforcement()[role][category], STRICT[role][category]];
  return choiceField({ name: levelField(role, category), label: `${row}: ${caption}`, caption, saved, initial }, names);
}

/** What each level means. */
export const levelTexts = (): { readonly name: string; readonly text: string }[] =>
  LEVELS.map((level) => ({ name: t(`${WORDS}.level.${level}.name`), text: t(`${WORDS}.level.${level}.text`) }));
