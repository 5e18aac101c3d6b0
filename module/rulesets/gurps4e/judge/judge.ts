import { amendReasons } from "../../../rules/amends.js";
import { createJudging } from "../../../rules/case.js";
import { vitalOf } from "../../../rules/creature.js";
import type { Family } from "../action.js";
import { incapacityOf } from "../conditions.js";
import { findFighter } from "../fighter.js";
import { rowOf, SAVES } from "../home-made.js";
import { judgeManeuver, judgeStep } from "./act.js";
import { FREE_OF_CHARGE, judgement, when, type Case, type Judge, type Judgement } from "./case.js";
import { judgeDefence } from "./defence.js";
import { judgeGiven } from "./given.js";
import { judgeHomeMade } from "./home-made.js";
import { turnReasons } from "./turn-reasons.js";

export const JUDGES: Record<Family, Judge> = {
  maneuver: judgeManeuver,
  step: judgeStep,
  defence: judgeDefence,
  recover: judgeRecovery,
  initiative: () => judgement(FREE_OF_CHARGE, []),
  given: judgeGiven,
  // What the table says of hit points costs nobody anything.
  amend: ({ situation, act }) => judgement(FREE_OF_CHARGE, amendReasons(situation, act, SAVES)),
  "home-made": judgeHomeMade,
};

/** Without hit points each turn begins with the question whether one stays conscious (G4-GAP-08). */
function judgeRecovery({ actor }: Case): Judgement {
  const needed = (vitalOf(actor, "hp") ?? 1) <= 0 && incapacityOf(actor) === null;
  return judgement(FREE_OF_CHARGE, when(!needed, "no-trigger"));
}

/** How acts are judged, and opened for being carried out. */
export const { judge, openCase } = createJudging({
  findFighter,
  findAction: rowOf,
  judgeFamily: (judged: Case) => JUDGES[judged.action.family](judged),
  turnReasons,
});
