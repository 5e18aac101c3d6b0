/** The composition root: the only file that names rulesets, faces and Foundry together. */
import { pf1Face } from "./faces/pf1/face.js";
import { startAdapter } from "./foundry/start.js";
import { registerSheets } from "./foundry/sheets/register-sheets.js";
import { showRefusals } from "./foundry/prompts/show-refusals.js";
import { watchRolls } from "./foundry/prompts/throw-dice.js";
import { watchWindows } from "./foundry/prompts/watch-windows.js";
import { pf1 } from "./rulesets/pf1/ruleset.js";

const GAMES = [{ ruleset: pf1, face: pf1Face }];

startAdapter(GAMES);
Hooks.once("init", () => {
  registerSheets(GAMES);
});
Hooks.once("ready", () => {
  showRefusals();
  watchRolls();
  watchWindows();
});
