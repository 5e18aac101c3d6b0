/** The composition root: the only file that names rulesets, faces and Foundry together. */
import { dnd5e2024Face } from "./faces/dnd5e2024/face.js";
import { pf1Face } from "./faces/pf1/face.js";
import { openScreens, registerScreens } from "./foundry/screens.js";
import { startAdapter } from "./foundry/start.js";
import { dnd5e2024 } from "./rulesets/dnd5e2024/ruleset.js";
import { pf1 } from "./rulesets/pf1/ruleset.js";

const GAMES = [
  { ruleset: pf1, face: pf1Face },
  { ruleset: dnd5e2024, face: dnd5e2024Face },
];

startAdapter(GAMES);
Hooks.once("init", () => {
  registerScreens(GAMES);
});
Hooks.once("ready", openScreens);
