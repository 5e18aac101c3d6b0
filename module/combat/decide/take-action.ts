import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { beginAct, run } from "./run.js";

/** Judges an act and, where it is lawful, carries it out as far as it goes without anybody's answer. */
export function takeAction(draft: Draft, act: Act): Refusal | null {
  if (!(act.by in draft.encounter.creatures)) return refusal("no-such-creature", { creature: act.by });
  if (mustWait(draft, act.by)) return refusal("window-open", { creature: act.by });
  const plan = draft.ruleset.judge(draft.situation, act);
  if (plan.refusal) return plan.refusal;
  beginAct(draft, act, plan);
  run(draft);
  return null;
}

/** While somebody is asked, only those who may answer can act; while dice are awaited, nobody can. */
function mustWait(draft: Draft, by: CreatureId): boolean {
  if (draft.encounter.rolls) return true;
  const window = draft.encounter.windows.at(-1);
  return window !== undefined && !window.responders.some((responder) => responder.creature === by && !responder.answer);
}
