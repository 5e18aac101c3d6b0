import { isNumber } from "../../table/host.js";
import { KEYS } from "../i18n/localize.js";
import type { Game } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";

/** What becomes of moves while no game master is there to keep the ledger. */
export type WithoutGm = "free" | "held";

/** What a table settles for itself, whatever game it plays; in the order in which it is shown. */
export const TABLE_SETTINGS = [
  "withoutGm",
  "windowSeconds",
  "declareSeconds",
  "actsTogether",
  "singleCellStep",
  "fightLog",
  "turnSummary",
] as const;
export type TableSetting = (typeof TABLE_SETTINGS)[number];

/** World settings, shown in the game masters' own window; read in `init`, written from `ready` on. */
export function registerSettings(games: readonly Game[]): void {
  game.settings.register(SYSTEM_ID, "ruleset", {
    name: `${KEYS}.Settings.ruleset.name`,
    hint: `${KEYS}.Settings.ruleset.hint`,
    scope: "world",
    config: false,
    requiresReload: true,
    type: String,
    choices: Object.fromEntries(games.map(({ ruleset }) => [ruleset.id, `${KEYS}.Ruleset.${ruleset.id}`])),
    default: games[0]?.ruleset.id ?? "pf1",
  });
  game.settings.register(SYSTEM_ID, "withoutGm", {
    name: `${KEYS}.Settings.withoutGm.name`,
    hint: `${KEYS}.Settings.withoutGm.hint`,
    scope: "world",
    config: false,
    type: String,
    choices: { held: `${KEYS}.Settings.withoutGm.held`, free: `${KEYS}.Settings.withoutGm.free` },
    default: "held",
  });
  registerSeconds("windowSeconds", 60);
  registerSeconds("declareSeconds", 0);
  game.settings.register(SYSTEM_ID, "actsTogether", {
    name: `${KEYS}.Settings.actsTogether.name`,
    hint: `${KEYS}.Settings.actsTogether.hint`,
    scope: "world",
    config: false,
    type: Boolean,
    default: false,
  });
  game.settings.register(SYSTEM_ID, "singleCellStep", {
    name: `${KEYS}.Settings.singleCellStep.name`,
    hint: `${KEYS}.Settings.singleCellStep.hint`,
    scope: "world",
    config: false,
    type: Boolean,
    default: false,
  });
  game.settings.register(SYSTEM_ID, "fightLog", {
    name: `${KEYS}.Settings.fightLog.name`,
    hint: `${KEYS}.Settings.fightLog.hint`,
    scope: "world",
    config: false,
    type: Boolean,
    default: true,
  });
  game.settings.register(SYSTEM_ID, "turnSummary", {
    name: `${KEYS}.Settings.turnSummary.name`,
    hint: `${KEYS}.Settings.turnSummary.hint`,
    scope: "world",
    config: false,
    type: Boolean,
    default: false,
  });
  game.settings.register(SYSTEM_ID, "alignedTo", { scope: "world", config: false, type: String, default: "" });
}

/** Every game that this world can choose, with the language key of its name. */
export function rulesetChoices(): Readonly<Record<string, string>> {
  const { choices = {} } = game.settings.settings.get(`${SYSTEM_ID}.ruleset`) ?? {};
  return choices;
}

function registerSeconds(key: "windowSeconds" | "declareSeconds", initial: number): void {
  game.settings.register(SYSTEM_ID, key, {
    name: `${KEYS}.Settings.${key}.name`,
    hint: `${KEYS}.Settings.${key}.hint`,
    scope: "world",
    config: false,
    type: Number,
    default: initial,
  });
}

/** The id that the world has chosen, registered or not. */
export const chosenRuleset = (): string => game.settings.get(SYSTEM_ID, "ruleset");

export const withoutGm = (): WithoutGm => (game.settings.get(SYSTEM_ID, "withoutGm") === "free" ? "free" : "held");

/** Seconds that a reaction window stays open; null: until it is answered. */
export function windowSeconds(): number | null {
  const seconds = game.settings.get(SYSTEM_ID, "windowSeconds");
  return isNumber(seconds) && seconds > 0 ? seconds : null;
}

/** Seconds in which a round may be declared, in games where it is; null: until the game master goes on. */
export function declareSeconds(): number | null {
  const seconds = game.settings.get(SYSTEM_ID, "declareSeconds");
  return isNumber(seconds) && seconds > 0 ? seconds : null;
}

/** Whether like creatures share their initiative and begin and end their turns together. */
export const actsTogether = (): boolean => game.settings.get(SYSTEM_ID, "actsTogether");

/** Whether a way of one cell for which nothing was armed is a step, where the game has one and allows it. */
export const singleCellStep = (): boolean => game.settings.get(SYSTEM_ID, "singleCellStep");

/** Whether rounds that are over are written into a journal for the game masters. */
export const keepsLog = (): boolean => game.settings.get(SYSTEM_ID, "fightLog");

/** Whether a card tells at the end of each turn what it came to. */
export const tellsTurns = (): boolean => game.settings.get(SYSTEM_ID, "turnSummary");
