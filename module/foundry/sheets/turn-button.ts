import type { SessionSeat } from "../port/fight-session.js";

type Sent = Parameters<SessionSeat["session"]["send"]>[0];

/** What a button at the foot of the sheet asks for; null for none of them. */
export function commandOfButton(button: string, { session, creature }: SessionSeat): Sent | null {
  switch (button) {
    case "endTurn":
      return { type: "EndTurn", creature };
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
