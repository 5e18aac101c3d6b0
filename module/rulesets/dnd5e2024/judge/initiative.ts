import { FREE_OF_CHARGE, plain, when, type Case, type Judgement } from "./case.js";

/** A place in the order: rolled for at the start (DND5-INIT-001), or put off before anything was done. */
export function judgeInitiative({ action, actor }: Case): Judgement {
  const { actionUsed, bonusUsed, moved } = actor.turn;
  const begun = actionUsed || bonusUsed || moved > 0;
  return plain(FREE_OF_CHARGE, when(action.id === "delay" && begun, "too-late"));
}
