/** The composition root: the only file that names rulesets, faces and Foundry together. */
import { adnd2ctFace } from "./faces/adnd2ct/face.js";
import { dnd4eFace } from "./faces/dnd4e/face.js";
import { dnd5e2024Face } from "./faces/dnd5e2024/face.js";
import { gurps4eFace } from "./faces/gurps4e/face.js";
import { pf1Face } from "./faces/pf1/face.js";
import { openScreens, registerScreens } from "./foundry/screens.js";
import { startAdapter } from "./foundry/start.js";
import { adnd2ct } from "./rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "./rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "./rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "./rulesets/gurps4e/ruleset.js";
import { pf1 } from "./rulesets/pf1/ruleset.js";

const GAMES = [
  { ruleset: pf1, face: pf1Face },
  { ruleset: dnd5e2024, face: dnd5e2024Face },
  { ruleset: dnd4e, face: dnd4eFace },
  { ruleset: gurps4e, face: gurps4eFace },
  { ruleset: adnd2ct, face: adnd2ctFace },
];

startAdapter(GAMES);
Hooks.once("init", () => {
  registerScreens(GAMES);
});
Hooks.once("ready", openScreens);
