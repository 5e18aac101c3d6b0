import { findHomeMade } from "../../../rules/home-made/find.js";
import { homeMadeReasons, type HomeMeasure } from "../../../rules/home-made/judge.js";
import { reason } from "../../../rules/reasons.js";
import { gapBetween } from "../distance.js";
import { coverOf } from "../lines.js";
import { shotChances } from "../provoke/chances.js";
import { plain, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

const MEASURE: HomeMeasure = {
  distance: (situation, from, to) => (situation.board ? gapBetween(situation, from, to) : null),
  isShut: (situation, from, to) => coverOf(situation, from, to) === "total",
};

/** What a table has made for itself, at the price and under the conditions that it says; it provokes like a shot. */
export function judgeHomeMade(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const made = findHomeMade(situation, act);
  const reasons = made ? homeMadeReasons(situation, actor, act, made, MEASURE) : [reason("no-such-action")];
  return plain(priceOf(judged), reasons, action.provokes === "ranged" ? shotChances(situation, actor) : []);
}
