import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { beginAct, run } from "./run.js";
import { startTurn } from "./turns.js";

/** The act of every ruleset by which a creature that held its turn back takes it. */
const END_DELAY = "end-delay";

/** Judges an act and, where it is lawful, carries it out as far as it goes without anybody's answer. */
export function takeAction(draft: Draft, act: Act): Refusal | null {
  if (!(act.by in draft.encounter.creatures)) return refusal("no-such-creature", { creature: act.by });
  if (mustWait(draft, act.by)) return refusal("window-open", { creature: act.by });
  if (comesIn(draft, act)) {
    const late = startTurn(draft, act.by);
    if (late || act.action === END_DELAY) return late;
  }
  const plan = draft.ruleset.judge(draft.situation, act);
  if (plan.refusal) return plan.refusal;
  beginAct(draft, act, plan);
  run(draft);
  return null;
}

/** A creature that delays comes in by saying so, or, between two turns, by simply acting. */
const comesIn = (draft: Draft, act: Act): boolean =>
  draft.ruleset.delays(draft.situation, act.by) && (act.action === END_DELAY || draft.encounter.active === null);

/** While somebody is asked, only those who may answer can act; while dice are awaited, nobody can. */
function mustWait(draft: Draft, by: CreatureId): boolean {
  if (draft.encounter.rolls) return true;
  const window = draft.encounter.windows.at(-1);
  return window !== undefined && !window.responders.some((responder) => responder.creature === by && !responder.answer);
}
