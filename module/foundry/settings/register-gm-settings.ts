import { KEYS } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { GmSettings } from "./gm-settings.js";

/** In `init`: where game masters find what they settle for the table. */
export function registerGmSettings(): void {
  game.settings.registerMenu(SYSTEM_ID, "gmSettings", {
    name: `${KEYS}.GmSettings.title`,
    label: `${KEYS}.GmSettings.open`,
    hint: `${KEYS}.GmSettings.menuHint`,
    icon: "fa-solid fa-scale-balanced",
    type: GmSettings,
    restricted: true,
  });
}
