import type { Ruleset } from "../../rules/ruleset.js";
import { DEFINITIONS } from "./actions.js";
import { advance } from "./advance/advance.js";
import { answer } from "./answer.js";
import { ask } from "./ask.js";
import { economy } from "./economy.js";
import { HOME_MADE_WORDS, SAVES } from "./home-made.js";
import { judge } from "./judge/judge.js";
import { limits } from "./limits.js";
import { alongWay } from "./movement/along-way.js";
import { OPTIONS } from "./options.js";
import { SLOTS } from "./slots.js";
import { tacticFor } from "./tactic-for.js";
import { tacticsBeyond } from "./tactics-beyond.js";
import { delays, due, endTurn, enter, given, settle, skipsTurn, startRound, startTurn } from "./turns.js";

/** Compatible with GURPS 4e. */
export const gurps4e: Ruleset = {
  id: "gurps4e",
  unit: "yards",
  cellLength: 1,
  slots: SLOTS,
  actions: DEFINITIONS,
  options: OPTIONS,
  homeMade: HOME_MADE_WORDS,
  saves: SAVES,
  savesHarder: true,
  vitals: ["hp"],
  given,
  enter,
  startRound,
  startTurn,
  endTurn,
  due,
  skipsTurn,
  delays,
  settle,
  judge,
  advance,
  answer,
  tacticFor,
  alongWay,
  tacticsBeyond,
  limits,
  economy,
  ask,
};
