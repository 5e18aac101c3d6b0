import { SYSTEM_ID } from "../system-id.js";
import type { Game } from "../port/active-game.js";
import { CreatureSheet } from "./creature-sheet.js";
import { rememberGames } from "./game-of-actor.js";
import { ThingSheet } from "./item-sheet.js";
import { OwnSheet } from "./own-sheet.js";

/** In `init`: our sheets for actors and items of all games, drawn anew whenever what they show has changed. */
export function registerSheets(games: readonly Game[]): void {
  rememberGames(games);
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(Actor, SYSTEM_ID, CreatureSheet, {
    label: "BATTLETEMPO.Sheet.creature",
    makeDefault: true,
  });
  DocumentSheetConfig.registerSheet(Item, SYSTEM_ID, ThingSheet, {
    label: "BATTLETEMPO.Sheet.item",
    makeDefault: true,
  });
  DocumentSheetConfig.registerSheet(Item, SYSTEM_ID, OwnSheet, {
    types: ["action", "feature"],
    label: "BATTLETEMPO.Sheet.own",
    makeDefault: true,
  });
  Hooks.on("getHeaderControlsCreatureSheet", (_app, controls) => {
    controls.push({ icon: "fa-solid fa-book-open", label: "BATTLETEMPO.Reference.title", action: "reference" });
  });
  Hooks.on("battle-tempo.changed", refreshSheets);
  Hooks.on("battle-tempo.closed", refreshSheets);
  Hooks.on("battle-tempo.armed", refreshSheets);
  Hooks.on("targetToken", refreshSheets);
}

function refreshSheets(): void {
  for (const app of foundry.applications.instances.values()) if (app instanceof CreatureSheet) void app.refresh();
}
