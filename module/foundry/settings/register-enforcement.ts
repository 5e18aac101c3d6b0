import { SYSTEM_ID } from "../system-id.js";
import { forgetEnforcement } from "./enforcement.js";
import { tellScreens } from "./tell-screens.js";

/** The world's matrix. In `init`; it may be changed in the middle of a fight. */
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
}
