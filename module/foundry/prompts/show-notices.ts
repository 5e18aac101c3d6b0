import { t } from "../i18n/localize.js";
import type { TableNotice } from "../port/fight-session.js";

/** What everybody should know, since no game master is there to be told. */
const FOR_EVERYBODY = new Set(["no-gm"]);

/**
 * From `init`: what the game master should know is told to game masters; what went wrong here, to whoever
 * sits here, and stays until it is dismissed.
 */
export function showNotices(): void {
  Hooks.on("battle-tempo.notice", ({ level, key, data }: TableNotice) => {
    if (game.user.isGM || level === "error" || FOR_EVERYBODY.has(key))
      ui.notifications[level](t(`BATTLETEMPO.Notice.${key}`, data), { permanent: level === "error" });
  });
}
