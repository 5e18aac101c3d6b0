import { openDeclarationsDue } from "./declarations/watch-declarations.js";
import { postCards } from "./chat/post-cards.js";
import { registerCards } from "./chat/render-cards.js";
import type { Game } from "./port/active-game.js";
import { askForeign } from "./prompts/ask-foreign.js";
import { askQuestions } from "./prompts/ask-questions.js";
import { offerEnds } from "./prompts/offer-end.js";
import { showNotices } from "./prompts/show-notices.js";
import { showRefusals } from "./prompts/show-refusals.js";
import { watchRolls } from "./prompts/throw-dice.js";
import { watchWindows } from "./prompts/watch-windows.js";
import { registerQuick } from "./quick/register-quick.js";
import { registerSheets } from "./sheets/register-sheets.js";
import { addTerrainTool } from "./terrain/region-tool.js";
import { markTracker } from "./tracker/mark-tracker.js";
import { watchRepair } from "./tracker/repair-panel.js";

/** In `init`: everything that people see of a fight. `games`: all that the system knows. */
export function registerScreens(games: readonly Game[]): void {
  registerSheets(games);
  registerCards();
  askQuestions();
  showNotices();
  showRefusals();
  markTracker();
  watchRepair();
  addTerrainTool();
  registerQuick();
}

/** In `ready`, after sessions are provided: what waits for somebody is shown, thrown and told. */
export function openScreens(): void {
  watchWindows();
  openDeclarationsDue();
  watchRolls();
  offerEnds();
  askForeign();
  postCards();
}
