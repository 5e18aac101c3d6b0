import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";

/**
 * Once after the world has taken up a game: core's rule for diagonals becomes the game's, so that what core measures
 * itself looks right. Later choices of the table stand. In `ready`, by the active game master.
 */
export async function alignWorld(): Promise<void> {
  const active = activeGame();
  // An assistant may not change core's settings: the next full game master does.
  if (!active || !game.user.isActiveGM || !game.user.can("SETTINGS_MODIFY")) return;
  if (game.settings.get(SYSTEM_ID, "alignedTo") === active.ruleset.id) return;
  await game.settings.set("core", "gridDiagonals", active.face.scene.diagonals);
  await game.settings.set(SYSTEM_ID, "alignedTo", active.ruleset.id);
}
