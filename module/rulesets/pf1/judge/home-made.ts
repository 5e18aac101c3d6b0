import { findHomeMade } from "../../../rules/home-made/find.js";
import { homeMadeReasons, type HomeMeasure } from "../../../rules/home-made/judge.js";
import type { Creature, Situation } from "../../../rules/situation.js";
import { feetBetween, standing } from "../distance.js";
import { seesAcross } from "../lines.js";
import { reason, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";
import { chancesByTable } from "./simple.js";

const MEASURE: HomeMeasure = { distance: feetBetween, isShut };

/** What a table has made for itself, at the price and under the conditions that it says. */
export function judgeHomeMade(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const made = findHomeMade(situation, act);
  return {
    price: priceOf(judged),
    reasons: made ? homeMadeReasons(situation, actor, act, made, MEASURE) : [reason("no-such-action")],
    move: null,
    provocations: chancesByTable(judged),
  };
}

function isShut(situation: Situation, from: Creature, to: Creature): boolean {
  const [a, b] = [standing(situation, from), standing(situation, to)];
  return situation.board !== null && a !== null && b !== null && !seesAcross(situation.board, a.footprint, b.footprint);
}
