import { getGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import type { Combat } from "./combat.js";
import type { CombatHistoryData } from "./combat-base.js";

/** What the callbacks of a turn get to know. */
export interface TurnEventContext {
  round: number;
  turn: number;
  skipped: boolean;
}

/** What the callbacks of a round get to know. */
export interface RoundEventContext {
  round: number;
  skipped: boolean;
}

/**
 * After a change of round, turn or current creature: on the designated game master the callbacks, each awaited; on every
 * client the hook `combatTurnChange`. Going back runs the hook alone.
 */
export async function manageTurnEvents(combat: Combat): Promise<void> {
  const { previous, current } = combat;
  if (!previous || !combat.started) return;
  if (getGame().user?.isActiveGM && isForward(previous, current)) await runCallbacks(combat, previous, current);
  Hooks.callAll("combatTurnChange", combat, previous, current);
}

function isForward(previous: CombatHistoryData, current: CombatHistoryData): boolean {
  if (current.round !== previous.round) return current.round > previous.round;
  // The same creature at another place in the order has neither ended nor begun its turn.
  return (current.turn ?? -1) >= (previous.turn ?? -1) && current.combatantId !== previous.combatantId;
}

async function runCallbacks(combat: Combat, previous: CombatHistoryData, current: CombatHistoryData): Promise<void> {
  const [prior, next] = [previous, current].map(({ combatantId }) =>
    combatantId ? combat.combatants.get(combatantId) : undefined,
  );
  const advancesRound = current.round > previous.round;
  if (prior && previous.turn !== null && previous.round > 0)
    await combat._onEndTurn(prior, { round: previous.round, turn: previous.turn, skipped: false });
  if (advancesRound && previous.round > 0) await combat._onEndRound({ round: previous.round, skipped: false });
  if (advancesRound) await combat._onStartRound({ round: current.round, skipped: false });
  if (!next || current.turn === null) return;
  const context = { round: current.round, turn: current.turn, skipped: false };
  await combat._onStartTurn(next, context);
  if (next.token) await combat._clearMovementHistoryOnStartTurn(next, context);
}
