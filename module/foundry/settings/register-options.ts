import { tellFault } from "../hooks/notices.js";
import { KEYS } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { alignWorld } from "./align-world.js";
import { OptionsMenu } from "./options-menu.js";
import { forgetRulesetOptions } from "./ruleset-options.js";
import { tellScreens } from "./tell-screens.js";

/**
 * The options of the world's rules, and their menu where the ruleset has any. In `init`, after the game is chosen; they
 * may be changed in the middle of a fight.
 */
export function registerOptions(): void {
  game.settings.register(SYSTEM_ID, "rulesetOptions", {
    scope: "world",
    config: false,
    type: Object,
    default: {},
    onChange: () => {
      forgetRulesetOptions();
      tellScreens();
      void alignWorld().catch((error: unknown) => {
        tellFault("settings", error);
      });
    },
  });
  if (!activeGame()?.ruleset.options.length) return;
  game.settings.registerMenu(SYSTEM_ID, "optionsMenu", {
    name: `${KEYS}.Options.title`,
    label: `${KEYS}.Options.open`,
    hint: `${KEYS}.Options.menuHint`,
    icon: "fa-solid fa-sliders",
    type: OptionsMenu,
    restricted: true,
  });
}
