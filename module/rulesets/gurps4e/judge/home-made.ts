import { findHomeMade } from "../../../rules/home-made/find.js";
import { homeMadeReasons, type HomeMeasure } from "../../../rules/home-made/judge.js";
import { gapBetween, standing } from "../distance.js";
import { hasLine } from "../lines.js";
import { FREE_OF_CHARGE, judgement, reason, type Case, type Judgement, type Price } from "./case.js";
import { chooseManeuver } from "./maneuver.js";

const MEASURE: HomeMeasure = {
  distance: (situation, from, to) => (situation.board ? gapBetween(situation, from, to) : null),
  isShut: (situation, from, to) => {
    const [a, b] = [standing(situation, from), standing(situation, to)];
    return a !== null && b !== null && !hasLine(situation, a, b);
  },
};

/** What a table has made for itself: a manoeuvre of its own, or something that takes no time. */
export function judgeHomeMade(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const made = findHomeMade(situation, act);
  const reasons = made ? homeMadeReasons(situation, actor, act, made, MEASURE) : [reason("no-such-action")];
  return judgement(priceOf(judged), reasons);
}

/** It is chosen once a turn, like every manoeuvre (G4-ECONOMY-001). */
function priceOf(judged: Case): Price {
  if (!judged.action.maneuver) return FREE_OF_CHARGE;
  const { fresh, reasons, spend } = chooseManeuver(judged);
  const again = fresh || reasons.length > 0 ? [] : [reason("no-slot", { slot: "maneuver" })];
  return { reasons: [...reasons, ...again], pays: ["maneuver"], spend: { ...spend, acted: true } };
}
