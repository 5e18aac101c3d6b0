import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { lawfulTactics, type Tactic } from "../../rules/tactic.js";
import { judge } from "./judge/judge.js";
import { alongWay } from "./movement/along-way.js";

/** Beyond a way gone without turning: the same with turns where they make it shorter. */
export function tacticsBeyond(situation: Situation, act: Act): readonly Tactic[] {
  const turned = alongWay(situation, act);
  return turned === act ? [] : lawfulTactics(judge, situation, [{ act: turned, name: [act.action] }]);
}
