import type { Reason } from "../../../model/refusal.js";
import { dazeOf, incapacityOf } from "../conditions.js";
import { isOwnTurn } from "../fighter.js";
import { isLetOff } from "../provoke/waits.js";
import { when, type Case } from "./case.js";

/** What is done on the own turn. */
const TIMED: readonly string[] = ["maneuver", "step", "home-made"];

/** Whether this is its time, and whether it can act at all: the stunned and the surprised only do nothing (G4-DONOTHING-002). */
export function turnReasons(judged: Case): Reason[] {
  const { situation, actor, action } = judged;
  if (!TIMED.includes(action.family)) return [];
  const [unable, dazed] = [incapacityOf(actor), dazeOf(actor)];
  return [
    ...when(!isOwnTurn(situation, actor) && !isLetOff(judged), "not-your-turn", {
      active: situation.encounter.active,
    }),
    ...when(unable !== null, "condition", { condition: unable }),
    ...when(unable === null && dazed !== null && action.id !== "do-nothing", "condition", { condition: dazed }),
  ];
}
