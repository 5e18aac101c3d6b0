import type { SessionSeat } from "../port/fight-session.js";
import { endOfTurn } from "./end-of-turn.js";

type Sent = Parameters<SessionSeat["session"]["send"]>[0];

/** What a button at the foot of the sheet asks for; null for none of them, or where nothing is wanted after all. */
export async function commandOfButton(button: string, seat: SessionSeat): Promise<Sent | null> {
  const { session, creature } = seat;
  switch (button) {
    case "endTurn":
      return endOfTurn(seat);
    case "undo":
      return { type: "Undo", creature: game.user.isGM ? null : creature };
    case "comeIn":
      return session.face.delay && { type: "TakeAction", act: { by: creature, action: session.face.delay.comeIn } };
    default:
      return null;
  }
}

/** Delaying is done by letting the next one act: whoever holds its turn back has to end it. */
export function endOfHeldTurn({ session, creature }: SessionSeat): Sent | null {
  const { encounter, scene, ruleset } = session;
  const holds = encounter.active === creature && ruleset.delays({ ...scene, encounter }, creature);
  return holds ? { type: "EndTurn", creature } : null;
}
