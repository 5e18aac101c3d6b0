import { findHomeMade } from "../../../rules/home-made/find.js";
import { homeMadeReasons, type HomeMeasure } from "../../../rules/home-made/judge.js";
import type { Creature, Situation } from "../../../rules/situation.js";
import { coverAt } from "../attack/cover.js";
import { feetBetween, standing } from "../distance.js";
import { findFighter } from "../fighter.js";
import { plain, reason, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

const MEASURE: HomeMeasure = { distance: feetBetween, isShut };

/** What a table has made for itself, at the price and under the conditions that it says. */
export function judgeHomeMade(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const made = findHomeMade(situation, act);
  if (!made) return plain(priceOf(judged), [reason("no-such-action")]);
  return plain(priceOf(judged), homeMadeReasons(situation, actor, act, made, MEASURE));
}

/** Behind total cover nothing reaches anybody (GAP-DND5-02). */
function isShut(situation: Situation, from: Creature, to: Creature): boolean {
  const [doer, target] = [findFighter(situation, from.id), findFighter(situation, to.id)];
  const place = target && standing(situation, target);
  return doer !== null && place !== null && coverAt(situation, doer, target, place) === "total";
}
