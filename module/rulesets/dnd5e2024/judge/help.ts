import type { Reason } from "../../../model/refusal.js";
import { feetBetween } from "../distance.js";
import { findFighter, isEnemy } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { plain, reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** Distracts an enemy within 5 ft, or lends an ally a hand (GAP-DND5-03). */
export const judgeHelp = (judged: Case): Judgement => plain(priceOf(judged), targetReasons(judged));

function targetReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const feet = feetBetween(situation, actor, target) ?? 0;
  return [
    ...when(target.id === actor.id, "wrong-target", { creature: target.id }),
    ...when(isEnemy(target, actor) && feet > CELL, "out-of-reach", { creature: target.id, distance: feet }),
  ];
}
