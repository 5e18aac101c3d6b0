import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { END_OF_ROUND, phaseNow, PHASES } from "../phases.js";
import { turningChances } from "../provoke/chances.js";
import type { TurnChange } from "../state.js";
import { blowPhase, startPhaseOf } from "../timing.js";
import { FREE_OF_CHARGE, plain, takePlace, type Case, type Judgement } from "./case.js";

/** A spell, an item, or a parry, which is there from its declaration (GAP-ADND-05, GAP-ADND-06, ADND-PARRY-001). */
export function judgePlain(judged: Case): Judgement {
  if (judged.action.id === "parry") return plain(FREE_OF_CHARGE);
  return plain({ reasons: [], pays: ["action"], spend: { ...takePlace(judged), spent: true } });
}

/** Puts the action off to a later phase (ADND-ACT-008), or drops it for another (ADND-ACT-010), when its place has come (ADND-ACT-011). */
export function judgePutOff(judged: Case): Judgement {
  const { situation, action } = judged;
  const now = phaseNow(situation);
  const spend: TurnChange =
    action.id === "delay"
      ? { delayed: now + 1, acted: now }
      : { declared: null, aborted: true, delayed: null, cover: null };
  return plain({ ...FREE_OF_CHARGE, spend }, putOffReasons(judged, now));
}

function putOffReasons({ situation, actor, action }: Case, now: number): Reason[] {
  const { declared, aborted, made } = actor.turn;
  if (!declared) return [];
  const start = startPhaseOf(situation, actor);
  const due = Math.min(start, blowPhase(situation, actor, declared) ?? start);
  const late = action.id === "delay" ? now >= END_OF_ROUND : aborted;
  return [
    ...when(now < 0 || now < due, "not-your-turn", { phase: PHASES[due] ?? null }),
    ...when(late, "too-late", { action: action.id }),
    ...when(made > 0 && action.id === "abort", "combination", { action: declared.action }),
    ...when(declared.action === "parry", "combination", { action: declared.action }),
  ];
}

/** Turns where it stands: at any time of its own movement or attack (ADND-MAP-002), once when an enemy has moved next to it (ADND-MAP-003). */
export function judgeTurning({ situation, act, actor }: Case): Judgement {
  const own = actor.turn.acted >= 0 && actor.turn.acted === phaseNow(situation);
  const spend: TurnChange = own ? {} : { mayTurn: null };
  const { facing } = act;
  if (facing === undefined) return plain(FREE_OF_CHARGE, [reason("facing")]);
  return plain(
    { ...FREE_OF_CHARGE, spend },
    when(!own && !actor.turn.mayTurn, "no-trigger"),
    turningChances(situation, actor, facing),
  );
}

export const judgeInitiative = (): Judgement => plain(FREE_OF_CHARGE);
