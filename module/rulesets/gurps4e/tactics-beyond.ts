import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { lawfulTactics, type Tactic } from "../../rules/tactic.js";
import { findFighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { turnedAlong } from "./movement/turned-ways.js";

/** Beyond a way gone without turning: the same with turns where they make it shorter. */
export function tacticsBeyond(situation: Situation, act: Act): readonly Tactic[] {
  const actor = findFighter(situation, act.by);
  const facings = actor && act.path && !act.facings ? turnedAlong(situation, actor, act.path) : null;
  return facings ? lawfulTactics(judge, situation, [{ act: { ...act, facings }, name: [act.action] }]) : [];
}
