import type { Entry } from "../page/entry.js";
import { APPS } from "./apps.js";
import { BOOT } from "./boot.js";
import { CANVAS } from "./canvas.js";
import { CHAT } from "./chat.js";
import { COMBAT_WRITES } from "./combat-writes.js";
import { COMBAT } from "./combat.js";
import { DATA } from "./data.js";
import { DOCUMENTS } from "./documents.js";
import { GRID } from "./grid.js";
import { HISTORY } from "./history.js";
import { JUDGING } from "./judging.js";
import { MOVEMENT_14 } from "./movement-14.js";
import { MOVEMENT_FLOW } from "./movement-flow.js";
import { MOVEMENT } from "./movement.js";
import { SOCKETS } from "./sockets.js";
import { TRACKER } from "./tracker.js";

/** Every entry that runs inside a client. */
export const ENTRIES: readonly Entry[] = [
  ...BOOT,
  ...DATA,
  ...DOCUMENTS,
  ...COMBAT,
  ...COMBAT_WRITES,
  ...TRACKER,
  ...JUDGING,
  ...MOVEMENT,
  ...MOVEMENT_FLOW,
  ...MOVEMENT_14,
  ...HISTORY,
  ...SOCKETS,
  ...APPS,
  ...CHAT,
  ...GRID,
  ...CANVAS,
];
