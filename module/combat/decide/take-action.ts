import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import { isAllowed, type Asker } from "../../model/enforcement.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { judgeAtTable, verdictOn } from "../../rules/enforcement.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";
import { passInPhase } from "./phases.js";
import { beginAct, run } from "./run.js";
import { passWithinGroup, startTurn } from "./turns.js";

/** The act of every ruleset by which a creature that held its turn back takes it. */
const END_DELAY = "end-delay";

type TakeAction = Extract<Command, { type: "TakeAction" }>;

/**
 * Judges an act and, where it is lawful, carries it out as far as it goes without anybody's answer. One with reasons
 * against it is carried out all the same where this table's levels, or the word given with it, allow that.
 */
export function takeAction(draft: Draft, command: TakeAction, asker: Asker): Refusal | null {
  const { act } = command;
  if (!isKnown(draft.encounter, act.by)) return refusal("no-such-creature", { creature: act.by });
  if (mustWait(draft, act.by)) return refusal("window-open", { creature: act.by });
  if (comesIn(draft, act)) {
    const late = startTurn(draft, act.by, [], true);
    if (late || act.action === END_DELAY) return late;
  }
  passWithinGroup(draft, act.by);
  const plan = judgeAtTable(draft.ruleset, draft.situation, act, asker);
  const refused = plan.refusal ? object(draft, command, plan.refusal, asker) : null;
  if (refused) return refused;
  passInPhase(draft, act);
  beginAct(draft, act, plan);
  if (plan.refusal) noteOverdraft(draft, act, plan.refusal);
  run(draft);
  return null;
}

/** The refusal, where neither the levels nor the word given let the act go. */
function object(draft: Draft, { act, word }: TakeAction, refused: Refusal, { gm }: Asker): Refusal | null {
  return isAllowed(verdictOn(draft.ruleset, draft.situation, act, refused), word, gm) ? null : refused;
}

/** Where nobody follows a rule, going against it is nothing to be told. */
function noteOverdraft(draft: Draft, act: Act, { reasons }: Refusal): void {
  const verdict = verdictOn(draft.ruleset, draft.situation, act, { reasons });
  if (verdict === "off" || verdict === "impossible") return;
  draft.push({ type: "Overdrawn", creature: act.by, action: act.action, level: verdict, reasons });
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
