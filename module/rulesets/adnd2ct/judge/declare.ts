import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { findAction } from "../actions.js";
import { exhaustionReasons } from "../fatigue.js";
import { phaseNow, VERY_FAST } from "../phases.js";
import type { TurnChange } from "../state.js";
import { optionReasons } from "./attack.js";
import { FREE_OF_CHARGE, plain, type Case, type Judgement } from "./case.js";

/** Actions that have to hold from the first phase on, or to be prepared before it (ADND-PARRY-005, GAP-ADND-27). */
const FROM_THE_START = ["parry", "cover-ranged", "cover-melee"];

/**
 * Says what its doer will do in the round (ADND-ACT-005): before the first phase of the first round, else until anything
 * is done in it; after dropping an action, what takes its place at the end of the round (ADND-ACT-010).
 */
export function judgeDeclaration(judged: Case): Judgement {
  const { act, actor } = judged;
  const row = act.then ? findAction(act.then.action) : null;
  if (!act.then || !row?.declarable) return plain(FREE_OF_CHARGE, [reason("no-such-action")]);
  const declared = { action: row.id, with: act.then.with ?? null, options: act.then.options ?? {} };
  const spend: TurnChange = { declared };
  return plain({ ...FREE_OF_CHARGE, spend }, [
    ...optionReasons(judged.situation, row),
    ...timeReasons(judged, row.id),
    ...exhaustionReasons(judged.situation, actor, row.id),
  ]);
}

function timeReasons({ situation, actor }: Case, action: string): Reason[] {
  const { declared, aborted, acted, moved, made } = actor.turn;
  const now = phaseNow(situation);
  if (aborted)
    return declared
      ? [reason("combination", { action: declared.action })]
      : when(FROM_THE_START.includes(action), "too-late", { action });
  const untouched = acted < 0 && moved === 0 && made === 0;
  if (now < 0) return [];
  if (now > VERY_FAST) return [reason("too-late", { action })];
  return when(declared !== null && !untouched, "combination", { action: declared?.action ?? null });
}
