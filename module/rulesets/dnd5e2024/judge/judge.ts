import { amendReasons } from "../../../rules/amends.js";
import { createJudging } from "../../../rules/case.js";
import type { Family } from "../action.js";
import { findFighter } from "../fighter.js";
import { rowOf, SAVES } from "../home-made.js";
import { judgeAttack } from "./attack.js";
import { FREE_OF_CHARGE, plain, type Case, type Judge } from "./case.js";
import { judgeContest } from "./contest.js";
import { judgeFate } from "./fate.js";
import { judgeGiven } from "./given.js";
import { judgeHelp } from "./help.js";
import { judgeHomeMade } from "./home-made.js";
import { judgeInitiative } from "./initiative.js";
import { judgeMount } from "./mount.js";
import { judgeMove } from "./move.js";
import { judgeReady } from "./ready.js";
import { judgeSimple } from "./simple.js";
import { judgeStand } from "./stand.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  simple: judgeSimple,
  move: judgeMove,
  stand: judgeStand,
  attack: judgeAttack,
  contest: judgeContest,
  help: judgeHelp,
  mount: judgeMount,
  ready: judgeReady,
  initiative: judgeInitiative,
  given: judgeGiven,
  // What the table says of hit points costs nobody anything.
  amend: ({ situation, act }) => plain(FREE_OF_CHARGE, amendReasons(situation, act, SAVES)),
  fate: judgeFate,
  "home-made": judgeHomeMade,
};

/** How acts are judged, and opened for being carried out. */
export const { judge, openCase } = createJudging({
  findFighter,
  findAction: rowOf,
  judgeFamily: (judged: Case) => JUDGES[judged.action.family](judged),
  turnReasons,
});
