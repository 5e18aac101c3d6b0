import { findFighter, isEnemy, type Fighter } from "../fighter.js";
import { FREE_OF_CHARGE, plain, reason, when, type Case, type Judgement } from "./case.js";

/** A place in the order: rolled for at the start (DND5-INIT-001), or put off before anything was done. */
export function judgeInitiative({ situation, act, action, actor }: Case): Judgement {
  const { actionUsed, bonusUsed, moved } = actor.turn;
  const begun = actionUsed || bonusUsed || moved > 0;
  const targets = act.targets ?? [];
  const unlike = targets.filter((id) => !isLike(actor, findFighter(situation, id)));
  return plain(FREE_OF_CHARGE, [
    ...when(action.id === "delay" && begun, "too-late"),
    ...unlike.map((creature) => reason("wrong-target", { creature })),
  ]);
}

/** Creatures of the game master on one side may be a group (DND5-INIT-002, DND5-INIT-006); players' characters roll alone. */
const isLike = (actor: Fighter, other: Fighter | null): boolean =>
  other !== null && !isEnemy(actor, other) && actor.profile.kind === "npc" && other.profile.kind === "npc";
