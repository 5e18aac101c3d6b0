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
import { HOTBAR } from "./hotbar.js";
import { JUDGING } from "./judging.js";
import { COMBAT_TURNS } from "./combat-turns.js";
import { HISTORY_MORE } from "./history-more.js";
import { MOVEMENT_ACTIONS } from "./movement-actions.js";
import { MOVEMENT_HOLDS } from "./movement-holds.js";
import { MOVEMENT_TERMS } from "./movement-terms.js";
import { CANVAS_TOKENS } from "./canvas-tokens.js";
import { DOCUMENT_FLOW } from "./document-flow.js";
import { FIELDS } from "./fields.js";
import { GENERATIONS } from "./generations.js";
import { GRID_SHAPES } from "./grid-shapes.js";
import { TABLE } from "./table.js";
import { WINDOWS } from "./windows.js";
import { WORDS } from "./words.js";
import { MOVEMENT_14 } from "./movement-14.js";
import { MOVEMENT_FLOW } from "./movement-flow.js";
import { MOVEMENT } from "./movement.js";
import { SOCKETS } from "./sockets.js";
import { TRACKER } from "./tracker.js";

/** Every entry that runs inside a client. */
export const ENTRIES: readonly Entry[] = [
  ...BOOT,
  ...DATA,
  ...FIELDS,
  ...DOCUMENTS,
  ...DOCUMENT_FLOW,
  ...COMBAT,
  ...COMBAT_WRITES,
  ...COMBAT_TURNS,
  ...TRACKER,
  ...JUDGING,
  ...MOVEMENT,
  ...MOVEMENT_TERMS,
  ...MOVEMENT_ACTIONS,
  ...MOVEMENT_FLOW,
  ...MOVEMENT_HOLDS,
  ...MOVEMENT_14,
  ...HISTORY,
  ...HISTORY_MORE,
  ...GENERATIONS,
  ...SOCKETS,
  ...TABLE,
  ...APPS,
  ...HOTBAR,
  ...WINDOWS,
  ...WORDS,
  ...CHAT,
  ...GRID,
  ...GRID_SHAPES,
  ...CANVAS,
  ...CANVAS_TOKENS,
];
