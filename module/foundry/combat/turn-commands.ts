import type { Command } from "../../model/command.js";
import type { Refusal } from "../../model/refusal.js";
import type { UndoRequest } from "../../table/envelope.js";
import { nextCreature } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";

/** More undos in a row than any turn has acts. */
const UNDO_LIMIT = 200;

/** Core's button for the next turn: the game master starts it, a player ends their own. */
export async function goToNextTurn(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  if (!game.user.isGM && encounter.active !== null) {
    await sendOrTell(session, { type: "EndTurn", creature: encounter.active });
    return;
  }
  const next = nextCreature(encounter, ruleset, scene);
  if (next !== null) await sendOrTell(session, { type: "StartTurn", creature: next });
}

/** The first turn of the next round; those in between pass. */
export async function goToNextRound(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  const first = nextCreature({ ...encounter, last: null }, ruleset, scene);
  if (first !== null) await sendOrTell(session, { type: "StartTurn", creature: first });
}

/** Back to before the running turn began: what happened in it is taken back, act by act. */
export const goToPreviousTurn = (session: FightSession): Promise<void> =>
  undoUntil(session, ({ encounter }, from) => encounter.active !== null && encounter.active !== from.active);

/** Back to the round before, as far as the ledger still holds it. */
export const goToPreviousRound = (session: FightSession): Promise<void> =>
  undoUntil(session, ({ encounter }, from) => encounter.round < from.round);

async function undoUntil(
  session: FightSession,
  isThere: (session: FightSession, from: FightSession["encounter"]) => boolean,
): Promise<void> {
  const from = session.encounter;
  for (let count = 0; count < UNDO_LIMIT && !isThere(session, from); count++) {
    if (!(await sendOrTell(session, { type: "Undo", creature: null }))) return;
  }
}

/** Sends; what is refused is told to this client's screens. True where it was accepted. */
export async function sendOrTell(session: FightSession, command: Command | UndoRequest): Promise<boolean> {
  const result = await session.send(command);
  if (!result.ok) tellRefusal(session, command, result.error);
  return result.ok;
}

function tellRefusal(session: FightSession, command: Command | UndoRequest, refusal: Refusal): void {
  const act = command.type === "TakeAction" ? command.act : null;
  const creature = act?.by ?? ("creature" in command && typeof command.creature === "string" ? command.creature : null);
  Hooks.callAll("battle-tempo.refused", { session, creature, refusal, act });
}
