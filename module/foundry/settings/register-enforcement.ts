import { KEYS } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { forgetEnforcement } from "./enforcement.js";
import { EnforcementMenu } from "./enforcement-menu.js";
import { tellScreens } from "./tell-screens.js";

/** The world's matrix and its menu. In `init`; it may be changed in the middle of a fight. */
export function registerEnforcement(): void {
  game.settings.register(SYSTEM_ID, "enforcement", {
    scope: "world",
    config: false,
    type: Object,
    default: {},
    onChange: () => {
      forgetEnforcement();
      tellScreens();
    },
  });
  game.settings.registerMenu(SYSTEM_ID, "enforcementMenu", {
    name: `${KEYS}.Enforcement.title`,
    label: `${KEYS}.Enforcement.open`,
    hint: `${KEYS}.Enforcement.menuHint`,
    icon: "fa-solid fa-scale-balanced",
    type: EnforcementMenu,
    restricted: true,
  });
}
