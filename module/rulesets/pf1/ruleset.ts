import type { Ruleset } from "../../rules/ruleset.js";
import { DEFINITIONS } from "./actions.js";
import { advance } from "./advance/advance.js";
import { answer } from "./answer.js";
import { ask } from "./ask.js";
import { economy } from "./economy.js";
import { HOME_MADE_WORDS, SAVES } from "./home-made.js";
import { judge } from "./judge/judge.js";
import { CELL } from "./movement/speed.js";
import { OPTIONS } from "./options.js";
import { REFERENCES } from "./references.js";
import { RULINGS } from "./rulings.js";
import { SLOTS } from "./slots.js";
import { tacticFor } from "./tactic-for.js";
import { tacticsBeyond } from "./tactics-beyond.js";
import { delays, due, endTurn, enter, given, skipsTurn, startRound, startTurn } from "./turns.js";
import { vouches } from "./vouches.js";

/** Compatible with Pathfinder 1e. */
export const pf1: Ruleset = {
  id: "pf1",
  unit: "ft",
  cellLength: CELL,
  slots: SLOTS,
  actions: DEFINITIONS,
  options: OPTIONS,
  references: REFERENCES,
  rulings: RULINGS,
  homeMade: HOME_MADE_WORDS,
  saves: SAVES,
  vitals: ["hp", "temp", "nonlethal", "strDamage", "arrows", "spellSlots", "uses"],
  given,
  enter,
  startRound,
  startTurn,
  endTurn,
  skipsTurn,
  due,
  delays,
  judge,
  vouches,
  advance,
  answer,
  tacticFor,
  tacticsBeyond,
  economy,
  ask,
};
