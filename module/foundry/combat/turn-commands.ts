import type { Command } from "../../model/command.js";
import type { Refusal } from "../../model/refusal.js";
import type { UndoRequest } from "../../table/envelope.js";
import { nextCreature } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { endOfTurn } from "../sheets/end-of-turn.js";
import { startBehindGroup, startOf } from "./like-creatures.js";

/** Core's button for the next turn: the game master starts it, a player ends their own. */
export async function goToNextTurn(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  if (!game.user.isGM && encounter.active !== null) {
    const command = await endOfTurn({ session, creature: encounter.active });
    if (command) await sendOrTell(session, command);
    return;
  }
  const next = nextCreature(encounter, ruleset, scene);
  if (next !== null) await sendOrTell(session, startOf(session, next));
}

/** The first turn of the next round; those in between pass. */
export async function goToNextRound(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
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

/** Sends; what is refused is told to this client's screens. True where it was accepted. */
export async function sendOrTell(session: FightSession, command: Command | UndoRequest): Promise<boolean> {
  const result = await session.send(command);
  if (result.ok) return true;
  // Of a player's undo the keeper of the ledger is asked (see commands/authority.ts).
  if (command.type === "Undo" && game.user.isGM && asksGm(result.error))
    Hooks.callAll("battle-tempo.undo-asks", session, command);
  else tellRefusal(session, command, result.error);
  return false;
}

const asksGm = ({ reasons }: Refusal): boolean => reasons.some(({ code }) => code === "undo-asks");

function tellRefusal(session: FightSession, command: Command | UndoRequest, refusal: Refusal): void {
  const act = command.type === "TakeAction" ? command.act : null;
  const creature = act?.by ?? ("creature" in command && typeof command.creature === "string" ? command.creature : null);
  Hooks.callAll("battle-tempo.refused", { session, creature, refusal, act });
}
