import type { Ruleset } from "../../rules/ruleset.js";
import { DEFINITIONS } from "./actions.js";
import { advance } from "./advance/advance.js";
import { answer } from "./answer.js";
import { ask } from "./ask.js";
import { decided } from "./decided.js";
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
import { unspent } from "./unspent.js";

/** Seconds of a round (DND5-ROUND-001). */
const ROUND = 6;

/** Compatible with D&D 5e, 2024 rules. */
export const dnd5e2024: Ruleset = {
  id: "dnd5e2024",
  unit: "ft",
  cellLength: CELL,
  slots: SLOTS,
  actions: DEFINITIONS,
  options: OPTIONS,
  references: REFERENCES,
  roundSeconds: ROUND,
  rulings: RULINGS,
  homeMade: HOME_MADE_WORDS,
  saves: SAVES,
  vitals: ["hp", "temp"],
  given,
  enter,
  startRound,
  startTurn,
  endTurn,
  due,
  skipsTurn,
  delays,
  judge,
  advance,
  answer,
  tacticFor,
  tacticsBeyond,
  unspent,
  decided,
  economy,
  ask,
};
