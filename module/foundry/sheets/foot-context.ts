import type { JsonObject } from "../../kernel/json.js";
import { actionName } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { restButtons } from "./take-rest.js";

/** What can be done about the turn itself; null `seat`: no fight, but then there may be time for a rest. */
export function footContext(game: Game, seat: SessionSeat | null, editable: boolean): JsonObject {
  if (!seat) return { inFight: false, rests: editable ? restButtons(game) : [] };
  const { session, creature } = seat;
  const mine = session.encounter.active === creature && session.owns(creature);
  return {
    inFight: true,
    mayEnd: mine && session.encounter.tasks.length === 0,
    comeIn: mayComeIn(seat) ? actionName(session.ruleset.id, session.face.delay?.comeIn ?? "") : "",
    mayUndo: session.mayUndo(creature),
    waiting: session.isWaiting(creature),
  };
}

/** Whoever holds its turn back takes it up behind the running one. */
function mayComeIn({ session, creature }: SessionSeat): boolean {
  const { ruleset, encounter, scene, face } = session;
  return face.delay !== null && session.owns(creature) && ruleset.delays({ ...scene, encounter }, creature);
}
