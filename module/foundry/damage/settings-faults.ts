import type { Json } from "../../kernel/json.js";
import { CATEGORIES, isJson, isJsonObject, isNumber, LEVELS, ROLES } from "../../table/host.js";
import type { Aside } from "../../table/stored/set-aside.js";
import { readOptions, type Optional } from "../settings/ruleset-options.js";

const isSeconds = (value: unknown): boolean => isNumber(value) && value >= 0;
const isFlag = (value: unknown): boolean => typeof value === "boolean";

/** What is lawful in the world's settings that hold one value each. */
const SINGLE = {
  withoutGm: (value: unknown): boolean => value === "free" || value === "held",
  windowSeconds: isSeconds,
  declareSeconds: isSeconds,
  actsTogether: isFlag,
  singleCellStep: isFlag,
  fightLog: isFlag,
  turnSummary: isFlag,
} as const;
export type SingleSetting = keyof typeof SINGLE;
const SINGLE_SETTINGS = Object.keys(SINGLE) as SingleSetting[];

/** The world's settings that are judged here: all that a table can read itself in the game masters' window. */
export const JUDGED_SETTINGS = ["enforcement", "rulesetOptions", ...SINGLE_SETTINGS] as const;

/** The world's settings as they are stored. */
export type StoredSettings = Readonly<Record<(typeof JUDGED_SETTINGS)[number], unknown>>;

/** What of the settings isn't lawful, so that its default stands. `ruleset`: the world's; null: none, and no option is judged. */
export function settingsFaults(stored: StoredSettings, ruleset: Optional | null): Aside[] {
  return [
    ...faultsOfMatrix(stored.enforcement),
    ...(ruleset ? faultsOfOptions(stored.rulesetOptions, ruleset) : []),
    ...faultySingles(stored).map((key) => fault(key, stored[key])),
  ];
}

/** Settings of one value each that hold something else. */
export const faultySingles = (stored: Pick<StoredSettings, SingleSetting>): SingleSetting[] =>
  SINGLE_SETTINGS.filter((key) => !SINGLE[key](stored[key]));

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
