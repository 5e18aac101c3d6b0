import { KEYS } from "../i18n/localize.js";
import { isWorldOfFuture } from "../migration/world-version.js";
import { chosenRuleset } from "../settings/settings.js";
import { SYSTEM_ID } from "../system-id.js";
import { FirstStartWindow } from "./first-start-window.js";
import { noteProgress, progress, registerProgress } from "./progress.js";
import { findSampleFight, openSampleFight } from "./sample-fight.js";

/** In `init`: what a world remembers of it, and the way back to it from the settings. */
export function registerFirstStart(): void {
  registerProgress();
  game.settings.registerMenu(SYSTEM_ID, "firstStartMenu", {
    name: `${KEYS}.FirstStart.title`,
    label: `${KEYS}.FirstStart.open`,
    hint: `${KEYS}.FirstStart.menuHint`,
    icon: "fa-solid fa-flag",
    type: FirstStartWindow,
    restricted: true,
  });
}

/**
 * In `ready`: asks the active game master of a new world, and goes on after the reload that the answer took. A world with
 * a fight in it is none to be asked about; nor is one of a later build.
 */
export async function beginFirstStart(): Promise<void> {
  if (!game.user.isActiveGM || !game.user.can("SETTINGS_MODIFY") || isWorldOfFuture()) return;
  if (progress() === "sample") {
    await noteProgress("done");
    const fight = findSampleFight(chosenRuleset());
    if (fight) await openSampleFight(fight);
  } else if (progress() === "" && game.combats.size === 0) await new FirstStartWindow().render({ force: true });
}
