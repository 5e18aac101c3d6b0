import type { Reason } from "../../../model/refusal.js";
import { hasCondition } from "../../../rules/creature.js";
import { reason, when } from "../../../rules/reasons.js";
import { isPartOf } from "../actions.js";
import { incapacityOf } from "../conditions.js";
import { isBefore, type Kind } from "../due.js";
import { allowanceOf } from "../movement/allowance.js";
import { distanceOf, rateOf } from "../movement/speed.js";
import { END_OF_ROUND, phaseNow, PHASES } from "../phases.js";
import { blowPhase, startPhaseOf, strokesOf } from "../timing.js";
import { isHeldAt } from "../attack/modifiers.js";
import { findFighter } from "../fighter.js";
import { meantBy, type Case } from "./case.js";

/** Why the moment, or what was done before, forbids an act; in the order of their weight. */
export function turnReasons(judged: Case): Reason[] {
  const { situation, actor, action } = judged;
  const unable = action.unasked ? null : incapacityOf(situation, actor);
  if (unable !== null) return [reason("condition", { condition: unable })];
  return action.apart || isAsked(judged) ? [] : roundReasons(judged);
}

/** Whether an open window asks this very creature for this very act. */
export const isAsked = ({ situation, actor, action }: Case): boolean =>
  situation.encounter.windows.some(({ responders }) =>
    responders.some(({ creature, option }) => creature === actor.id && option.action === action.id),
  );

/** The round's one action: what was declared, not lost, not done, not excluded, and its place come (ADND-ACT-006, ADND-ACT-007). */
function roundReasons(judged: Case): Reason[] {
  const { situation, actor, action } = judged;
  const { declared, lost, spent } = actor.turn;
  if (!declared) return [reason("too-late", { action: action.id })];
  const kept = hasCondition(actor, "pinned");
  if (kept) return [reason("condition", { condition: "pinned" })];
  if (lost) return [reason("no-slot", { slot: "action" })];
  if (spent) return lateReasons(judged);
  if (action.family === "put-off") return [];
  if (!isPartOf(action, declared.action)) return [exclusion(judged, declared.action)];
  return [...movedReasons(judged), ...strokeReasons(judged), ...placeReasons(judged, phaseNow(situation))];
}

/** After the action: only the half-move of one that attacked first, at the end of the round (ADND-ATTACK-006). */
function lateReasons({ situation, actor, action }: Case): Reason[] {
  const isLate = action.id === "move" && allowanceOf(situation, actor).whole > 0;
  if (!isLate) return [reason("no-slot", { slot: "action" })];
  return when(phaseNow(situation) < END_OF_ROUND, "not-your-turn", { phase: "end-of-round" });
}

/** Whoever has walked can't turn to something that wants its doer still, or the whole of its movement (ADND-CHARGE-001, ADND-PARRY-001). */
function exclusion({ actor, action }: Case, declared: string): Reason {
  const walked = actor.turn.moved > 0 && (action.form === "no-move" || action.form === "full-move");
  return walked
    ? reason("already-moved", { moved: actor.turn.moved, allowed: 0 })
    : reason("combination", { action: declared });
}

/** How far somebody may have walked for what it does now (ADND-ACT-001, ADND-ATTACK-001, ADND-GUARD-001, ADND-FIRE-001). */
function movedReasons({ situation, actor, action }: Case): Reason[] {
  const { moved, adjusted, declared } = actor.turn;
  if (action.family === "overrun" || (action.family === "walk" && action.id !== "adjust")) return [];
  const rate = rateOf(situation, actor) ?? 0;
  const late = declared?.action === "guard" && phaseNow(situation) === END_OF_ROUND;
  const allowed = action.form === "half-move" ? (late ? rate : distanceOf(rate, 0.5)) : 0;
  const again = action.id === "adjust" && adjusted;
  return when(moved > allowed || again, "already-moved", { moved, allowed });
}

/** Strokes and shots of the round run out. */
function strokeReasons(judged: Case): Reason[] {
  const { situation, actor, action } = judged;
  if (action.family !== "attack" && action.family !== "fire") return [];
  const strokes = strokesOf(situation, actor, meantBy(judged)).length;
  return when(strokes > 0 && actor.turn.made >= strokes, "no-slot", { slot: "attacks" });
}

/** Too early, or somebody else comes first (ADND-INIT-006 to 010). */
function placeReasons(judged: Case, now: number): Reason[] {
  const { situation, actor, action } = judged;
  if (action.family === "aim" || action.family === "guard" || action.id === "parry")
    return when(now < 0, "not-your-turn", { phase: PHASES[0] });
  const moves = ["walk", "overrun", "stand"].includes(action.family) && action.id !== "adjust";
  const due = moves ? startPhaseOf(situation, actor) : duePhase(judged);
  if (now < 0 || now < due) return [reason("not-your-turn", { phase: PHASES[due] ?? null })];
  const kind: Kind = moves && actor.turn.declared?.action !== "stand-up-shared" ? "movement" : "action";
  const before = isBefore(situation, actor, kind);
  return before === null ? [] : [reason("not-your-turn", { creature: before })];
}

/** When the action is due: with a held stroke only against whom it is held; a guard strikes by itself no earlier than at the end, unless it was attacked (ADND-GUARD-008). */
function duePhase(judged: Case): number {
  const { situation, act, actor, action } = judged;
  const { declared, beset } = actor.turn;
  if (declared?.action === "guard" && action.family === "attack" && !beset) return END_OF_ROUND;
  if (declared?.action === "guard" && action.id === "adjust") return startPhaseOf(situation, actor);
  const target = findFighter(situation, act.target);
  const held = action.id === "adjust" ? undefined : target !== null && isHeldAt(situation, actor, target);
  const meant = action.id === "adjust" && declared ? declared : meantBy(judged);
  return blowPhase(situation, actor, meant, held) ?? startPhaseOf(situation, actor);
}
