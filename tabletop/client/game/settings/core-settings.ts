import type { Data } from "../../common/utils/types.js";
import { getGame } from "../../globals/env.js";
import { Hooks } from "../../globals/hooks.js";

/** Settings of the host that packages and the client itself read. Applications register theirs beside them. */
export function registerCoreSettings(): void {
  const { settings, system, time } = getGame();
  const grid = system?.["grid"] as { diagonals?: number } | undefined;
  const register = (key: string, config: Data): void => settings.register("core", key, config);
  register("language", {
    name: "SETTINGS.LangN",
    scope: "client",
    config: false,
    type: String,
    default: "",
    requiresReload: true,
  });
  register("noCanvas", { scope: "client", config: false, type: Boolean, default: false });
  register("rollMode", { scope: "client", config: false, type: String, default: "publicroll" });
  register("messageMode", { scope: "client", config: false, type: String, default: "public" });
  register("gridDiagonals", { scope: "world", config: false, type: Number, default: grid?.diagonals ?? 0 });
  register("permissions", { scope: "world", config: false, type: Object, default: {} });
  register("combatTrackerConfig", {
    scope: "world",
    config: false,
    type: Object,
    default: {
      resource: "",
      skipDefeated: false,
      turnMarker: { enabled: true, animation: null, src: "", disposition: false },
    },
    onChange: () => Hooks.callAll("tabletopTrackerConfigured"),
  });
  register("time", {
    scope: "world",
    config: false,
    type: Number,
    default: 0,
    onChange: (value: unknown, options?: object, userId?: string) => time.onChange(Number(value), options, userId),
  });
  register("showTutorials", { scope: "client", config: false, type: Boolean, default: false });
}
