import { equalJson, isCount, isJsonObject } from "../../table/host.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { enforcement, readEnforcement } from "./enforcement.js";
import { optionsOfForm, readOptions, withOptions } from "./ruleset-options.js";
import { chosenRuleset, rulesetChoices, TABLE_SETTINGS, type TableSetting } from "./settings.js";

/**
 * Writes what the sent form has changed, and nothing else; what isn't lawful stays as it was. True: the world's game is
 * another one now, which takes a reload.
 */
export async function saveSettings(sent: unknown): Promise<boolean> {
  const form = isJsonObject(sent) ? sent : {};
  await saveTable(form.table);
  if (isJsonObject(form.levels)) await saveLevels(form.levels);
  await saveOptions(form);
  return saveRuleset(form.ruleset);
}

/** The game that the world plays from its next load on. True: it is another one. */
export async function saveRuleset(id: unknown): Promise<boolean> {
  if (typeof id !== "string" || !Object.hasOwn(rulesetChoices(), id) || id === chosenRuleset()) return false;
  await game.settings.set(SYSTEM_ID, "ruleset", id);
  return true;
}

/** The matrix, where it differs from the one that holds. */
export async function saveLevels(levels: unknown): Promise<void> {
  const chosen = readEnforcement(levels);
  if (!equalJson({ ...chosen }, { ...enforcement() })) await game.settings.set(SYSTEM_ID, "enforcement", { ...chosen });
}

async function saveTable(sent: unknown): Promise<void> {
  for (const key of TABLE_SETTINGS) {
    const value = isJsonObject(sent) ? sent[key] : undefined;
    if (value !== undefined && value !== game.settings.get(SYSTEM_ID, key)) await saveOne(key, value);
  }
}

async function saveOne(key: TableSetting, value: unknown): Promise<void> {
  const { choices = {} } = game.settings.settings.get(`${SYSTEM_ID}.${key}`) ?? {};
  if (key === "windowSeconds" || key === "declareSeconds") {
    if (isCount(value)) await game.settings.set(SYSTEM_ID, key, value);
  } else if (key === "withoutGm") {
    if (typeof value === "string" && Object.hasOwn(choices, value)) await game.settings.set(SYSTEM_ID, key, value);
  } else if (typeof value === "boolean") await game.settings.set(SYSTEM_ID, key, value);
}

async function saveOptions(form: object): Promise<void> {
  const ruleset = activeGame()?.ruleset;
  if (!ruleset || ruleset.options.length === 0) return;
  const chosen = optionsOfForm(form, ruleset);
  const stored = game.settings.get(SYSTEM_ID, "rulesetOptions");
  if (!equalJson({ ...chosen }, { ...readOptions(stored, ruleset) }))
    await game.settings.set(SYSTEM_ID, "rulesetOptions", withOptions(stored, ruleset, chosen));
}
