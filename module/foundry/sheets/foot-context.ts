import type { JsonObject } from "../../kernel/json.js";
import type { SessionSeat } from "../port/fight-session.js";

/** What can be done about the turn itself; null `seat`: no fight. */
export function footContext(seat: SessionSeat | null): JsonObject {
  if (!seat) return { inFight: false };
  const { session, creature } = seat;
  const mine = session.encounter.active === creature && session.owns(creature);
  return {
    inFight: true,
    mayEnd: mine && session.encounter.tasks.length === 0,
    mayUndo: session.mayUndo(creature),
    waiting: session.isWaiting(creature),
  };
}
