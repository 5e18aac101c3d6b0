import type { Situation } from "../../../rules/situation.js";
import { findAction, plainFormOf } from "../actions.js";
import type { Fighter } from "../fighter.js";
import { END_OF_ROUND, phaseNow } from "../phases.js";
import type { Walk } from "../state.js";
import { isFullMove } from "../timing.js";
import { distanceOf, rateOf } from "./speed.js";

/** What may still be walked: in this phase, and of the whole action. Squares. */
export interface Allowance {
  readonly now: number;
  readonly whole: number;
}

const NONE: Allowance = { now: 0, whole: 0 };

/**
 * What the declared action lets its doer walk. A half-move takes one phase (ADND-INIT-002); a full move two that follow
 * each other, half of it in each, the larger half first (ADND-INIT-003, ADND-CHARGE-004). Without anything declared, as
 * far as a move would go.
 */
export function allowanceOf(situation: Situation, fighter: Fighter, mode?: string): Allowance {
  const { turn } = fighter;
  const rate = rateOf(situation, fighter, mode) ?? 0;
  const action = turn.declared?.action ?? "move";
  const factor = findAction(action)?.factor ?? (action === "fire-full" ? 0.5 : 0);
  if (turn.lost || turn.adjusted) return NONE;
  const half = distanceOf(rate, 0.5);
  if (turn.spent) return isLate(fighter, action) ? lateHalf(situation, fighter, half) : NONE;
  if (action === "guard" && phaseNow(situation) === END_OF_ROUND)
    return lateHalf(situation, fighter, Math.min(half, Math.max(0, rate - walkedBefore(fighter))));
  if (turn.aborted) return afterAbort(fighter, rate, half, factor);
  const all = distanceOf(rate, factor);
  return isFullMove(action) ? inTwoPhases(situation, fighter, all) : inOnePhase(situation, fighter, all);
}

/** A half-move after the attack, for those who haven't walked before it (ADND-ATTACK-006). */
const isLate = ({ turn }: Fighter, action: string): boolean =>
  plainFormOf(action) === "attack" && turn.walks.every(({ phase }) => phase === END_OF_ROUND);

const inPhase = (walks: readonly Walk[], phase: number): number =>
  walks.find((walk) => walk.phase === phase)?.squares ?? 0;

const walkedBefore = ({ turn }: Fighter): number => turn.moved - inPhase(turn.walks, END_OF_ROUND);

function lateHalf(situation: Situation, { turn }: Fighter, half: number): Allowance {
  const whole = Math.max(0, half - inPhase(turn.walks, END_OF_ROUND));
  return { now: phaseNow(situation) === END_OF_ROUND ? whole : 0, whole };
}

/** The extra phase holds one half; whoever has walked already gets no more than a half-move, and not beyond its rate (ADND-ACT-010). */
function afterAbort(fighter: Fighter, rate: number, half: number, factor: number): Allowance {
  const before = walkedBefore(fighter);
  const one = factor > 0.5 ? Math.ceil(distanceOf(rate, factor) / 2) : distanceOf(rate, factor);
  const limit = before > 0 ? Math.min(one, half, Math.max(0, rate - before)) : one;
  const whole = Math.max(0, limit - inPhase(fighter.turn.walks, END_OF_ROUND));
  return { now: whole, whole };
}

function inOnePhase(situation: Situation, { turn }: Fighter, all: number): Allowance {
  const [first] = turn.walks;
  const isOver = first !== undefined && first.phase !== phaseNow(situation);
  const whole = isOver ? 0 : Math.max(0, all - turn.moved);
  return { now: whole, whole };
}

function inTwoPhases(situation: Situation, { turn }: Fighter, all: number): Allowance {
  const now = phaseNow(situation);
  const first = turn.walks[0]?.phase ?? now;
  const whole = now > first + 1 ? 0 : Math.max(0, all - turn.moved);
  const half = now === first ? Math.ceil(all / 2) : Math.floor(all / 2);
  return { now: Math.max(0, Math.min(whole, half - inPhase(turn.walks, now))), whole };
}
