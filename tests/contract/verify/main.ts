import "./range.js";
import "../page/globals.js";
import { startRange } from "../package/start-range.mjs";
import { range } from "../page/fixtures.js";
import { registerMark } from "./mark.js";
import { openMasterPanel, type Panel } from "./panel.js";
import { answerMaster, openPlayerPanel } from "./player-panel.js";
import { registerBatches, type Quench } from "./quench.js";
import { lookForOther, openWire } from "./wire.js";

let panel: Panel | undefined;
const changed = (): void => panel?.refresh();

Hooks.once("init", () => {
  startRange(range());
  registerMark(changed);
  openWire(answerMaster, changed);
});
Hooks.on("quenchReady", (quench: Quench) => registerBatches(quench, changed));
Hooks.once("ready", () => {
  panel = game.user.isGM ? openMasterPanel() : openPlayerPanel();
  Hooks.on("userConnected", changed);
  lookForOther();
});
