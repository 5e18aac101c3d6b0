import type { Ruleset } from "../../rules/ruleset.js";
import { DEFINITIONS } from "./actions.js";
import { advance } from "./advance/advance.js";
import { answer } from "./answer.js";
import { ask } from "./ask.js";
import { economy } from "./economy.js";
import { HOME_MADE_WORDS } from "./home-made.js";
import { judge } from "./judge/judge.js";
import { OPTIONS } from "./options.js";
import { REFERENCES } from "./references.js";
import { SLOTS } from "./slots.js";
import { tacticFor } from "./tactic-for.js";
import { tacticsBeyond } from "./tactics-beyond.js";
import {
  delayLost,
  delays,
  dueAtEnd,
  endTurn,
  enter,
  given,
  settle,
  skipsTurn,
  startRound,
  startTurn,
} from "./turns.js";
import { vouches } from "./vouches.js";

/** Compatible with D&D 4e. */
export const dnd4e: Ruleset = {
  id: "dnd4e",
  unit: "squares",
  cellLength: 1,
  slots: SLOTS,
  actions: DEFINITIONS,
  options: OPTIONS,
  references: REFERENCES,
  homeMade: HOME_MADE_WORDS,
  vitals: ["hp", "surges", "actionPoints", "used"],
  given,
  enter,
  startRound,
  startTurn,
  endTurn,
  dueAtEnd,
  skipsTurn,
  delays,
  delayLost,
  settle,
  judge,
  vouches,
  advance,
  answer,
  tacticFor,
  tacticsBeyond,
  economy,
  ask,
};
