import type { Ruleset } from "../../rules/ruleset.js";
import { DEFINITIONS } from "./actions.js";
import { advance } from "./advance/advance.js";
import { answer } from "./answer.js";
import { ask } from "./ask.js";
import { economy } from "./economy.js";
import { SAVES } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { OPTIONS } from "./options.js";
import { REFERENCES } from "./references.js";
import { SLOTS } from "./slots.js";
import { tacticFor } from "./tactic-for.js";
import { tacticsBeyond } from "./tactics-beyond.js";
import { delays, endTurn, enter, given, phases, settle, skipsTurn, startRound, startTurn, untold } from "./turns.js";

/** Compatible with AD&D 2e, Player's Option: Combat & Tactics. */
export const adnd2ct: Ruleset = {
  id: "adnd2ct",
  unit: "squares",
  cellLength: 1,
  slots: SLOTS,
  actions: DEFINITIONS,
  options: OPTIONS,
  references: REFERENCES,
  saves: SAVES,
  savesHarder: true,
  vitals: ["hp", "fatigue"],
  given,
  enter,
  untold,
  phases,
  startRound,
  startTurn,
  endTurn,
  skipsTurn,
  delays,
  settle,
  judge,
  // How much a trampling hurts is thrown, or the game master's word (ADND-OVERRUN-009).
  vouches: (_situation, { action, options }) => action !== "trample" || options?.damage === undefined,
  advance,
  answer,
  tacticFor,
  tacticsBeyond,
  economy,
  ask,
};
