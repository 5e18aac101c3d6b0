import { findFighter } from "../fighter.js";
import { FREE_OF_CHARGE, plain, reason, when, type Case, type Judgement } from "./case.js";

/** A place in the order: rolled for at the start (DND5-INIT-001), or put off before anything was done. */
export function judgeInitiative({ situation, act, action, actor }: Case): Judgement {
  const { actionUsed, bonusUsed, moved } = actor.turn;
  const begun = actionUsed || bonusUsed || moved > 0;
  const strangers = (act.targets ?? []).filter((id) => !findFighter(situation, id));
  return plain(FREE_OF_CHARGE, [
    ...when(action.id === "delay" && begun, "too-late"),
    ...strangers.map((creature) => reason("no-such-creature", { creature })),
  ]);
}
