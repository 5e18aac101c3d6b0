import { amendReasons } from "../../../rules/amends.js";
import { createJudging } from "../../../rules/case.js";
import type { Family } from "../action.js";
import { findFighter } from "../fighter.js";
import { rowOf } from "../home-made.js";
import { FREE_OF_CHARGE, plain, type Case, type Judge } from "./case.js";
import { judgeCharge } from "./charge.js";
import { judgeContest } from "./contest.js";
import { judgeFate } from "./fate.js";
import { judgeGiven } from "./given.js";
import { judgeHomeMade } from "./home-made.js";
import { judgeMove } from "./move.js";
import { judgeDelay, judgeInitiative, judgeReady, judgeSave } from "./order.js";
import { judgePower } from "./power.js";
import { judgeSimple } from "./simple.js";
import { judgeStand } from "./stand.js";
import { judgeStrike } from "./strike.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  move: judgeMove,
  stand: judgeStand,
  strike: judgeStrike,
  contest: judgeContest,
  charge: judgeCharge,
  power: judgePower,
  simple: judgeSimple,
  ready: judgeReady,
  delay: judgeDelay,
  initiative: judgeInitiative,
  save: judgeSave,
  fate: judgeFate,
  given: judgeGiven,
  // What the table says of hit points costs nobody anything.
  amend: ({ situation, act }) => plain(FREE_OF_CHARGE, amendReasons(situation, act, [])),
  "home-made": judgeHomeMade,
};

/** How acts are judged, and opened for being carried out. */
export const { judge, openCase } = createJudging({
  findFighter,
  findAction: rowOf,
  judgeFamily: (judged: Case) => JUDGES[judged.action.family](judged),
  turnReasons,
});
