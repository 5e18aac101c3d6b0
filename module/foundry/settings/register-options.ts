import { tellFault } from "../hooks/notices.js";
import { SYSTEM_ID } from "../system-id.js";
import { alignWorld } from "./align-world.js";
import { forgetRulesetOptions } from "./ruleset-options.js";
import { tellScreens } from "./tell-screens.js";

/** The options of the world's rules. In `init`; they may be changed in the middle of a fight. */
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
}
