import { nextCreature, nextInPhases } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { endOfTurn } from "../sheets/end-of-turn.js";
import { startBehindGroup, startOf } from "./like-creatures.js";
import { sendOrTell } from "./send-or-tell.js";
import { rollSides, sidesToRoll } from "./side-initiative.js";

/** Core's button for the next turn: the game master starts it, a player ends their own. */
export async function goToNextTurn(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  if (!game.user.isGM && encounter.active !== null) {
    const command = await endOfTurn({ session, creature: encounter.active });
    if (command) await sendOrTell(session, command);
    return;
  }
  if (ruleset.phases) {
    if (game.user.isGM) await goOnInPhases(session);
    return;
  }
  const next = nextCreature(encounter, ruleset, scene);
  if (next !== null) await sendOrTell(session, startOf(session, next));
}

/** For a game master: the sides that haven't rolled do, and the first phase begins, whoever has declared by then. */
export async function goOnToFirstPhase(session: FightSession): Promise<void> {
  const round = session.encounter.round;
  await rollSides(session);
  const { encounter, ruleset } = session;
  const [first] = ruleset.phases?.order ?? [];
  if (first !== undefined && encounter.round === round && (encounter.phase ?? null) === null)
    await sendOrTell(session, { type: "StartPhase", phase: first });
}

/** Before the first phase the sides roll; then whoever is due, and phase by phase. */
async function goOnInPhases(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  const command = nextInPhases(encounter, ruleset, scene);
  if (sidesToRoll(session).length > 0) await rollSides(session);
  else if (command) await sendOrTell(session, command);
}

/** The first turn of the next round, or the time before its first phase; what lies between passes. */
export async function goToNextRound(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  if (ruleset.phases) {
    await sendOrTell(session, { type: "StartPhase", phase: null });
    return;
  }
  const first = nextCreature({ ...encounter, last: null, ahead: 0 }, ruleset, scene);
  if (first !== null) await sendOrTell(session, startOf(session, first));
}

/** Shows the turn before once more: what has been spent and done stands. */
export const goToPreviousTurn = (session: FightSession): Promise<unknown> =>
  sendOrTell(session, { type: "RewindTurn", to: "turn" });

/** The last turn of the round before, in the same way. */
export const goToPreviousRound = (session: FightSession): Promise<unknown> =>
  sendOrTell(session, { type: "RewindTurn", to: "round" });

/** Ends the turns that began together, all at once. */
export async function endTurnsOfGroup(session: FightSession): Promise<void> {
  const command = startBehindGroup(session);
  if (command) await sendOrTell(session, command);
}

/** Takes back everything done since the running turn began. */
export const goBackToTurnStart = (session: FightSession): Promise<unknown> =>
  sendOrTell(session, { type: "Undo", creature: null, reach: "turn" });
