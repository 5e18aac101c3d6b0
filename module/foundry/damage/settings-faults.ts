import type { Json } from "../../kernel/json.js";
import { CATEGORIES, isJson, isJsonObject, isNumber, LEVELS, ROLES } from "../../table/host.js";
import type { Aside } from "../../table/stored/set-aside.js";
import { readOptions, type Optional } from "../settings/ruleset-options.js";

/** The world's settings that are more than a switch, as they are stored. */
export interface StoredSettings {
  readonly enforcement: unknown;
  readonly rulesetOptions: unknown;
  readonly withoutGm: unknown;
  readonly windowSeconds: unknown;
}

/** What of the settings isn't lawful, so that its default stands. `ruleset`: the world's; null: none, and no option is judged. */
export function settingsFaults(stored: StoredSettings, ruleset: Optional | null): Aside[] {
  const { withoutGm, windowSeconds } = stored;
  return [
    ...faultsOfMatrix(stored.enforcement),
    ...(ruleset ? faultsOfOptions(stored.rulesetOptions, ruleset) : []),
    ...(withoutGm === "free" || withoutGm === "held" ? [] : [fault("withoutGm", withoutGm)]),
    ...(isNumber(windowSeconds) && windowSeconds >= 0 ? [] : [fault("windowSeconds", windowSeconds)]),
  ];
}

function faultsOfMatrix(stored: unknown): Aside[] {
  if (!isJsonObject(stored)) return [fault("enforcement", stored)];
  return Object.entries(stored).flatMap(([role, row]) => {
    const at = `enforcement.${role}`;
    if (!ROLES.some((each) => each === role) || !isJsonObject(row)) return [fault(at, row)];
    return Object.entries(row)
      .filter(([category, level]) => !isCell(category, level))
      .map(([category, level]) => fault(`${at}.${category}`, level));
  });
}

const isCell = (category: string, level: Json): boolean =>
  CATEGORIES.some((each) => each === category) && LEVELS.some((each) => each === level);

function faultsOfOptions(stored: unknown, ruleset: Optional): Aside[] {
  if (!isJsonObject(stored)) return [fault("rulesetOptions", stored)];
  const mine = stored[ruleset.id];
  const at = `rulesetOptions.${ruleset.id}`;
  if (mine === undefined) return [];
  if (!isJsonObject(mine)) return [fault(at, mine)];
  const lawful = readOptions(stored, ruleset);
  return Object.entries(mine)
    .filter(([id]) => !(id in lawful))
    .map(([id, value]) => fault(`${at}.${id}`, value));
}

const fault = (at: string, value: unknown): Aside => ({ at, value: isJson(value) ? value : `${value as number}` });
