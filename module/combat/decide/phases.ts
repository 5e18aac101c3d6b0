import type { Encounter, PhaseMark, TurnMark } from "../../model/encounter.js";
import type { Act } from "../../model/act.js";
import type { PhaseId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { placeOfTurn } from "../turn-marks.js";
import { closeOpenTurns, closeTurns, isWaiting, openTurn, resume } from "./open-turns.js";

/**
 * Moves on to a phase, or to the time before the next round's first one. What lies between begins and passes. After a
 * rewind, a phase that has begun already is shown again instead: nothing begins twice.
 */
export function startPhase(draft: Draft, phase: PhaseId | null): Refusal | null {
  const order: readonly PhaseId[] = draft.ruleset.phases?.order ?? [];
  if (order.length === 0 || (phase !== null && !order.includes(phase))) return refusal("no-such-action", { phase });
  if (isWaiting(draft)) return refusal("window-open", { phase });
  const { encounter } = draft;
  const isLater = phase !== null && order.indexOf(phase) > order.indexOf(encounter.phase ?? "");
  const goal = { round: encounter.round + (isLater ? 0 : 1), phase };
  if (isReached(order, encounter, goal)) {
    closeRunning(draft);
    showPhase(draft, order, goal);
    return null;
  }
  closeOpenTurns(draft);
  passTo(draft, order, goal);
  return null;
}

/**
 * Shows once more what came before in a game of phases: the turn before, or the beginning of a phase, before a turn of it
 * or where nobody had one. Nothing that has happened since is taken back.
 */
export function rewindInPhases(draft: Draft, order: readonly PhaseId[]): Refusal | null {
  const { encounter } = draft;
  const { round, phase = null, turns, active } = encounter;
  const shown = { round, phase };
  const earlier = placeOfTurn(encounter) - (active === null ? 0 : 1);
  const mark = turns[earlier];
  const before = active === null ? phaseBefore(order, shown) : shown;
  if (mark && (isIn(mark, shown) || isIn(mark, before))) resume(draft, earlier);
  else if (before === null) return refusal("no-earlier-turn", {});
  else showPhase(draft, order, before);
  return null;
}

const isIn = (mark: TurnMark, shown: PhaseMark | null): boolean =>
  mark.round === shown?.round && (mark.phase ?? null) === shown.phase;

function phaseBefore(order: readonly PhaseId[], { round, phase }: PhaseMark): PhaseMark | null {
  if (phase === null) return round <= 1 ? null : { round: round - 1, phase: order.at(-1) ?? null };
  return { round, phase: order[order.indexOf(phase) - 1] ?? null };
}

/** From the beginning of a phase on all turns of it, and of those behind it, lie ahead. */
function showPhase(draft: Draft, order: readonly PhaseId[], { round, phase }: PhaseMark): void {
  const place = order.indexOf(phase ?? "");
  const ahead = draft.encounter.turns.filter(
    (mark) => mark.round > round || (mark.round === round && order.indexOf(mark.phase ?? "") >= place),
  ).length;
  draft.push({ type: "PhaseResumed", round, phase, ahead });
}

/**
 * Whoever acts in its phase has the turn: the one before ends. Acts that are no part of a turn of one's own leave it with
 * whoever has it.
 */
export function passInPhase(draft: Draft, act: Act): void {
  const { phases } = draft.ruleset;
  const { active, phase } = draft.encounter;
  if (!phases || !phase || isWaiting(draft) || active === act.by || !phases.takesTurn(draft.situation, act)) return;
  closeRunning(draft);
  openTurn(draft, act.by);
}

function isReached(order: readonly PhaseId[], { reached }: Encounter, { round, phase }: PhaseMark): boolean {
  if (reached?.round !== round) return reached !== undefined && round < reached.round;
  return order.indexOf(phase ?? "") <= order.indexOf(reached.phase ?? "");
}

function closeRunning(draft: Draft): void {
  const { active, turns } = draft.encounter;
  if (active === null) return;
  const open = turns.some(({ creature, ended }) => creature === active && !ended);
  if (open) closeTurns(draft, [active]);
  else draft.push({ type: "TurnEnded", creature: active });
}

/** From the farthest phase on, one after the other. */
function passTo(draft: Draft, order: readonly PhaseId[], goal: PhaseMark): void {
  const { reached, round: shown, phase: showing } = draft.encounter;
  if (reached && (reached.round !== shown || reached.phase !== showing))
    draft.push({ type: "PhaseResumed", ...reached, ahead: 0 });
  const now = (): PhaseMark => {
    const { round, reached } = draft.encounter;
    return reached ?? { round, phase: null };
  };
  for (let { round, phase } = now(); round !== goal.round || phase !== goal.phase; { round, phase } = now()) {
    const next = order[order.indexOf(phase ?? "") + 1];
    if (next !== undefined) {
      draft.push({ type: "PhaseStarted", phase: next });
    } else {
      draft.push({ type: "RoundStarted", round: round + 1 });
      draft.push(...draft.ruleset.startRound(draft.situation));
    }
  }
}
