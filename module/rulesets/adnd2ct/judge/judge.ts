import { amendReasons } from "../../../rules/amends.js";
import { createJudging } from "../../../rules/case.js";
import type { Family } from "../action.js";
import { findAction } from "../actions.js";
import { findFighter, SAVES } from "../fighter.js";
import { judgeAim } from "./aim.js";
import { judgeAttack } from "./attack.js";
import { FREE_OF_CHARGE, plain, type Case, type Judge } from "./case.js";
import { judgeDeclaration } from "./declare.js";
import { judgeFire } from "./fire.js";
import { judgeGiven } from "./given.js";
import { judgeGuard, judgeOpening } from "./guard.js";
import { judgeWalk } from "./move.js";
import { judgeOverrun, judgeTrample } from "./overrun.js";
import { judgeRetreat } from "./retreat.js";
import { judgeInitiative, judgePlain, judgePutOff, judgeTurning } from "./simple.js";
import { judgePin, judgeStand } from "./stand.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  declare: judgeDeclaration,
  walk: judgeWalk,
  overrun: judgeOverrun,
  attack: judgeAttack,
  fire: judgeFire,
  guard: judgeGuard,
  aim: judgeAim,
  plain: judgePlain,
  stand: judgeStand,
  pin: judgePin,
  opportunity: judgeOpening,
  trample: judgeTrample,
  turn: judgeTurning,
  "put-off": judgePutOff,
  initiative: judgeInitiative,
  given: judgeGiven,
  // What the table says of hit points costs nobody anything.
  amend: ({ situation, act }) => plain(FREE_OF_CHARGE, amendReasons(situation, act, SAVES)),
  retreat: judgeRetreat,
};

/** How acts are judged, and opened for being carried out. */
export const { judge, openCase } = createJudging({
  findFighter,
  findAction,
  judgeFamily: (judged: Case) => JUDGES[judged.action.family](judged),
  turnReasons,
});
