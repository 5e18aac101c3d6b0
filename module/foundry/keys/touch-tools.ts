import { KEYS } from "../i18n/localize.js";
import { leavePlanning, planning, startPlanning } from "../planning/planner.js";
import { tokenInHand } from "../planning/token-in-hand.js";
import { openSheetOf } from "./turn-keys.js";

/** After the host's own tools for tokens. */
const ORDER = 60;

/** In `init`: buttons among the tools for tokens for what keys do, since a finger has none. */
export function addTouchTools(): void {
  Hooks.on("getSceneControlButtons", (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    tools.battleTempoPlan = {
      name: "battleTempoPlan",
      order: ORDER,
      title: `${KEYS}.Keys.plan`,
      icon: "fa-solid fa-shoe-prints",
      button: true,
      onChange: () => {
        if (planning()) leavePlanning();
        else startPlanning(tokenInHand());
      },
    };
    tools.battleTempoSheet = {
      name: "battleTempoSheet",
      order: ORDER + 1,
      title: `${KEYS}.Keys.sheet`,
      icon: "fa-solid fa-scroll",
      button: true,
      onChange: () => {
        const token = tokenInHand();
        if (token) void openSheetOf(token);
        else ui.notifications.info(`${KEYS}.Plan.noToken`, { localize: true });
      },
    };
  });
}
